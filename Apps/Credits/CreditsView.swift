import UIKit

/// One credit: a name, a role, and two links, each a label under an invisible button.
final class CreditsView: UIViewController {
    private var roleLabel: UILabel?
    private var nameLabel: UILabel?
    private var handleLabel: UILabel?
    private var webLabel: UILabel?
    private var handleButton: UIButton?
    private var webButton: UIButton?

    /// Called with the URL of the link that the user tapped.
    var open: (URL) -> Void = { _ in }

    private var credit: AppCredit?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let handleButton, let handleLabel {
            LinkButton.connect(handleButton, to: handleLabel) { [weak self] in self?.openHandle() }
        }
        if let webButton, let webLabel {
            LinkButton.connect(webButton, to: webLabel) { [weak self] in self?.openWebAddress() }
        }
        show()
    }

    /// Shows a credit in the labels.
    func setAppCredit(_ credit: AppCredit) {
        self.credit = credit
        if isViewLoaded { show() }
    }

    private func show() {
        roleLabel?.text = credit?.role
        nameLabel?.text = credit?.name
        handleLabel?.text = credit?.handle
        webLabel?.text = credit?.webAddress
    }

    private func openHandle() {
        guard let handle = credit?.handle.dropFirst(), !handle.isEmpty, let url = URL(string: "https://twitter.com/\(handle)") else { return }
        open(url)
    }

    private func openWebAddress() {
        guard let address = credit?.webAddress, !address.isEmpty, let url = URL(string: "https://\(address)") else { return }
        open(url)
    }

    /// Receives the nib's outlets.
    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "roleLabel": roleLabel = value as? UILabel
        case "nameLabel": nameLabel = value as? UILabel
        case "handleLabel": handleLabel = value as? UILabel
        case "webLabel": webLabel = value as? UILabel
        case "handleButton": handleButton = value as? UIButton
        case "webButton": webButton = value as? UIButton
        default: super.setValue(value, forKey: key)
        }
    }
}
