// What is pure of a document is a room of its own, for rooms that open no file and know no YAML.
@_exported public import Texts
