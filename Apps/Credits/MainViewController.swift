import UIKit

/// The front screen of a utility app: a greeting, and an info button that flips to the credits.
final class MainViewController: UIViewController, CreditsViewDelegate {
    private let greeting = UILabel()
    private let infoButton = UIButton(type: .infoLight)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        greeting.text = NSLocalizedString("main.greeting", comment: "On the front")
        greeting.font = .systemFont(ofSize: 22, weight: .semibold)
        greeting.textAlignment = .center
        greeting.numberOfLines = 0
        infoButton.addAction(UIAction { [weak self] _ in self?.showCredits() }, for: .touchUpInside)
        for part in [greeting, infoButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            greeting.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            greeting.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            greeting.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
            infoButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            infoButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
    }

    private func showCredits() {
        let controller = CreditsViewController(nibName: "CreditsViewController", bundle: nil)
        controller.delegate = self
        controller.modalPresentationStyle = .fullScreen
        controller.modalTransitionStyle = .flipHorizontal
        present(controller, animated: true)
    }

    // MARK: Data of the credits

    func creditsApplicationName() -> String { NSLocalizedString("app.name", comment: "The app's name") }

    func creditsApplicationDescription() -> String { NSLocalizedString("app.description", comment: "About the app") }

    func credits() -> [AppCredit] { guestCredit + crew }

    /// The credit of the person whom the app is shown to: the argument `-guest NAME`.
    private var guestCredit: [AppCredit] {
        guard let guest = UserDefaults.standard.string(forKey: "guest") else { return [] }
        return [AppCredit(role: NSLocalizedString("role.guest", comment: "For whom it is shown"), name: guest, handle: "", webAddress: "")]
    }

    private var crew: [AppCredit] {
        [
            AppCredit(
                role: NSLocalizedString("role.design", comment: "Who designed it"), name: "Ada Brennan", handle: "@adabrennan",
                webAddress: "example.com/ada"),
            AppCredit(
                role: NSLocalizedString("role.code", comment: "Who wrote it"), name: "Ciarán Walsh", handle: "@ciaranw",
                webAddress: "example.com/ciaran"),
            AppCredit(
                role: NSLocalizedString("role.music", comment: "Who composed for it"), name: "Zoë Müller", handle: "@zoemuller",
                webAddress: "example.com/zoe"),
        ]
    }

    func creditsDidFinish() { dismiss(animated: true) }
}
