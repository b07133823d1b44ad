package import Foundation
package import LaminaMarkup

/// A closure that creates a controller with an initialiser of its own, from the coder of its scene.
package typealias ControllerCreator = @MainActor (NSCoder) -> UIViewController?

/// The request to create the controller of a storyboard's scene.
@MainActor
package struct SceneRequest {
    /// The storyboard of the scene, in which its segues find their destinations.
    package let storyboard: UIStoryboard
    /// The bundle of the scene's images.
    package let bundle: Bundle
    /// The scene's objects and the colours of the storyboard.
    package let document: NibDocument
    /// The element of the controller.
    package let controller: NibElement
    /// The controllers that contain this one, from the outermost, and this one, each as the file and the id.
    package let path: [String]
    /// Creates the controller; nil takes `init(coder:)`.
    package let creator: ControllerCreator?

    /// Creates a request.
    package init(
        storyboard: UIStoryboard, bundle: Bundle, document: NibDocument, controller: NibElement, path: [String], creator: ControllerCreator?
    ) {
        (self.storyboard, self.bundle, self.document) = (storyboard, bundle, document)
        (self.controller, self.path, self.creator) = (controller, path, creator)
    }
}

/// The part of a storyboard's scene that a controller keeps: the loader of its view, and the objects beside it.
@MainActor
package final class ControllerScene {
    /// Creates the view and the objects beside it, once.
    private var loader: (@MainActor (UIViewController) -> Void)?
    /// True when the scene has a view for the controller.
    package let hasView: Bool
    /// The scene's other objects, which nothing else holds.
    package var objects: [AnyObject] = []
    private var anchors: [String: Anchor] = [:]

    private struct Anchor {
        weak var object: AnyObject?
    }

    /// Creates the scene of a controller whose view is not loaded.
    package init(hasView: Bool, loader: @escaping @MainActor (UIViewController) -> Void) {
        self.hasView = hasView
        self.loader = loader
    }

    /// Sets the object to which popovers point, by its id.
    package func setAnchor(_ object: AnyObject, for id: String) { anchors[id] = Anchor(object: object) }

    /// Returns the object to which popovers point; nil when it does not exist.
    package func anchor(for id: String) -> AnyObject? { anchors[id]?.object }

    fileprivate func load(into controller: UIViewController) {
        let load = loader
        loader = nil
        load?(controller)
    }
}

extension UIViewController {
    /// Loads the view of the storyboard's scene.
    ///
    /// - Returns: False when the scene has no view, or when there is no scene.
    func loadViewFromScene() -> Bool {
        scene?.load(into: self)
        return scene?.hasView == true && isViewLoaded
    }

    /// Creates the objects beside a controller whose scene has no view, such as a navigation controller's, which makes its view by itself.
    func loadObjectsFromScene() {
        if scene?.hasView == false { scene?.load(into: self) }
    }

    /// True when the storyboard has a view for the controller.
    package var hasSceneView: Bool { scene?.hasView == true }
}
