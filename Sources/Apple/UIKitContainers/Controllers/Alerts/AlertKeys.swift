import CoreGraphics

/// The keyboard commands that answer an alert: return and escape.
@MainActor
enum AlertKeys {
    private static let chooseDefault: Selector = "laminaChooseDefault"
    private static let chooseCancel: Selector = "laminaChooseCancel"

    static let commands: [UIKeyCommand] = {
        let choice = UIKeyCommand(input: "\r", modifierFlags: [], action: chooseDefault)
        // With priority, because otherwise an alert's text field that is the first responder would receive the return key.
        choice.wantsPriorityOverSystemBehavior = true
        return [choice, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: chooseCancel)]
    }()
}
