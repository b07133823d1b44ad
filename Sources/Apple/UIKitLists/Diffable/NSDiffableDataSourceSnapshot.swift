/// The sections and items of a list at one moment, by their identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    // The requirement `Sendable` is Apple's.

    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The items whose cells are made anew when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are made anew when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are changed when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Reading

    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + (items[$1]?.count ?? 0) } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// Returns the number of items in a section; 0 for an unknown one.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
    /// Returns the section of an item; nil for an unknown one.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { items[$0]?.contains(identifier) == true }
    }
    /// Returns the position of an item among all items; nil for an unknown one.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the position of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds items at the end of the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        guard let last = sections.last else { return refuse("there are no sections to append items to") }
        appendItems(identifiers, toSection: last)
    }
    /// Adds items at the end of a section; nil for the last one.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType?) {
        guard let section = sectionIdentifier ?? sections.last, sections.contains(section) else {
            return refuse("there is no such section to append items to")
        }
        let fresh = fresh(identifiers)
        items[section, default: []] += fresh
    }
    /// Adds items before an item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }
    /// Adds items after an item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }
    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections { items[section]?.removeAll(where: gone.contains) }
    }
    /// Removes all sections and items.
    public mutating func deleteAllItems() { (sections, items) = ([], [:]) }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Marks items whose cells are made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        // The stored item stays, also where the given one equals it and has other fields, as on Apple's systems.
        for identifier in identifiers where place(of: identifier) != nil { reloadedItemIdentifiers.append(identifier) }
    }
    /// Marks items whose cells are changed.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where place(of: identifier) != nil { reconfiguredItemIdentifiers.append(identifier) }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Adds sections before a section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place) }
    }
    /// Adds sections after a section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place + 1) }
    }
    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll(where: Set(identifiers).contains)
        for identifier in identifiers { items[identifier] = nil }
    }
    /// Moves a section before another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves a section after another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, beside: toIdentifier, offset: 1)
    }
    /// Marks sections whose cells are made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

    // MARK: Parts

    /// Forgets which items are reloaded, after the snapshot was applied.
    package mutating func forgetMarks() { (reloadedItemIdentifiers, reloadedSectionIdentifiers, reconfiguredItemIdentifiers) = ([], [], []) }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
        for section in sections {
            if let index = items[section]?.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    /// Returns the items that the snapshot does not contain, and logs the others, because identifiers are unique.
    private func fresh(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var known = Set(itemIdentifiers)
        let fresh = identifiers.filter { known.insert($0).inserted }
        if fresh.count < identifiers.count { refuse("item identifiers must be unique; \(identifiers.count - fresh.count) are ignored") }
        return fresh
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard let place = place(of: item) else { return refuse("there is no such item to insert items beside") }
        let fresh = fresh(identifiers)
        items[place.section]?.insert(contentsOf: fresh, at: place.index + offset)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other, place(of: item) != nil, place(of: other) != nil else { return }
        deleteItems([item])
        insert([item], beside: other, offset: offset)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let fresh = identifiers.filter { !sections.contains($0) }
        if fresh.count < identifiers.count { refuse("section identifiers must be unique; \(identifiers.count - fresh.count) are ignored") }
        sections.insert(contentsOf: fresh, at: place)
    }

    private mutating func moveSection(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other, sections.contains(section), sections.contains(other) else { return }
        sections.removeAll { $0 == section }
        if let place = indexOfSection(other) { sections.insert(section, at: place + offset) }
    }

    private func refuse(_ detail: String) { Diagnostics.report(exception: "NSInternalInconsistencyException", detail: detail) }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
