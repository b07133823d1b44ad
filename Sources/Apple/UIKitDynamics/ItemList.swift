/// The items of a behaviour, in the order of their addition.
@MainActor
struct ItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { self.items = items }

    mutating func add(_ item: any UIDynamicItem) { if !items.contains(where: { $0 === item }) { items.append(item) } }

    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
