import CoreGraphics

/// Says what of a nib is not understood: each name once, with the line where it was first met.
@MainActor
final class NibWarnings {
    private let file: String
    private var named: Set<String> = []
    /// What was said, in order.
    private(set) var messages: [String] = []

    init(file: String) { self.file = file }

    /// An element that means nothing here.
    func unknown(_ element: NibElement) {
        guard named.insert(element.name).inserted else { return }
        report(element, "unknown element “\(element.name)” is left out")
    }

    /// An attribute that means nothing here.
    func unknown(attribute: String, of element: NibElement) {
        guard named.insert("\(element.name)@\(attribute)").inserted else { return }
        report(element, "unknown attribute “\(attribute)” of “\(element.name)” is left out")
    }

    /// Anything else that is wrong with an element.
    func report(_ element: NibElement, _ reason: String) {
        let message = "\(file):\(element.line): \(reason)"
        messages.append(message)
        Diagnostics.warn(message)
    }
}
