package import Foundation

/// The parsed contents of a storyboard: its scenes by the ids and the identifiers of their controllers.
///
/// Parsing creates elements only. The objects of a scene are built when its controller is instantiated, so the number of scenes does not matter then.
package final class StoryboardDocument {
    /// The limits of a storyboard: 8 MiB, 500,000 elements, 200 levels.
    static let limits = MarkupLimits(bytes: NibDocument.limits.bytes, elements: 500_000, depth: 200)

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    /// The file name, for errors and warnings: the user's file, also where the app's bundle has a link to it.
    package let file: String
    /// The path at which the file was found, maybe through a link.
    package let place: String
    /// The id of the initial controller; nil for a storyboard without one.
    package let initialController: String?
    /// The named colours that elements refer to.
    package let colors: [String: NibElement]
    private var scenes: [String: StoryboardScene] = [:]
    private var idsByIdentifier: [String: String] = [:]

    /// Reads and parses a storyboard file.
    package convenience init(contentsOf file: URL, strings: [String: String] = [:]) throws(StoryboardError) {
        let data: Data
        let name = file.resolvingSymlinksInPath().path
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .file(.unreadable(file: name, reason: error.localizedDescription))
        }
        try self.init(data, file: name, place: file.path, strings: strings)
    }

    /// Parses the data of a storyboard file.
    ///
    /// - Parameters:
    ///   - file: The file name for errors and warnings.
    ///   - place: The path at which the file was found; nil is that of the name.
    ///   - strings: Translations by `id.property`, as Interface Builder exports them.
    package init(_ data: Data, file: String, place: String? = nil, strings: [String: String] = [:]) throws(StoryboardError) {
        let root: NibElement
        do throws(NibError) {
            root = try NibDocument.parse(data, file: file, limits: Self.limits)
        } catch {
            throw .file(error)
        }
        guard root.name == "document", root["type"] == Self.type else { throw .notAStoryboard(file: file, root: root.name) }
        self.file = file
        self.place = place ?? file
        initialController = root["initialViewController"]
        colors = NibDocument.colors(of: root)
        let translation = strings.isEmpty ? nil : NibTranslation(strings)
        for scene in root.children(of: "scenes") { add(scene.children(of: "objects"), translation) }
    }

    private func add(_ objects: [NibElement], _ translation: NibTranslation?) {
        translation?.translate(objects)
        guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }), let id = controller.id else { return }
        scenes[id] = StoryboardScene(objects: objects, controller: controller)
        if let identifier = controller["storyboardIdentifier"] { idsByIdentifier[identifier] = id }
    }

    /// The identifiers of all controllers that have one, sorted.
    package var identifiers: [String] { idsByIdentifier.keys.sorted() }

    /// Returns the id of the controller with a storyboard identifier; nil when there is none.
    package func controller(named identifier: String) -> String? { idsByIdentifier[identifier] }

    /// Returns the scene of a controller; nil when there is none with this id.
    package func scene(of controller: String) -> StoryboardScene? { scenes[controller] }
}

/// A scene of a storyboard: a controller and the objects beside it.
package struct StoryboardScene {
    /// All top-level objects of the scene, including placeholders and the controller.
    package let objects: [NibElement]
    /// The element of the controller, or of the placeholder for a controller of another storyboard.
    package let controller: NibElement
}
