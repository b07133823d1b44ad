import Foundation
import LaminaMarkup

/// The state of building a storyboard's scene, which happens in two parts.
///
/// ```
/// instantiate ──► controller, bar items, child controllers, segues      awakeFromNib
/// view        ──► view, objects beside it, remaining connections        awakeFromNib, embedded controllers, viewDidLoad
/// ```
///
/// Connections of the first part to objects of the second wait for the view, as outlets of controllers do on Apple's systems.
@MainActor
final class SceneBuild {
    let request: SceneRequest
    /// The controller of the scene, as soon as its `init(coder:)` has run.
    private(set) weak var controller: UIViewController?
    /// True until the view is loaded.
    var isBeforeView: Bool
    /// The connections that wait for the view, with the elements of the objects from which they start.
    private(set) var waiting: [(element: NibElement, connections: [NibElement])] = []
    /// The segues that embed controllers, with the views that they fill.
    var embeddings: [(segue: NibElement, view: UIView)] = []
    /// The objects that only the scene holds.
    var kept: [AnyObject] = []

    /// Creates the state of a scene or, with a controller, that of one of its prototypes.
    init(_ request: SceneRequest, controller: UIViewController? = nil) {
        self.request = request
        self.controller = controller
        isBeforeView = controller == nil
    }

    /// Takes note of the scene's controller, whose properties are about to be set; false for other controllers.
    func begins(with controller: UIViewController, from element: NibElement) -> Bool {
        guard element === request.controller, isBeforeView else { return false }
        self.controller = controller
        controller.storyboard = request.storyboard
        return true
    }

    /// Creates the scene's controller by the caller's closure; nil for other objects, or without a closure.
    func create(_ element: NibElement, _ coder: NSCoder) -> AnyObject? { element === request.controller ? request.creator?(coder) : nil }

    /// Returns true for the parts of the controller that are built with its view.
    func keepsForView(_ child: NibElement, of element: NibElement) -> Bool {
        element === request.controller && (child.key == "view" || child.key == "refreshControl")
    }

    /// Retains an object that only the scene holds.
    func keep(_ object: AnyObject?) { if let object { kept.append(object) } }

    /// Keeps a connection until the view is loaded.
    func postpone(_ connection: NibElement, of element: NibElement) {
        if waiting.last?.element === element {
            waiting[waiting.count - 1].connections.append(connection)
        } else {
            waiting.append((element, [connection]))
        }
    }
}

extension NibBuilder {
    /// The child elements of scenes that code beside this file reads.
    static let sceneParts: Set<String> = ["toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "cells", "sections"]

    /// Keeps a connection whose destination comes with the view; false for a connection that can be made now.
    func isPostponed(_ connection: NibElement, of element: NibElement) -> Bool {
        guard let scene, scene.isBeforeView, connection.name != "segue", let destination = connection["destination"] else { return false }
        // The members of a collection may come partly with the view.
        guard objects[destination] == nil || connection.name == "outletCollection" else { return false }
        scene.postpone(connection, of: element)
        return true
    }
}
