import CoreGraphics
import Foundation
import LaminaMarkup

/// Creates the objects that a CAML document describes.
///
/// In a list an element's name is a class; as a property the name is the key, and the attribute `type` the class. Keys with a short text are
/// attributes. The recursion is as deep as the document, which `limits` bounds.
final class CAMLReader {
    /// 16 MiB, 200,000 elements, 200 levels.
    static let limits = MarkupLimits(bytes: 16 << 20, elements: 200_000, depth: 200)

    /// The folder that contains the document and its images; nil when images cannot be read.
    private let folder: URL?
    /// The layers and animations by their ids.
    var objects: [String: NSObject] = [:]
    private(set) var warnings: [CAPackageWarning] = []
    private var images: [String: CGImage] = [:]
    /// The elements with states, which are read when all layers have their ids.
    var states: [(CALayer, MarkupElement)] = []

    init(folder: URL?) { self.folder = folder }

    /// Returns the first layer of a document; nil when it has none.
    func rootLayer(_ document: MarkupElement) -> CALayer? {
        for element in document.children {
            guard let root = object(element, element.name) as? CALayer else { continue }
            for (layer, element) in states { readStates(element, of: layer) }
            return root
        }
        return nil
    }

    func warn(_ element: MarkupElement, _ message: String) {
        warnings.append(CAPackageWarning(line: element.line, message: message))
    }

    /// Attributes with a meaning for every element.
    static let reserved: Set = ["id", "type", "key", "value", "object", "src", "xmlns", "classIfAvailable"]

    // MARK: Objects

    /// Creates an object of a class; nil, with a warning, when the class is unknown or the content malformed.
    func object(_ element: MarkupElement, _ type: String) -> Any? {
        if let id = element["object"] { return objects[id] }
        if let value = CAMLLiteral.value(type, element) { return value }
        switch type {
        case "NSArray": return list(element)
        case "NSDictionary": return dictionary(element)
        case "CGImage": return image(element)
        case "CAEmitterCell": return read(element, into: CAEmitterCell())
        case "CAFilter", "CIFilter": return filter(element, type)
        case "CIVector": return CIVector(values: list(element).compactMap { $0 as? CGFloat })
        case "CAConstraint": return constraint(element)
        case "CAConstraintLayoutManager": return CAConstraintLayoutManager()
        default: break
        }
        let named: AnyClass? = CAMLText.isName(type) ? NSClassFromString("QuartzCore.\(type)") : nil
        if let animation = (named as? CAAnimation.Type)?.laminaInit() {
            read(element, into: animation)
            return animation
        }
        if let layer = (named as? CALayer.Type)?.laminaInit() { return read(element, into: layer) }
        if CAMLLiteral.types.contains(type) {
            warn(element, "\((element["value"] ?? element.text).prefix(40)) is no \(type)")
            return nil
        }
        warn(element, "unknown class or value \(type)")
        // A layer of an unknown class still has its sublayers.
        return type.hasSuffix("Layer") ? read(element, into: CALayer()) : nil
    }

    func list(_ element: MarkupElement) -> [Any] { element.children.compactMap { object($0, $0["type"] ?? $0.name) } }

    func dictionary(_ element: MarkupElement) -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for child in element.children { result[child["key"] ?? child.name] = value(child) }
        return result
    }

    /// Returns the value of an element that is a property: of the class that it names, or a list.
    func value(_ element: MarkupElement) -> Any? {
        if let type = element["type"] { return object(element, type) }
        if let id = element["object"] { return objects[id] }
        if element["src"] != nil { return image(element) }
        return list(element)
    }

    func image(_ element: MarkupElement) -> CGImage? {
        guard let source = element["src"] else { return nil }
        if let known = images[source] { return known }
        guard let data = CAMLImages.data(source, in: folder), let image = CGImage(fileBytes: [UInt8](data)) else {
            warn(element, "the image \(source.prefix(80)) is missing, outside the package or not PNG, JPEG, GIF or WebP")
            return nil
        }
        images[source] = image
        return image
    }
}
