import CoreGraphics

/// The keys that choose in an alert.
@MainActor
enum AlertKeys {
    private static let chooseDefault: Selector = "laminaChooseDefault"
    private static let chooseCancel: Selector = "laminaChooseCancel"

    static let commands: [UIKeyCommand] = {
        SelectorTable.shared.register(chooseDefault, for: UIAlertController.self) { alert, _, _ in alert.chooseDefault() }
        SelectorTable.shared.register(chooseCancel, for: UIAlertController.self) { alert, _, _ in alert.chooseCancel() }
        let choice = UIKeyCommand(input: "\r", modifierFlags: [], action: chooseDefault)
        // The return key answers from within the alert's fields, too.
        choice.wantsPriorityOverSystemBehavior = true
        return [choice, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: chooseCancel)]
    }()
}
