/// A command that looks after the project file itself, or has no use for it.
protocol WithoutProjectFile {}
