/// What a control shows in each of its states.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What was said of exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What is shown in a state: what was said of it, or of the normal one.
    ///
    /// A control that is selected and highlighted looks selected unless somebody said how both look together, as on iOS.
    func value(for state: UIControl.State) -> Value? {
        if let value = values[state] { return value }
        for part in [UIControl.State.disabled, .selected, .highlighted] where state.contains(part) {
            if let value = values[part] { return value }
        }
        return values[.normal]
    }
}
