import Foundation
import LaminaMethods
package import LaminaMarkup

/// Builds the objects of a nib: first all objects with their properties, then the references between them.
@MainActor
package final class NibBuilder: NibContext {
    package let document: NibDocument
    package let warnings: NibWarnings
    private let owner: Any?
    private let bundle: Bundle
    private let externalObjects: [String: Any]
    /// The view whose subviews are being built; nil for the outermost objects.
    package private(set) var container: UIView?
    package var containerSize: CGSize? { container?.bounds.size }
    /// The object whose properties are being set by its `init(coder:)`, and the class that does it.
    var decoding: (object: AnyObject, type: AnyClass)?
    /// The storyboard's scene to which the objects belong; nil for a nib.
    let scene: SceneBuild?
    /// The objects by their ids.
    package private(set) var objects: [String: AnyObject] = [:]
    /// The labels and image views that cells of a system style have already, by the ids of the elements that describe them.
    private var cellParts: [String: UIView] = [:]
    /// The objects in the order in which they were built.
    private var built: [(object: AnyObject, element: NibElement)] = []

    package var colors: [String: NibElement] { document.colors }

    /// The modules to which the nib may belong: the one whose resources contain it, its owner's and the program's.
    private(set) lazy var modules: [String] = {
        let folder = document.place.split(separator: "/").last { $0.hasSuffix(".resources") }?.dropLast(".resources".count) ?? ""
        // The folder's name is that of the package and the module, which may both contain the separator.
        let targets = folder.indices.filter { folder[$0] == "_" }.map { String(folder[folder.index(after: $0)...]) }
        var owners: [AnyObject] = owner.map { [$0 as AnyObject] } ?? []
        if let delegate = UIApplication.shared.delegate { owners.append(delegate) }
        // The executable's name may contain characters that its module's name has replaced.
        let program = String(ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return targets + owners.map { moduleName(of: type(of: $0)) } + [program]
    }()

    private func moduleName(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

    package convenience init(_ document: NibDocument, owner: Any?, bundle: Bundle, externalObjects: [String: Any] = [:]) {
        self.init(document, owner: owner, bundle: bundle, externalObjects: externalObjects, scene: nil, warnings: nil)
    }

    /// Creates a builder for a part of a storyboard's scene.
    convenience init(_ scene: SceneBuild, warnings: NibWarnings? = nil) {
        let request = scene.request
        self.init(request.document, owner: nil, bundle: request.bundle, externalObjects: [:], scene: scene, warnings: warnings)
    }

    private init(
        _ document: NibDocument, owner: Any?, bundle: Bundle, externalObjects: [String: Any], scene: SceneBuild?, warnings: NibWarnings?
    ) {
        self.document = document
        self.owner = owner
        self.bundle = bundle
        self.externalObjects = externalObjects
        self.scene = scene
        self.warnings = warnings ?? NibWarnings(file: document.file)
    }

    /// Builds all objects and returns the top-level ones, without placeholders.
    package func build() -> [AnyObject] {
        let topLevel = document.objects.compactMap { element in element.name == "placeholder" ? place(element) : object(for: element) }
        complete {
            for element in document.objects where element.name == "placeholder" {
                if let object = element.id.flatMap({ objects[$0] }) { connect(object, from: element) }
            }
        }
        return topLevel
    }

    /// Completes the objects that were built: constraints, connections, runtime attributes and `awakeFromNib`.
    ///
    /// - Parameter connectOthers: Makes the connections of objects that were not built here.
    func complete(_ connectOthers: () -> Void) {
        let all = built
        // All objects exist by now, so constraints, outlets and actions can refer to any of them.
        for (object, element) in all { constrain(object, from: element) }
        for (object, element) in all { connect(object, from: element) }
        connectOthers()
        // These loops run over `built` instead of `all`, because `constrain` has appended the constraints to `built`.
        let complete = built
        built = []
        for (object, element) in complete { setRuntimeAttributes(object, from: element) }
        for (object, _) in complete { wake(object) }
    }

    /// Forgets an object that would otherwise be retained by the builder that it retains.
    func forget(_ id: String?) { if let id { objects[id] = nil } }

    private func wake(_ object: AnyObject) {
        (object as? UIResponder)?.awakeFromNib()
        (object as? NSLayoutConstraint)?.awakeFromNib()
        // An object of another class has the method only when the class overrides Apple's `NSObject.awakeFromNib()`.
        if !(object is UIResponder || object is NSLayoutConstraint) { _ = try? Methods.call("awakeFromNib", of: object) }
    }

    /// Records an object that is to receive runtime attributes and `awakeFromNib`.
    package func note(_ object: AnyObject, for element: NibElement) { built.append((object, element)) }

    /// Registers an object under the id of its element.
    ///
    /// - Returns: True, so that a setting can end with this call.
    @discardableResult
    package func register(_ object: AnyObject, for element: NibElement) -> Bool {
        if let id = element.id { objects[id] = object }
        return true
    }

    /// Configures an object that its parent created itself, such as a cell's content view.
    ///
    /// - Returns: Always true, so that a setting can end with this call.
    package func adopt(_ object: AnyObject, from element: NibElement) -> Bool {
        register(object, for: element)
        built.append((object, element))
        configure(object, from: element)
        return true
    }

    /// Creates the object of an element; nil, with a warning, for an unknown element or class.
    package func object(for element: NibElement) -> AnyObject? {
        if let own = element.id.flatMap({ cellParts[$0] }) {
            _ = adopt(own, from: element)
            return own
        }
        guard let kind = NibKind.of(element) else {
            warnings.unknown(element)
            return nil
        }
        guard let object = NibMaker.make(element, kind: kind, builder: self) else {
            warnings.report(element, "cannot create an object of class \(element["customClass"] ?? "\(kind.type)") from “\(element.name)”")
            return nil
        }
        if kind.isSubstitute { warnings.substituted(element) }
        register(object, for: element)
        built.append((object, element))
        return object
    }

    /// Creates the objects of subviews inside a view.
    func objects(for elements: [NibElement], in view: UIView) -> [(id: String?, view: UIView?)] {
        let outer = container
        container = view
        defer { container = outer }
        return elements.map { ($0.id, object(for: $0) as? UIView) }
    }

    /// Remembers a cell's own labels and image view, which its content view lists among its subviews.
    func claimParts(of cell: UITableViewCell, from element: NibElement) {
        if let id = element["textLabel"] { cellParts[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { cellParts[id] = cell.detailTextLabel }
        if let id = element["imageView"] { cellParts[id] = cell.imageView }
    }

    /// Returns an image by name; nil, with a warning, when there is none.
    package func image(_ name: String, for element: NibElement) -> UIImage? {
        let image = element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil { warnings.report(element, "no image “\(name)” in \(bundle.bundlePath)") }
        return image
    }

    /// Returns the font of a description; a named font that is missing is replaced by the system font, with a warning.
    package func font(_ element: NibElement) -> UIFont {
        if let font = element.namedFont { return font }
        if let name = element["name"] { warnings.report(element, "no font “\(name)”") }
        return element.systemFont
    }

    package func decoder(of object: AnyObject) -> AnyClass? { decoding.flatMap { $0.object === object ? $0.type : nil } }

    /// Registers the object that a placeholder stands for; always returns nil, because placeholders are not top-level objects.
    private func place(_ element: NibElement) -> AnyObject? {
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": if let owner { register(owner as AnyObject, for: element) }
        case "IBFirstResponder": break
        case let identifier:
            guard let object = identifier.flatMap({ externalObjects[$0] }) else {
                warnings.report(element, "no external object “\(identifier ?? "")” was given")
                return nil
            }
            register(object as AnyObject, for: element)
        }
        return nil
    }

    /// Sets the user-defined runtime attributes of an object.
    private func setRuntimeAttributes(_ object: AnyObject, from element: NibElement) {
        for attribute in element.children(of: "userDefinedRuntimeAttributes") {
            guard let keyPath = attribute["keyPath"] else { continue }
            guard let value = NibRuntimeValue(attribute, builder: self) else {
                warnings.report(attribute, "the value of “\(keyPath)” cannot be read")
                continue
            }
            value.set(forKeyPath: keyPath, of: object)
        }
    }
}
