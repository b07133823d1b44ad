public import Foundation

/// Asks the user something, in the middle of the window or from its lower edge.
open class UIAlertController: UIViewController {
    /// Where the question stands.
    public enum Style: Int, Sendable {
        /// At the lower edge.
        case actionSheet = 0
        /// In the middle.
        case alert
    }

    /// Where the question stands.
    open private(set) var preferredStyle = Style.alert
    /// Below the title.
    open var message: String? { didSet { contentChanged() } }
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that stands out, and that the return key presses; one of `actions`.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// The fields to fill in, of an alert in the middle.
    open private(set) var textFields: [UITextField]?
    /// The question's title.
    open override var title: String? { didSet { contentChanged() } }
    /// A button was chosen, and the alert is on its way out.
    private var isAnswered = false

    private init(style: Style) {
        preferredStyle = style
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A question without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(style: preferredStyle)
        self.title = title
        self.message = message
    }

    /// Adds a button; there is one to cancel at most.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "an alert has one action of the style cancel; “\(action.title ?? "")” is left out")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Adds a field to fill in.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report(
                exception: "NSInternalInconsistencyException", detail: "text fields can only be added to an alert of the style alert")
        }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    open override func loadView() { view = preferredStyle == .alert ? AlertView(self) : ActionSheetView(self) }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = textFields?.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    /// True: return and escape choose.
    open override var canBecomeFirstResponder: Bool { true }
    open override var keyCommands: [UIKeyCommand]? { AlertKeys.commands }

    override func ownPresentation(over base: UIViewController) -> UIPresentationController? {
        AlertPresentation(presentedViewController: self, presenting: base)
    }

    private func contentChanged() { (viewIfLoaded as? any AlertContent)?.reload() }

    // MARK: Answers

    /// The button that stands out.
    var emphasized: UIAlertAction? { preferredAction ?? cancelAction }
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The alert goes; then what the button is for is done.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isAnswered else { return }
        isAnswered = true
        let finish = { [self] in
            isAnswered = false
            action.handler?(action)
        }
        if let presenter = presentingViewController { presenter.dismiss(animated: true, completion: finish) } else { finish() }
    }

    /// What the return key does: the button that stands out, if it is not the one to cancel, or the only one.
    func chooseDefault() {
        let choice = preferredAction ?? (actions.count == 1 ? actions.first : actions.first { $0.style == .default })
        if let choice { choose(choice) }
    }

    /// What the escape key and a tap beside a sheet do.
    func chooseCancel() {
        if let choice = cancelAction ?? (actions.count == 1 ? actions.first : nil) { choose(choice) }
    }
}
