import Foundation

/// What `init(coder:)` gets when an object comes from a nib.
///
/// It carries the object's element. The class of the framework that the element stands for configures the object at the end of its own
/// `init(coder:)`, so that a subclass finds everything set when `super.init(coder:)` returns, as on Apple's systems. Objects of classes that do
/// not, because nobody subclasses them, are configured after it.
final class NibCoder: NSCoder {
    let element: NibElement
    let builder: NibBuilder
    /// The object has its properties.
    fileprivate(set) var isFinished = false

    init(_ element: NibElement, builder: NibBuilder) {
        self.element = element
        self.builder = builder
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The element of the nib that is being decoded; nil when something else is.
    var nibElement: NibElement? { (self as? NibCoder)?.element }

    /// Configures an object of a nib, when `type` is the class that its element stands for; called at the end of each class's `init(coder:)`.
    @MainActor
    func finishDecoding(_ object: AnyObject, as type: AnyClass) {
        guard let coder = self as? NibCoder, NibKind.of(coder.element)?.type == type else { return }
        coder.isFinished = true
        coder.builder.configure(object, from: coder.element)
    }
}
