import LaminaMarkup

extension NibBuilder {
    /// Makes an object perform a segue.
    func addSegue(_ segue: NibElement, to sender: AnyObject) {
        guard let scene, let controller = scene.controller else { return }
        switch segue["kind"] {
        // Made with the controller.
        case "relationship": return
        case "embed":
            guard let view = sender as? UIView else { return warnings.report(segue, "\(type(of: sender)) cannot embed a controller") }
            scene.embeddings.append((segue, view))
        default:
            // Segues of the controller itself are performed by code, which names them.
            guard sender !== controller else { return }
            guard let template = self.template(for: segue, from: controller) else { return }
            attach(SegueTrigger(template, from: controller), to: sender, by: segue)
        }
    }

    private func attach(_ trigger: SegueTrigger, to sender: AnyObject, by segue: NibElement) {
        switch sender {
        case let cell as UITableViewCell:
            if segue["trigger"] == "accessoryAction" { cell.segues.accessory = trigger } else { cell.segues.selection = trigger }
        case let cell as UICollectionViewCell: cell.segues.selection = trigger
        case let control as UIControl: control.addTarget(trigger, action: SegueTrigger.action, for: control.segueEvent)
        case let item as UIBarButtonItem: (item.target, item.action) = (trigger, SegueTrigger.action)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: SegueTrigger.action)
        default: return warnings.report(segue, "\(type(of: sender)) performs no segues")
        }
        // Senders hold their targets weakly.
        scene?.keep(trigger)
    }

    /// Returns the plan of a segue; nil, after a warning, for an unknown kind.
    func template(for segue: NibElement, from controller: UIViewController) -> SegueTemplate? {
        guard let kind = self.kind(of: segue) else {
            warnings.report(segue, "unknown kind of segue “\(segue["kind"] ?? "")”")
            return nil
        }
        guard let request = scene?.request else { return nil }
        let (isAnimated, look) = (segue.flag("animates") ?? true, SegueLook(segue))
        return SegueTemplate(kind, identifier: segue["identifier"], type: segueClass(segue), isAnimated: isAnimated) {
            [weak controller] sender in
            guard let controller else { return nil }
            let destination = request.destination(of: segue, from: controller, sender: sender, path: [])
            if let destination { look.apply(to: destination, from: controller, sender: sender) }
            return destination
        }
    }

    private func kind(of segue: NibElement) -> SegueTemplate.Kind? {
        switch segue["kind"] {
        case "show": .show
        case "showDetail", "replace": .showDetail
        case "push": .by(Self.push)
        case "presentation", "modal", "popover", "popoverPresentation", "custom", "embed": .present
        case "unwind": segue["unwindAction"].map { SegueTemplate.Kind.unwind(Selector($0)) }
        default: nil
        }
    }

    private static let push: SegueTemplate.Performer = { source, destination, _, isAnimated in
        guard let navigation = source as? UINavigationController ?? source.navigationController else {
            return Diagnostics.report(
                exception: "NSGenericException", detail: "a push segue needs a navigation controller around its source, \(source)")
        }
        navigation.pushViewController(destination, animated: isAnimated)
    }

    /// Returns the class of a segue; UIKit's own, after a warning, when the named one does not exist.
    func segueClass(_ segue: NibElement) -> UIStoryboardSegue.Type {
        guard let name = segue["customClass"] else { return UIStoryboardSegue.self }
        if let type = NibMaker.customClass(name, of: segue, self) as? UIStoryboardSegue.Type { return type }
        warnings.report(segue, "no class of segues “\(name)”; UIStoryboardSegue is used instead")
        return UIStoryboardSegue.self
    }
}

extension SceneRequest {
    /// Creates the destination of a segue, by the controller's segue action if the segue names one.
    ///
    /// - Parameter path: The controllers that will contain the destination.
    func destination(of segue: NibElement, from controller: UIViewController, sender: Any?, path: [String]) -> UIViewController? {
        guard let id = segue["destination"] else { return nil }
        guard let action = segue["destinationCreationSelector"].map({ Selector($0) }) else { return storyboard.makeController(id, path: path) }
        return storyboard.makeController(id, path: path) { [weak controller] coder in
            controller.flatMap { SelectorCall.call(action, of: $0, [coder, sender, segue["identifier"]]) as? UIViewController }
        }
    }
}

extension UIControl {
    /// The event after which the control performs a segue.
    fileprivate var segueEvent: UIControl.Event { self is UIButton ? .touchUpInside : .valueChanged }
}
