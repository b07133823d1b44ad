package import Foundation

/// The elements that assistive technologies would present, in the order of the views from back to front.
@MainActor
package struct AccessibilityTree {
    /// An element, or a container with elements.
    package struct Node {
        /// The element's label; nil without one.
        package let label: String?
        /// The element's value; nil without one.
        package let value: String?
        /// The element's hint; nil without one.
        package let hint: String?
        /// The names of the traits.
        package let traits: [String]
        /// The name for tests; nil without one.
        package let identifier: String?
        /// The frame on the screen.
        package let frame: CGRect
        /// True for an element, false for a container that is shown because it has a label or a name.
        package let isElement: Bool
        /// The elements inside a container.
        package let children: [Node]
    }

    /// The elements of the windows, back to front.
    package let roots: [Node]

    /// Collects the elements of windows.
    package init(of windows: [UIWindow]) { roots = windows.flatMap { Self.nodes(of: $0) } }

    /// The tree as text, one element per line, indented by containers.
    package var text: String { roots.map { Self.lines(of: $0, depth: 0) }.joined() }

    private static func nodes(of object: Any) -> [Node] {
        guard let responder = object as? UIResponder else { return [] }
        if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
        // The elements inside an element are part of it.
        if responder.isAccessibilityElement { return [node(of: responder, isElement: true, children: [])] }
        guard !responder.accessibilityElementsHidden else { return [] }
        let inside = contents(of: responder).flatMap { nodes(of: $0) }
        let isNamed = responder.accessibilityIdentifier != nil || responder.accessibilityLabel != nil
        guard isNamed || responder.accessibilityContainerType != .none else { return inside }
        return [node(of: responder, isElement: false, children: inside)]
    }

    private static func contents(of responder: UIResponder) -> [Any] {
        let count = responder.accessibilityElementCount()
        if count != NSNotFound { return (0..<max(0, count)).compactMap { responder.accessibilityElement(at: $0) } }
        guard let view = responder as? UIView else { return [] }
        // Siblings of a modal view are not presented.
        if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { return [modal] }
        return view.subviews
    }

    private static func node(of responder: UIResponder, isElement: Bool, children: [Node]) -> Node {
        Node(
            label: responder.accessibilityLabel, value: responder.accessibilityValue, hint: responder.accessibilityHint,
            traits: responder.accessibilityTraits.words, identifier: responder.accessibilityIdentifier, frame: responder.accessibilityFrame,
            isElement: isElement, children: children)
    }

    private static func lines(of node: Node, depth: Int) -> String {
        var parts = [node.label.map { "“\($0)”" } ?? (node.isElement ? "(no label)" : "group")]
        if let value = node.value { parts.append("value “\(value)”") }
        if let hint = node.hint { parts.append("hint “\(hint)”") }
        if !node.traits.isEmpty { parts.append("[\(node.traits.joined(separator: ", "))]") }
        if let identifier = node.identifier { parts.append("#\(identifier)") }
        let frame = node.frame
        parts.append([frame.minX, frame.minY, frame.width, frame.height].map { "\(Int(clamped: $0.rounded()))" }.joined(separator: " "))
        let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ") + "\n"
        return line + node.children.map { lines(of: $0, depth: depth + 1) }.joined()
    }
}
