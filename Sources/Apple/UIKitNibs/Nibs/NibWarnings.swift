import CoreGraphics
import LaminaMarkup

/// Warnings about unsupported parts of a nib; each unknown name is reported once, with the line of its first occurrence.
@MainActor
package final class NibWarnings {
    private let file: String
    private var named: Set<String> = []
    private var reported: Set<String> = []
    /// The warnings, in order.
    package private(set) var messages: [String] = []

    init(file: String) { self.file = file }

    /// Reports an element that is not supported.
    func unknown(_ element: NibElement) {
        guard named.insert(element.name).inserted else { return }
        report(element, "unknown element “\(element.name)” is ignored")
    }

    /// Reports a view whose class does not exist.
    func substituted(_ element: NibElement) {
        guard named.insert(element.name).inserted else { return }
        report(element, "there is no class for “\(element.name)”; an empty view takes its place")
    }

    /// Reports an attribute that is not supported.
    func unknown(attribute: String, of element: NibElement) {
        guard named.insert("\(element.name)@\(attribute)").inserted else { return }
        report(element, "unknown attribute “\(attribute)” of “\(element.name)” is ignored")
    }

    /// Reports any other problem with an element.
    func report(_ element: NibElement, _ reason: String) {
        let message = "\(file):\(element.line): \(reason)"
        // Each cell of a prototype has the same problems.
        guard reported.insert(message).inserted else { return }
        messages.append(message)
        Diagnostics.warn(message)
    }
}
