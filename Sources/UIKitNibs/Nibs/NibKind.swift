import LaminaNibs

/// A kind of nib element that describes an object, such as `label`, with the attributes and child elements that Lamina reads.
@MainActor
struct NibKind {
    /// The framework class of the element; a custom class is a subclass of it.
    let type: AnyClass
    /// The name of the kind of nib element whose settings this kind inherits; nil for none.
    let parent: String?
    /// The settings of attributes, by name.
    let attributes: [String: NibSetting]
    /// The settings of child elements, by key.
    let values: [String: NibSetting]

    init(_ type: AnyClass, inherits parent: String? = nil, attributes: [NibSetting] = [], values: [NibSetting] = []) {
        self.type = type
        self.parent = parent
        self.attributes = Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        self.values = Dictionary(values.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the kind of an element; nil for an unsupported one.
    static func of(_ element: NibElement) -> NibKind? { table[element.name] }

    /// Returns the setting of an attribute, own or inherited; nil when it is not supported.
    func setting(ofAttribute name: String) -> NibSetting? { chain.lazy.compactMap { $0.attributes[name] }.first }

    /// Returns the setting of a child element, own or inherited; nil when it is not supported.
    func setting(ofValue key: String) -> NibSetting? { chain.lazy.compactMap { $0.values[key] }.first }

    /// This kind and the kinds that it inherits settings from, nearest first.
    private var chain: UnfoldFirstSequence<NibKind> { sequence(first: self) { $0.parent.flatMap { Self.table[$0] } } }

    private static let table: [String: NibKind] = views.merging(controls) { $1 }.merging(collections) { $1 }.merging(bars) { $1 }.merging(others) {
        $1
    }
}
