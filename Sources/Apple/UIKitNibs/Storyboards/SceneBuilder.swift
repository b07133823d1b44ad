import LaminaMarkup

/// Builds the objects of storyboard scenes.
@MainActor
enum SceneBuilder {
    /// Creates a scene's controller, and prepares the loading of its view; nil, after a warning, for an unknown kind of controller.
    static func build(_ request: SceneRequest) -> UIViewController? {
        let scene = SceneBuild(request)
        let builder = NibBuilder(scene)
        let element = request.controller
        guard let controller = builder.object(for: element) as? UIViewController else { return nil }
        addTemplates(to: controller, by: builder)
        // Items of bars may refer to objects of the app's own classes before the view exists.
        for other in builder.document.objects where other.name == "customObject" { scene.keep(builder.object(for: other)) }
        builder.complete {}
        hand(scene, to: controller)
        // The controller holds the builder until the view is loaded.
        builder.forget(element.id)
        return controller
    }

    /// Returns the part of a scene that its controller keeps: the loader of the view.
    static func scene(of element: NibElement, by builder: NibBuilder) -> ControllerScene {
        ControllerScene(hasView: element.value(forKey: "view") != nil) { loadView(of: $0, by: builder) }
    }

    /// Registers all segues of the scene by identifier for `performSegue`; those of prototype cells are found even while no cell exists.
    private static func addTemplates(to controller: UIViewController, by builder: NibBuilder) {
        var pending = builder.document.objects
        while let element = pending.popLast() {
            pending.append(contentsOf: element.children)
            guard element.name == "segue", let identifier = element["identifier"], element["kind"] != "relationship" else { continue }
            controller.segueTemplates[identifier] = builder.template(for: element, from: controller)
        }
    }

    private static func loadView(of controller: UIViewController, by builder: NibBuilder) {
        guard let scene = builder.scene else { return }
        let element = scene.request.controller
        scene.isBeforeView = false
        hand(scene, to: controller)
        builder.register(controller, for: element)
        if let view = element.value(forKey: "view") { controller.view = builder.object(for: view) as? UIView }
        builder.addBarGuides(of: controller, from: element)
        // Read only now, because the control belongs to the view.
        if let control = element.value(forKey: "refreshControl") {
            (controller as? UITableViewController)?.refreshControl = builder.object(for: control) as? UIRefreshControl
        }
        for other in builder.document.objects where other !== element && !builtOtherwise.contains(other.name) {
            scene.keep(builder.object(for: other))
        }
        builder.complete {
            for (element, connections) in scene.waiting {
                if let object = element.id.flatMap({ builder.objects[$0] }) { builder.connect(object, by: connections, of: element) }
            }
        }
        hand(scene, to: controller)
        setAnchors(of: controller, by: builder)
        for (segue, view) in scene.embeddings { builder.embed(segue, in: view, of: controller) }
    }

    /// The element names of top-level objects that need no building here: those that exist already, and those made with the controller.
    private static let builtOtherwise: Set<String> = ["placeholder", "exit", "customObject"]

    /// Gives a controller the objects that only its scene holds.
    private static func hand(_ scene: SceneBuild, to controller: UIViewController) {
        controller.scene?.objects += scene.kept
        scene.kept = []
    }

    /// Remembers the objects to which the scene's popovers point.
    private static func setAnchors(of controller: UIViewController, by builder: NibBuilder) {
        var pending = builder.document.objects
        while let element = pending.popLast() {
            pending.append(contentsOf: element.children)
            guard element.name == "segue", let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] else { continue }
            if let object = builder.objects[id] { controller.scene?.setAnchor(object, for: id) }
        }
    }
}
