import Foundation
import LaminaMarkup

extension UIStoryboard: SceneMaking {
    package func makeInitial(creator: ControllerCreator?) -> UIViewController? {
        document?.initialController.flatMap { makeController($0, creator: creator) }
    }

    package func make(_ identifier: String, creator: ControllerCreator?) -> UIViewController? {
        guard let document else { return nil }
        guard let id = document.controller(named: identifier) else {
            refuse(.unknownIdentifier(file: document.file, identifier: identifier))
            return nil
        }
        return makeController(id, creator: creator)
    }

    /// Creates the controller of a scene, or the controller of another storyboard for which the scene stands; nil, with a report, when there is none.
    ///
    /// - Parameter path: The controllers that will contain the new one, from the outermost, each as the file and the id.
    package func makeController(_ id: String, path: [String] = [], creator: ControllerCreator? = nil) -> UIViewController? {
        guard let document else { return nil }
        guard let scene = document.scene(of: id) else {
            refuse(.unknownController(file: document.file, id: id))
            return nil
        }
        let step = "\(document.file)#\(id)"
        guard !path.contains(step) else {
            refuse(.cycle(file: document.file, path: (path + [step]).map { String($0.split(separator: "#").last ?? "") }))
            return nil
        }
        if scene.controller.name == "viewControllerPlaceholder" { return follow(scene.controller, path: path + [step], creator) }
        let nib = NibDocument(file: document.file, place: document.place, objects: scene.objects, colors: document.colors)
        let request = SceneRequest(
            storyboard: self, bundle: bundle, document: nib, controller: scene.controller, path: path + [step], creator: creator)
        return SceneBuilder.build(request)
    }

    /// Creates the controller to which a placeholder refers, in another storyboard or in this one.
    private func follow(_ placeholder: NibElement, path: [String], _ creator: ControllerCreator?) -> UIViewController? {
        let place = placeholder["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        let target = placeholder["storyboardName"].map { UIStoryboard(name: $0, bundle: place) } ?? self
        guard let document = target.document else { return nil }
        guard let identifier = placeholder["referencedIdentifier"] else {
            if let initial = document.initialController { return target.makeController(initial, path: path, creator: creator) }
            refuse(.noInitialController(file: document.file))
            return nil
        }
        if let id = document.controller(named: identifier) { return target.makeController(id, path: path, creator: creator) }
        refuse(.unknownIdentifier(file: document.file, identifier: identifier))
        return nil
    }

    private func refuse(_ error: StoryboardError) { Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error)") }
}
