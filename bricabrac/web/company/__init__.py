"""The people one plays against: how they are chosen, how they look, what they remark."""
