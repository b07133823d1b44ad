import Foundation

/// The page of a picker that has nothing to choose.
final class EmptyLibrary: UIViewController {
    private let heading: String
    private let reason: String

    /// - Parameters:
    ///   - name: The things to choose, such as `Photos`.
    ///   - reason: The sentence below the heading.
    init(_ name: String, reason: String) {
        (heading, self.reason) = ("No \(name)", reason)
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel(frame: .zero)
        heading.text = self.heading
        heading.font = .systemFont(ofSize: 22, weight: .bold)
        heading.textAlignment = .center
        let text = UILabel(frame: .zero)
        text.text = reason
        text.textColor = .secondaryLabel
        text.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [heading, text])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
