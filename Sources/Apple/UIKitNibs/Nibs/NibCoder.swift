import Foundation
import LaminaMarkup

/// The coder that `init(coder:)` receives when an object is created from a nib.
///
/// The coder carries the object's nib element. The framework class of the element configures the object at the end of its `init(coder:)`, so that
/// a subclass finds all properties set when `super.init(coder:)` returns, as on Apple's systems. If no class of the object does so, `NibMaker`
/// configures the object after `init(coder:)`.
final class NibCoder: NSCoder {
    let element: NibElement
    let builder: NibBuilder
    /// True after the object was configured.
    fileprivate(set) var isFinished = false

    init(_ element: NibElement, builder: NibBuilder) {
        self.element = element
        self.builder = builder
        super.init()
    }

    // All values are in the nib element, so there is nothing to decode by key.
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NibCoder: NibDecoding {
    @MainActor
    func finish(_ object: AnyObject, as type: AnyClass) {
        guard NibKind.of(element)?.type == type else { return }
        isFinished = true
        builder.configure(object, from: element, decodedBy: type)
    }
}
