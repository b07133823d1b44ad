import CoreGraphics
import Foundation

/// The controller around a preview's content: a view stands in its middle, a controller fills it.
@MainActor
final class PreviewContainer: UIViewController {
    private let content: PreviewContent
    /// True for a container that is no device, and has no status bar.
    private let isBare: Bool

    init(_ content: PreviewContent, isBare: Bool) {
        (self.content, self.isBare) = (content, isBare)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var childForStatusBarHidden: UIViewController? { isBare ? nil : children.first }
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var prefersStatusBarHidden: Bool { isBare }
    override var childForHomeIndicatorAutoHidden: UIViewController? { isBare ? nil : children.first }
    override var prefersHomeIndicatorAutoHidden: Bool { isBare }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch content {
        case .view(let view): self.view.addSubview(view)
        case .controller(let controller):
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        switch content {
        case .view(let view): centre(view)
        case .controller(let controller): controller.view.frame = view.bounds
        }
    }

    private func centre(_ content: UIView) {
        let size = PreviewSize.size(of: content, in: view.bounds.size)
        let origin = CGPoint(x: ((view.bounds.width - size.width) / 2).rounded(), y: ((view.bounds.height - size.height) / 2).rounded())
        guard !content.translatesAutoresizingMaskIntoConstraints else { return content.frame = CGRect(origin: origin, size: size) }
        place(content, CGRect(origin: origin, size: size))
    }

    private var constraints: [NSLayoutConstraint] = []

    /// Places a view that takes part in the layout by constraints; its own constraints for its size go before.
    private func place(_ content: UIView, _ frame: CGRect) {
        NSLayoutConstraint.deactivate(constraints)
        let sides = [content.widthAnchor.constraint(equalToConstant: frame.width), content.heightAnchor.constraint(equalToConstant: frame.height)]
        for side in sides { side.priority = .defaultHigh }
        let middle = [content.centerXAnchor.constraint(equalTo: view.centerXAnchor), content.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
        constraints = sides + middle
        NSLayoutConstraint.activate(constraints)
    }
}
