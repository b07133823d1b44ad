public import CoreGraphics
package import LaminaScene

/// Makes a transform of the numbers that an animation interpolates, so that a turn by more than half a circle is one.
///
/// There is one object for each name, and it never changes.
open class CAValueFunction: NSObject, _NamedOnce {
    /// Which function it is.
    public let name: CAValueFunctionName
    /// The function in the core's type.
    package let function: ValueFunction

    fileprivate init(_ name: CAValueFunctionName, _ function: ValueFunction) {
        self.name = name
        self.function = function
    }
}

/// Lets an initializer return an object that exists already, which a class's own initializers cannot.
///
/// Public because `CAValueFunction(name:)` rests on it; not meant for clients.
public protocol _NamedOnce {}

extension _NamedOnce where Self: CAValueFunction {
    /// The function of this name, always the same object; nil when there is none.
    public init?(name: CAValueFunctionName) {
        // Written once, before anybody can see it.
        guard let known = unsafe SharedFunctions.byName[name] as? Self else { return nil }
        self = known
    }
}

/// The function objects.
private enum SharedFunctions {
    // Never changes, and the objects in it are immutable, though their open class cannot promise that to the compiler.
    nonisolated(unsafe) static let byName: [CAValueFunctionName: CAValueFunction] = {
        let names: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
        ]
        let pairs = names.compactMap { name in
            ValueFunction(rawValue: name.rawValue).map { (name, CAValueFunction(name, $0)) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}

/// The names of the functions that make transforms.
public struct CAValueFunctionName: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The function of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One number: the angle of a turn about x, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// One number: the angle of a turn about y, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// One number: the angle of a turn about z, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three numbers: the factors of a stretch along x, y and z.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// One number: the factor of a stretch along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// One number: the factor of a stretch along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// One number: the factor of a stretch along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three numbers: a move along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// One number: a move along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// One number: a move along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// One number: a move along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
