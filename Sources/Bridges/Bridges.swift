/// What the accessibility API of a platform shows a reader of the trees that toolkits make.
///
/// A tree states facts: a role, states, numbers. What of them reaches a reader is not the reader's decision
/// but the platform's: each function here takes a screen of facts and returns the screen that a reader asks,
/// the same one where there is nothing to do. All of them are pure, and need no files.
public enum Bridges {}
