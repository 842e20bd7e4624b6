// The words of readers are a room of their own only because the tool that packs them for this one needs them first.
@_exported public import Words
