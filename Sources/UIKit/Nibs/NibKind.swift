/// One kind of element that stands for an object.
@MainActor
struct NibKind {
    /// The class of the framework that the element stands for; a custom class is below it.
    let type: AnyClass
    /// Whose settings hold for this kind, too.
    let parent: String?
    let attributes: [String: NibSetting]
    /// Child elements by their keys.
    let values: [String: NibSetting]

    init(_ type: AnyClass, inherits parent: String? = nil, attributes: [NibSetting] = [], values: [NibSetting] = []) {
        self.type = type
        self.parent = parent
        self.attributes = Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        self.values = Dictionary(values.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The kind of an element; nil when there is none of this name.
    static func of(_ element: NibElement) -> NibKind? { table[element.name] }

    /// The setting of an attribute, this kind's own or an inherited one.
    func setting(ofAttribute name: String) -> NibSetting? { chain.lazy.compactMap { $0.attributes[name] }.first }

    /// The setting of a child element, this kind's own or an inherited one.
    func setting(ofValue key: String) -> NibSetting? { chain.lazy.compactMap { $0.values[key] }.first }

    private var chain: UnfoldFirstSequence<NibKind> { sequence(first: self) { $0.parent.flatMap { Self.table[$0] } } }

    private static let table: [String: NibKind] = views.merging(controls) { $1 }.merging(bars) { $1 }.merging(others) { $1 }
}
