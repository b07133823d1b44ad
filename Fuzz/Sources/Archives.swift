import UIKit

/// Reads a CAML document, and writes what was read; the written document must read without unknown parts and write the same text.
@MainActor func fuzzCAML(_ bytes: [UInt8]) {
    guard let package = try? CAPackage(Data(bytes), file: "input") else { return }
    let controller = CAStateController(layer: package.rootLayer)
    controller.setInitialStates()
    for state in package.rootLayer.states ?? [] { controller.setState(state, of: package.rootLayer) }
    controller.setState(nil, of: package.rootLayer, transitionSpeed: 0)
    CATransaction.flush()
    guard let text = try? CAPackage.document(of: package.rootLayer) else { return }
    guard let again = try? CAPackage(Data(text.utf8), file: "written") else { preconditionFailure("a written document cannot be read") }
    precondition(again.warnings.isEmpty, "a written document has unknown parts: \(again.warnings)")
}

/// Reads archives whose structure the input determines.
///
/// Foundation ends the process at archives whose references or classes are malformed, so the input chooses the keys and values of well-formed ones.
@MainActor func fuzzArchives(_ bytes: [UInt8]) {
    var data = FuzzedData(bytes)
    let forgery = Forgery(&data, depth: 0)
    guard let archive = try? NSKeyedArchiver.archivedData(withRootObject: forgery, requiringSecureCoding: true) else { return }
    let classes: [any (NSObject & NSSecureCoding).Type] = [
        CALayer.self, CAAnimation.self, CAMediaTimingFunction.self, CAValueFunction.self, CAEmitterCell.self,
    ]
    guard let read = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: archive) as? CALayer else { return }
    // A layer that was read can be archived again.
    let again = try? NSKeyedArchiver.archivedData(withRootObject: read, requiringSecureCoding: true)
    precondition(again != nil, "a decoded layer cannot be archived")
    CATransaction.flush()
}

/// An object that archives as an object of another class, with keys and values that the input determines.
private final class Forgery: NSObject, NSSecureCoding {
    private let name: AnyClass
    private var values: [(key: String, value: NSObject)] = []

    init(_ data: inout FuzzedData, depth: Int) {
        let kind = data.choice(depth == 0 ? 6 : 8)
        name = Self.classes[kind]
        super.init()
        for _ in 0..<data.choice(10) {
            let key = data.pick(Self.keys)
            if values.contains(where: { $0.key == key }) { continue }
            values.append((key, Self.value(&data, key: key, depth: depth)))
        }
    }

    static var supportsSecureCoding: Bool { true }
    override var classForKeyedArchiver: AnyClass? { name }
    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        for (key, value) in values {
            switch value {
            case let number as NSNumber where key == "count": coder.encode(number.intValue, forKey: key)
            case let number as NSNumber where key.hasPrefix("c1") || key.hasPrefix("c2"): coder.encode(number.floatValue, forKey: key)
            default: coder.encode(value, forKey: key)
            }
        }
    }

    /// A value of the type that the key has in archives; Foundation ends the process at others.
    private static func value(_ data: inout FuzzedData, key: String, depth: Int) -> NSObject {
        if ["kind", "text", "name", "type", "CALayer.tree"].contains(key) { return NSString(string: data.flag() ? data.pick(texts) : data.text()) }
        if key == "count" || key.hasPrefix("c1") || key.hasPrefix("c2") { return NSNumber(value: data.choice(40) - 4) }
        switch data.choice(depth < 5 ? 8 : 2) {
        case 0: return NSNumber(value: data.number())
        case 1: return NSString(string: data.pick(texts))
        default: return Forgery(&data, depth: depth + 1)
        }
    }

    private static let classes: [AnyClass] =
        [
            CALayer.self, CAShapeLayer.self, CAEmitterLayer.self, CABasicAnimation.self, CAAnimationGroup.self, CAEmitterCell.self,
            CAMediaTimingFunction.self,
        ] + [NSClassFromString("QuartzCore.ArchivedValue")].compactMap { $0 }

    private static let keys =
        ["kind", "text", "count", "name", "type", "inputs", "c1x", "c1y", "c2x", "c2y", "CALayer.tree", "CALayer.states"]
        + ["CALayer.values", "CALayer.animations", "CAAnimation.values", "CAEmitterCell.values"] + (0..<4).map { "CALayer.tree.\($0)" }
        + (0..<8).map { "item.\($0)" }

    private static let texts = [
        "NSArray", "NSDictionary", "CGColor", "CGPath", "CGPoint", "CGRect", "CATransform3D", "CGImage", "CGFont", "NSAttributedString", "Bool",
        "NSNull", "0 0 m 1 1 l h", "1 2", "0 0 0 0", "1 0 0 1", "0", "0 1 -1", "-1", "kCGColorSpaceSRGB", "opacity", "bounds", "position", "path",
        "emitterCells", "sublayers", "mask", "style", "contents", "gaussianBlur", "rotateZ",
    ]
}
