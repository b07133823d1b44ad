/// The lines that describe a controller and its children.
///
///     <UITabBarController 0x7f31>, state: appeared, view: <UIView 0x7f32>
///        | <UIViewController 0x7f33>, state: disappeared, view: (view not loaded)
///
/// - Source: Descriptions printed by UIKit, as swift-snapshot-testing stores them.
@MainActor
struct ControllerDescription {
    let controller: UIViewController

    var text: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        let prefix = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
        var children = controller.children
        // A presented controller stands below the one that presents it, with a + in place of the bar.
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { children.append(presented) }
        return [prefix + line] + children.flatMap { ControllerDescription(controller: $0).lines(depth: depth + 1) }
    }

    private var line: String {
        let name = { (object: AnyObject) in "<\(ObjectName.className(of: object)) \(ObjectName.address(of: object))>" }
        guard let view = controller.viewIfLoaded else { return "\(name(controller)), state: \(state), view: (view not loaded)" }
        return "\(name(controller)), state: \(state), view: \(name(view))" + (view.window == nil ? " not in the window" : "")
    }

    private var state: String {
        switch controller.appearance.state {
        case .disappeared: "disappeared"
        case .appearing: "appearing"
        case .appeared: "appeared"
        case .disappearing: "disappearing"
        }
    }
}

extension UIViewController: HierarchyDescribing {
    package var hierarchy: String { ControllerDescription(controller: self).text }
}
