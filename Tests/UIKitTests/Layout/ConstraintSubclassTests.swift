import Testing
// Imported without `@testable`, because apps see only the public API.
import UIKit

@MainActor
struct ConstraintSubclassTests {
    /// A constraint subclass as apps write it, with a property and overrides of its own.
    class Scaled: NSLayoutConstraint {
        var factor: CGFloat = 1 { didSet { super.constant = base * factor } }
        private var base: CGFloat = 0

        override var constant: CGFloat {
            get { super.constant }
            set {
                base = newValue
                super.constant = newValue * factor
            }
        }
        override var priority: UILayoutPriority {
            get { .required }
            set { super.priority = newValue }
        }
    }

    /// A constraint subclass with its own initialisers.
    final class Named: NSLayoutConstraint {
        let name: String

        override init() {
            name = "none"
            super.init()
        }

        convenience init(width: CGFloat, of view: UIView) {
            self.init(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: width)
            identifier = name
        }
    }

    @Test func aSubclassIsMadeByTheGeneralInitialiserAndLaysOut() {
        let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), FreeView(1, 1))
        parent.addSubview(view)
        let width = Scaled(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
        width.constant = 20
        width.isActive = true
        parent.layoutIfNeeded()
        #expect(view.bounds.width == 20)
        width.factor = 2
        parent.layoutIfNeeded()
        #expect(view.bounds.width == 40)
        #expect(width.firstItem === view)
        #expect(width.multiplier == 1)
    }

    @Test func aSubclassMayHaveInitialisersOfItsOwn() {
        let view = FreeView(1, 1)
        let width = Named(width: 30, of: view)
        width.isActive = true
        view.layoutIfNeeded()
        #expect(view.bounds.width == 30)
        #expect(width.identifier == "none")
    }

    @Test func aConstraintWithoutItemsIsNotActivated() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.firstAttribute == .notAnAttribute)
    }
}
