import Foundation
import Testing
import UIKit

/// Names of classes at run time, which apps and xib files use, do not depend on the module that declares a class.
@MainActor @Suite struct ClassNameTests {
    @Test func aClassHasTheModuleNameUIKit() {
        let classes: [(name: String, type: AnyClass)] = [
            ("UIBezierPath", UIBezierPath.self), ("UIView", UIView.self), ("UIViewController", UIViewController.self),
            ("UIButton", UIButton.self), ("UITableView", UITableView.self), ("UINavigationController", UINavigationController.self),
            ("UINib", UINib.self),
        ]
        for (name, type) in classes {
            #expect(NSStringFromClass(type) == "UIKit.\(name)")
            #expect(NSClassFromString("UIKit.\(name)").map { ObjectIdentifier($0) } == ObjectIdentifier(type))
        }
    }

    @Test func typesAreFoundThroughTheModuleUIKit() {
        let view: UIKit.UIView = UIKit.UILabel()
        #expect(String(reflecting: type(of: view)) == "UIKit.UILabel")
    }
}
