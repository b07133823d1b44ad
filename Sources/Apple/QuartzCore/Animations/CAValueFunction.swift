import CoreGraphics
public import Foundation
import LaminaFoundation
package import LaminaScene

/// A function from the numbers that an animation interpolates to transforms.
///
/// Interpolating the angle instead of the matrix allows rotations by more than half a turn. There is one immutable object for each name.
open class CAValueFunction: NSObject, NSSecureCoding, _NamedOnce {
    /// The function's name.
    public let name: CAValueFunctionName
    /// The function as the core's type.
    package let function: ValueFunction

    fileprivate init(_ name: CAValueFunctionName, _ function: ValueFunction) {
        self.name = name
        self.function = function
    }

    /// Creates a function equal to the shared one from an archive; nil when the name is unknown.
    public required init?(coder: NSCoder) {
        guard let text = coder.text(forKey: "name"), let known = ValueFunction(rawValue: text) else {
            coder.failArchive("a value function has no known name")
            return nil
        }
        name = CAValueFunctionName(rawValue: text)
        function = known
    }

    /// True: the archive has nothing but the name.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name.
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: name.rawValue), forKey: "name") }

    /// Returns whether the other object is a function with the same name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.name == name }

    /// The hash of the name.
    open override var hash: Int { name.hashValue }
}

/// A protocol whose extension declares an initialiser that can return an existing object, which a class's own initialiser cannot do.
///
/// Public only because `CAValueFunction(name:)` needs it; not meant for clients.
public protocol _NamedOnce {}

extension _NamedOnce where Self: CAValueFunction {
    /// Returns the shared function with this name; nil when the name is unknown.
    public init?(name: CAValueFunctionName) {
        // Safe because the table is initialised once and never changes.
        guard let known = unsafe SharedFunctions.byName[name] as? Self else { return nil }
        self = known
    }
}

/// The one object of each function, which `CAValueFunction(name:)` returns.
private enum SharedFunctions {
    // Safe because the dictionary never changes and its objects are immutable, which an open class cannot declare to the compiler.
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

/// The name of a function that makes transforms.
public struct CAValueFunctionName: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a name; only Apple's names have a function.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a rotation about the x axis from one number, the angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Makes a rotation about the y axis from one number, the angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Makes a rotation about the z axis from one number, the angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Makes a scale from three numbers, the factors along x, y and z.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Makes a scale along x from one number, the factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Makes a scale along y from one number, the factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Makes a scale along z from one number, the factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Makes a translation from three numbers, the distances along x, y and z in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Makes a translation along x from one number, the distance in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Makes a translation along y from one number, the distance in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Makes a translation along z from one number, the distance in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
