/// A value for each state of a control, with a fallback for states that have none.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value to display in a state; the value for `normal` when none fits better.
    ///
    /// In a combined state without a value of its own, `disabled` takes precedence over `selected`, and `selected` over `highlighted`, as on iOS.
    func value(for state: UIControl.State) -> Value? {
        if let value = values[state] { return value }
        for part in [UIControl.State.disabled, .selected, .highlighted] where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }
}
