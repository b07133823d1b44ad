public import Foundation
package import LaminaMethods

/// A controller that asks the user a question, as an alert in the middle of the window or as an action sheet at its lower edge.
open class UIAlertController: UIViewController, SelfPresenting {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { alertMembers }

    /// The style of an alert.
    public typealias Style = UIAlertControllerStyle

    /// The style that the alert was created with.
    open private(set) var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String? { didSet { contentChanged() } }
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action with an emphasised button, which the return key chooses; one of `actions`.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// The text fields of an alert; nil when there are none.
    open private(set) var textFields: [UITextField]?
    /// The title of the alert.
    open override var title: String? { didSet { contentChanged() } }
    /// True from the choice of an action until the dismissal has ended; further choices are ignored.
    private var isAnswered = false

    private init(style: Style) {
        preferredStyle = style
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
    }

    /// Creates the controller from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(style: preferredStyle)
        self.title = title
        self.message = message
    }

    /// Adds an action.
    ///
    /// A second cancel action is refused.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "an alert can have only one action of style cancel; “\(action.title ?? "")” is ignored")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Adds a text field.
    ///
    /// Action sheets refuse text fields.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException", detail: "text fields can be added only to an alert controller of style alert")
        }
        let field = UITextField()
        configurationHandler?(field)
        adopt(field)
    }

    /// Adds a text field that is there already.
    func adopt(_ field: UITextField) {
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    open override func loadView() { view = preferredStyle == .alert ? AlertView(self) : ActionSheetView(self) }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = textFields?.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    /// True, so that the return and escape keys can choose an action.
    open override var canBecomeFirstResponder: Bool { true }
    open override var keyCommands: [UIKeyCommand]? { AlertKeys.commands }

    package func ownPresentation(over base: UIViewController) -> UIPresentationController {
        AlertPresentation(presentedViewController: self, presenting: base)
    }

    private func contentChanged() { (viewIfLoaded as? any AlertContent)?.reload() }

    // MARK: Choosing an action

    /// The action with the bold button: the preferred action, or else the cancel action.
    package var emphasized: UIAlertAction? { preferredAction ?? cancelAction }
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert and then calls the action's handler.
    package func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isAnswered else { return }
        isAnswered = true
        let finish = { [self] in
            isAnswered = false
            action.handler?(action)
        }
        if let presenter = presentingViewController { presenter.dismiss(animated: true, completion: finish) } else { finish() }
    }

    /// Chooses an action for the return key: the preferred action, else the only action, else the first action of the default style.
    package func chooseDefault() {
        let choice = preferredAction ?? (actions.count == 1 ? actions.first : actions.first { $0.style == .default })
        if let choice { choose(choice) }
    }

    /// Chooses an action for the escape key or a tap beside an action sheet: the cancel action, or else the only action.
    func chooseCancel() {
        if let choice = cancelAction ?? (actions.count == 1 ? actions.first : nil) { choose(choice) }
    }
}
