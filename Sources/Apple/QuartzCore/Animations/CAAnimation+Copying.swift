extension CAAnimation {
    /// Returns the copy that a layer keeps when the animation is added to it.
    package func attachedCopy() -> CAAnimation { copy() as? CAAnimation ?? self }
}
