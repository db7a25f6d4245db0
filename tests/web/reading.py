"""Reading a page as a screen reader does: the accessibility tree, as Chromium computes it."""

from dataclasses import dataclass, field


@dataclass
class Node:
    """Something that is read: what it is, what it is called, what is said about it."""

    id: str
    role: str
    name: str
    about: str
    level: int
    inside: list["Node"] = field(default_factory=list)

    def all(self, *roles):
        """Everything of these roles inside."""
        for one in self.inside:
            if one.role in roles:
                yield one
            yield from one.all(*roles)

    def text(self):
        """Everything that is read inside, in order."""
        return (
            self.name if self.role == "StaticText" else " ".join(one.text() for one in self.inside)
        )


def value(node, key, default=""):
    return node.get(key, {}).get("value", default)


def heard(page):
    """The tree of a page; what is ignored is left out."""
    session = page.context.new_cdp_session(page)
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    made = {}
    for one in found:
        extra = {prop["name"]: prop["value"].get("value") for prop in one.get("properties", [])}
        made[one["nodeId"]] = Node(
            str(one.get("backendDOMNodeId", "")),
            "" if one.get("ignored") else value(one, "role"),
            value(one, "name").strip(),
            value(one, "description").strip(),
            int(extra.get("level") or 0),
        )
    for one in found:
        for child in one.get("childIds", []):
            if child in made:
                made[one["nodeId"]].inside.append(made[child])
    return made[found[0]["nodeId"]]
