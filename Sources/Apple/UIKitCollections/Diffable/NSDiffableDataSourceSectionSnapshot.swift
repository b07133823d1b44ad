/// The items of one section of a list at one moment, as an outline: items have children, which are visible while their parents are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The items in order; an item is followed by its descendants.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Reading

    /// The items without a parent, in order.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items whose ancestors are all expanded, in order.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    /// Returns true when the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// Returns the position of an item among all items; nil for an unknown one.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the number of an item's ancestors.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
    /// Returns the parent of an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Returns true when an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Returns true when all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy(expanded.contains) }
    /// Returns the descendants of an item as a snapshot of their own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        part.items = items.filter { ancestors(of: $0).contains(parent) || includingParent && $0 == parent }
        part.expanded = expanded.intersection(part.items)
        for item in part.items {
            if let above = parents[item], above != parent || includingParent { part.parents[item] = above }
        }
        if includingParent { part.parents[parent] = nil }
        return part
    }
    /// Returns one line for each item, indented by its level; "+" marks collapsed items with children, "-" expanded ones, "*" others.
    public func visualDescription() -> String {
        items.map { item in
            let mark = parents.values.contains(item) ? (isExpanded(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changing

    /// Adds items at the end of a parent's children; nil for root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, below: nil) }
        guard let place = index(of: parent) else { return refuse("there is no such item to append items to") }
        insert(items, at: place + 1 + descendants(of: parent).count, below: parent)
    }
    /// Adds items before an item, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return refuse("there is no such item to insert items before") }
        insert(items, at: place, below: parents[item])
    }
    /// Adds items after an item and its descendants, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return refuse("there is no such item to insert items after") }
        insert(items, at: place + 1 + descendants(of: item).count, below: parents[item])
    }
    /// Removes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items + items.flatMap(descendants))
        self.items.removeAll(where: gone.contains)
        expanded.subtract(gone)
        for item in gone { parents[item] = nil }
    }
    /// Removes all items.
    public mutating func deleteAll() { (items, parents, expanded) = ([], [:], []) }
    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Replaces the descendants of an item by those of a snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        delete(descendants(of: parent))
        insert(snapshot, to: parent)
    }
    /// Adds the items of a snapshot at the end of a parent's children; nil for root items.
    mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?) {
        for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
        expanded.formUnion(snapshot.expanded)
    }

    // MARK: Parts

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(
            sequence(state: item) { (next: inout ItemIdentifierType) -> ItemIdentifierType? in
                guard let parent = parents[next] else { return nil }
                next = parent
                return parent
            })
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] { items.filter { ancestors(of: $0).contains(item) } }

    private mutating func insert(_ new: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?) {
        var known = Set(items)
        let fresh = new.filter { known.insert($0).inserted }
        if fresh.count < new.count { refuse("item identifiers must be unique; \(new.count - fresh.count) are ignored") }
        items.insert(contentsOf: fresh, at: place)
        for item in fresh { parents[item] = parent }
    }

    private func refuse(_ detail: String) { Diagnostics.report(exception: "NSInternalInconsistencyException", detail: detail) }
}
