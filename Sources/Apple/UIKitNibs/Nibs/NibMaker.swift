import CoreGraphics
import Foundation
import LaminaMarkup

/// Creates the objects of nib elements.
@MainActor
enum NibMaker {
    /// Creates and configures an object of the element's class; nil when the class cannot be instantiated.
    ///
    /// A custom class that does not exist is replaced by the framework class, with a warning.
    static func make(_ element: NibElement, kind: NibKind, builder: NibBuilder) -> AnyObject? {
        let type: AnyClass
        if let custom = element["customClass"] {
            guard let found = customClass(custom, of: element, builder) else {
                builder.warnings.report(element, "no class “\(custom)”; \(kind.type) is used instead")
                return make(kind.type, element, builder)
            }
            type = found
        } else {
            type = kind.type
        }
        return make(type, element, builder)
    }

    /// Creates a constraint of the element's class, without items.
    static func constraint(for element: NibElement, builder: NibBuilder) -> NSLayoutConstraint {
        guard let custom = element["customClass"] else { return NSLayoutConstraint() }
        let type = customClass(custom, of: element, builder) as? NSLayoutConstraint.Type
        let made = type?.laminaInit()
        if made == nil { builder.warnings.report(element, "no constraint class “\(custom)”; NSLayoutConstraint is used instead") }
        return made ?? NSLayoutConstraint()
    }

    /// Returns the class of a name in one of the nib's modules, or else in the element's.
    ///
    /// The nib's modules come first: a renamed project has elements of its old module. And where an app compiles a class that a framework has too, its
    /// outlets are of its own class, although the element names the framework; Objective-C would take either.
    static func customClass(_ name: String, of element: NibElement, _ builder: NibBuilder) -> AnyClass? {
        let modules = builder.modules + [element["customModule"]].compactMap(\.self)
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first ?? NSClassFromString(name)
    }

    private static func make(_ type: AnyClass, _ element: NibElement, _ builder: NibBuilder) -> AnyObject? {
        let coder = NibCoder(element, builder: builder)
        guard let object = builder.scene?.create(element, coder) ?? decode(type, coder) else { return nil }
        // Objects whose `init(coder:)` has not configured them through `finishDecoding` are configured here.
        if !coder.isFinished { builder.configure(object, from: element) }
        return object
    }

    private static func decode(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
        switch type {
        case let type as UIView.Type: type.init(coder: coder)
        case let type as UIViewController.Type: type.init(coder: coder)
        case let type as UIBarItem.Type: type.init(coder: coder)
        case let type as UINavigationItem.Type: type.init(coder: coder)
        case let type as UIGestureRecognizer.Type: type.laminaInit(coder: coder)
        case let type as UICollectionViewLayout.Type: type.init(coder: coder)
        default: (type as? NSObject.Type)?.laminaInit()
        }
    }
}
