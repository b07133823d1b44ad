import CoreGraphics
import Foundation
import LaminaMethods

/// A view that says more about itself than its place.
@MainActor
package protocol SelfDescribing: UIView {
    /// The words after the frame, such as `text = 'Hello'`.
    var wordsAfterFrame: [String] { get }
    /// The words after the layer, such as `contentOffset: {0, 0}`.
    var wordsAfterLayer: [String] { get }
}

extension SelfDescribing {
    /// None.
    package var wordsAfterFrame: [String] { [] }
    /// None.
    package var wordsAfterLayer: [String] { [] }
}

/// An object that describes itself for logs; a higher module makes every view one.
@MainActor
package protocol LogDescribing: UIView {
    /// The line that describes the view.
    var logLine: String { get }
    /// Returns the descriptions of the view and its descendants, a line each, indented by depth.
    func recursiveDescription() -> String
}

/// Numbers as logs show them.
package enum NumberText {
    /// Six significant digits, as `%g` prints them.
    package static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

/// A view of the system's own, under the name that UIKit has for it in logs.
package protocol SystemNamed: UIView {
    /// UIKit's name.
    nonisolated static var systemName: String { get }
}

/// A label, whose layer has a name of its own.
package protocol LabelDescribing {}

/// Names of objects as logs show them.
package enum ObjectName {
    /// The class and the address, such as `UIView: 0x7f31`.
    package static func of(_ object: AnyObject, named name: String? = nil) -> String {
        "\(name ?? className(of: object)): \(address(of: object))"
    }

    /// The name of an object's class: UIKit's without their module, others with it.
    package static func className(of object: AnyObject) -> String {
        if let named = type(of: object) as? any SystemNamed.Type { return named.systemName }
        let name = ClassNames.name(of: type(of: object) as AnyClass)
        let parts = name.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, parts[0] == "UIKit" || parts[0] == "QuartzCore" else { return name }
        return String(parts[1])
    }

    package static func address(of object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }
}
