/// Something that source needs and that is not there.
package struct Lack: Hashable, Sendable {
    /// The reasons.
    package enum Reason: String, Sendable, CaseIterable {
        case missing = "missing here"
        case framework = "another framework"
        case notRewritten = "cannot be rewritten"
    }

    /// The name, such as `UIView.isAccessibilityElement`, or a message of the compiler without a name.
    package let name: String
    package let reason: Reason
    /// The nearest way, if one is known.
    package let way: String?

    package init(name: String, reason: Reason, way: String? = nil) {
        self.name = name
        self.reason = reason
        self.way = way
    }
}
