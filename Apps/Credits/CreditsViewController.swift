import UIKit

/// The credits screen: the app's name, one credit after another, a description, and the sponsor.
final class CreditsViewController: UIViewController, CAAnimationDelegate {
    private static let animationKey = "credits"
    /// Nearly invisible, but just above the opacity below which a view receives no touches.
    private static let touchableOpacity: Float = 0.02

    weak var delegate: CreditsViewDelegate?

    private var nameLabel: UILabel?
    private var creditsArea: UIView?
    private var descriptionView: UITextView?
    private var sponsorLabel: UILabel?
    private var sponsorButton: UIButton?
    private var doneButton: UIBarButtonItem?

    private let creditsView = CreditsView(nibName: "CreditView", bundle: nil)
    private var currentCredit = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sponsorLabel?.text = NSLocalizedString("sponsor.text", comment: "Who made it, with a link")
        if let sponsorButton, let sponsorLabel {
            LinkButton.connect(sponsorButton, to: sponsorLabel) { [weak self] in self?.openSponsor() }
        }
        doneButton?.primaryAction = UIAction(title: NSLocalizedString("done", comment: "Button")) { [weak self] _ in
            self?.delegate?.creditsDidFinish()
        }
        addChild(creditsView)
        creditsView.view.layer.opacity = 0
        creditsView.didMove(toParent: self)
        creditsView.open = { [weak self] url in self?.confirm(url) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameLabel?.text = delegate?.creditsApplicationName()
        descriptionView?.text = delegate?.creditsApplicationDescription()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        animateNextCredit()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        creditsView.view.layer.removeAllAnimations()
    }

    // MARK: One credit after another

    private func animateNextCredit() {
        guard let credits = delegate?.credits(), !credits.isEmpty, let creditsArea else { return }
        creditsView.setAppCredit(credits[currentCredit % credits.count])
        currentCredit = (currentCredit + 1) % credits.count
        creditsView.view.frame = creditsArea.bounds
        creditsArea.addSubview(creditsView.view)

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 2
        fade.autoreverses = true
        fade.delegate = self
        creditsView.view.layer.add(fade, forKey: Self.animationKey)
    }

    func animationDidStart(_ anim: CAAnimation) {
        // Hit testing uses the model's opacity while the animation is visible, so the model must not be transparent.
        creditsView.view.layer.opacity = Self.touchableOpacity
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // Between two fades the model is visible, so it must be transparent.
        creditsView.view.layer.opacity = 0
        // Removing an animation stops it too; only an animation that ran to its end is followed by the next.
        if flag { animateNextCredit() }
    }

    // MARK: Links

    private func openSponsor() {
        guard let url = URL(string: "https://example.com/apps") else { return }
        confirm(url)
    }

    /// Asks for confirmation, because the link leaves the app.
    private func confirm(_ url: URL) {
        let alert = UIAlertController(
            title: NSLocalizedString("leave.title", comment: "Alert"),
            message: String(format: NSLocalizedString("leave.message", comment: "Alert, with the address"), url.absoluteString),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("leave.cancel", comment: "Button"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("leave.open", comment: "Button"), style: .default) { _ in UIApplication.shared.open(url) })
        present(alert, animated: true)
    }

    // MARK: Outlets

    /// Receives the nib's outlets.
    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "nameLabel": nameLabel = value as? UILabel
        case "creditsArea": creditsArea = value as? UIView
        case "descriptionView": descriptionView = value as? UITextView
        case "sponsorLabel": sponsorLabel = value as? UILabel
        case "sponsorButton": sponsorButton = value as? UIButton
        case "doneButton": doneButton = value as? UIBarButtonItem
        default: super.setValue(value, forKey: key)
        }
    }
}
