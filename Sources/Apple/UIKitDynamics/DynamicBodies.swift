import CoreGraphics
import LaminaDynamics
import LaminaPrimitives

/// The bodies of an animator's items, in the order in which the items appeared.
@MainActor
struct DynamicBodies {
    /// An item with its body.
    struct Entry {
        let item: any UIDynamicItem
        let body: Body
    }

    private(set) var entries: [Entry] = []

    subscript(item: any UIDynamicItem) -> Body? { entries.first { $0.item === item }?.body }

    /// Returns the item of a body.
    func item(of body: Body) -> (any UIDynamicItem)? { entries.first { $0.body === body }?.item }

    /// Keeps the bodies of these items, adds missing bodies, and resets the properties of all.
    mutating func keep(_ items: [any UIDynamicItem]) {
        let wanted = ItemList.unique(items)
        let known = Dictionary(entries.map { (ObjectIdentifier($0.item), $0) }, uniquingKeysWith: { first, _ in first })
        entries = wanted.map { known[ObjectIdentifier($0)] ?? Entry(item: $0, body: Self.body(of: $0)) }
        for entry in entries { entry.body.restoreMaterial() }
    }

    /// Moves the body of an item to where the item is.
    func update(_ item: any UIDynamicItem) {
        guard let body = self[item] else { return }
        let shapes = item.shapes
        if body.shapes != shapes { body.shapes = shapes }
        body.position = Point(item.center)
        body.angle = item.angle
    }

    /// Moves the items to where their bodies are.
    func moveItems() {
        for entry in entries where !entry.body.isAnchored { entry.item.follow(entry.body) }
    }

    private static func body(of item: any UIDynamicItem) -> Body {
        Body(item.shapes, at: Point(item.center), angle: item.angle)
    }
}

extension ItemList {
    /// Returns the items without repetitions.
    static func unique(_ items: [any UIDynamicItem]) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return items.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
