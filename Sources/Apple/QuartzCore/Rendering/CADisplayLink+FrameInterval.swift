extension CADisplayLink {
    /// The number of sixtieths of a second between two ticks; the default is 1.
    ///
    /// - Source: Apple's description of `preferredFramesPerSecond`, which replaces this property: 60 divided by it.
    @available(*, deprecated, message: "preferredFramesPerSecond")
    public var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, Int((60 / Double(preferredFramesPerSecond)).rounded())) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
    }
}
