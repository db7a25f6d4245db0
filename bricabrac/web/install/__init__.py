"""An app on the device: manifest, service worker, offline page, notifications."""
