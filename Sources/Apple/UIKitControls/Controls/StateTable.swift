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
    /// A disabled control without a value for its combined state has the value for `disabled`. A selected one that is pressed has the normal value.
    func value(for state: UIControl.State) -> Value? {
        if let value = values[state] { return value }
        let isPressedSelection = state.isSuperset(of: [.selected, .highlighted])
        let parts: [UIControl.State] = isPressedSelection ? [.disabled] : [.disabled, .selected, .highlighted]
        for part in parts where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }
}
