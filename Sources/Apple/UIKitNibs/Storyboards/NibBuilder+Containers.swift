import LaminaMarkup

extension NibBuilder {
    /// Gives a container the controllers to which its relationship segues lead.
    func relate(_ controller: UIViewController, from element: NibElement) {
        guard let scene, element === scene.request.controller else { return }
        let segues = element.children(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        let children = segues.compactMap { segue in
            scene.request.destination(of: segue, from: controller, sender: nil, path: scene.request.path).map { (segue: segue, controller: $0) }
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers = children.map(\.controller)
        case let tabs as UITabBarController: tabs.viewControllers = children.map(\.controller)
        case let split as UISplitViewController: for child in children { set(child.controller, as: child.segue, of: split) }
        default: warnings.report(element, "\(type(of: controller)) has no relationship to other controllers")
        }
    }

    private func set(_ child: UIViewController, as segue: NibElement, of split: UISplitViewController) {
        guard let column = Self.columns[segue["relationship"] ?? ""] else {
            return warnings.report(segue, "unknown relationship “\(segue["relationship"] ?? "")” of a split view controller")
        }
        split.putController(child, in: column)
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "detailViewController": .secondary, "primaryViewController": .primary,
        "supplementaryViewController": .supplementary, "secondaryViewController": .secondary, "compactViewController": .compact,
    ]

    /// Creates the controller of an embed segue and adds its view, if the controller allows it.
    func embed(_ segue: NibElement, in view: UIView, of controller: UIViewController) {
        guard let request = scene?.request else { return }
        let show: SegueTemplate.Performer = { [weak view] source, destination, _, _ in
            guard let view else { return }
            source.addChild(destination)
            let content: UIView = destination.view
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(content)
            destination.didMove(toParent: source)
        }
        let template = SegueTemplate(.by(show), identifier: segue["identifier"], type: segueClass(segue)) { [weak controller] sender in
            controller.flatMap { request.destination(of: segue, from: $0, sender: sender, path: request.path) }
        }
        controller.trigger(template, sender: nil)
    }
}
