package import LaminaPrimitives
package import LaminaScene

/// Writes records, each content once.
///
/// A record is stored when the first other record refers to it, so that references always go back. Records with equal bytes are the same record.
package struct RecordWriter: RecordForm {
    /// All records so far.
    package private(set) var output: [UInt8]
    /// The number of records so far.
    package private(set) var recordCount: UInt64 = 0

    /// The bodies of the records that are being written, the innermost last.
    private var bodies: [[UInt8]] = []
    private var depth = 0
    private var tables = [Table](repeating: Table(), count: Int(RecordKind.end.rawValue) + 1)
    /// The numbers of objects that are stored already.
    ///
    /// The caller keeps the objects until `keepOnly`, so that no other gets the same identity.
    private var known: [ObjectIdentifier: UInt64] = [:]
    private var animations: [UInt64: UInt64] = [:]

    /// The records of one kind.
    private struct Table {
        var count: UInt64 = 0
        /// The places of the bodies in `output`, by their hashes.
        var places: [UInt64: [(range: Range<Int>, index: UInt64)]] = [:]
    }

    /// - Parameters:
    ///   - start: The bytes before the first record.
    ///   - old: A writer whose numbers of animations go on; nil to number them from 0.
    package init(after start: [UInt8], numberingAs old: RecordWriter? = nil) {
        output = start
        animations = old?.animations ?? [:]
    }

    package var isReading: Bool { false }

    /// Stores a record that no other refers to.
    package mutating func add<T: Recordable>(_ kind: RecordKind, _ value: T) throws(RecordError) {
        bodies.append([])
        _ = try self.value(value)
        append(kind, bodies.removeLast())
    }

    /// Stores a tree and returns nothing; `node` refers to it afterwards.
    ///
    /// Iterative, since a chain of layers may have any length.
    package mutating func store(_ root: LayerNode) throws(RecordError) {
        var pending = [TreePart.node(root)]
        while let part = pending.last {
            let missing = known[part.identity] == nil ? part.needed.filter { known[$0.identity] == nil } : []
            pending.append(contentsOf: missing)
            guard missing.isEmpty else { continue }
            pending.removeLast()
            switch part {
            case .node(let node): _ = try reference(.node, node)
            case .block(let block): _ = try reference(.block, block)
            }
        }
    }

    /// Forgets the identities of all objects but those of a tree.
    ///
    /// Their records stay: an object with equal content has the same record again.
    package mutating func keepOnly(_ root: LayerNode) {
        var kept: [ObjectIdentifier: UInt64] = [:]
        var pending = [TreePart.node(root)]
        while let part = pending.popLast() {
            guard let number = known[part.identity], kept.updateValue(number, forKey: part.identity) == nil else { continue }
            pending += part.needed
            for object in part.objects { kept[object] = known[object] }
        }
        known = kept
    }

    // MARK: Values

    package mutating func byte(_ old: UInt8?) -> UInt8 {
        guard let old else { return 0 }
        bodies[bodies.count - 1].append(old)
        return old
    }

    package mutating func whole(_ old: UInt64?) -> UInt64 {
        guard let old else { return 0 }
        Self.append(old, to: &bodies[bodies.count - 1])
        return old
    }

    package mutating func count(_ old: Int?) -> Int { Int(whole(old.map { UInt64($0) })) }

    package mutating func text(_ old: String?) -> String {
        guard let old else { return "" }
        let bytes = Array(old.utf8)
        _ = count(bytes.count)
        bodies[bodies.count - 1].append(contentsOf: bytes)
        return old
    }

    package mutating func row(_ old: Int?) -> Int { count(old) }

    package mutating func layer(_ old: LayerID?) -> LayerID {
        _ = whole(old?.number)
        return old ?? LayerID(0)
    }

    package mutating func animationID(_ old: UInt64?) -> UInt64 {
        guard let old else { return 0 }
        let number = animations[old] ?? UInt64(animations.count)
        animations[old] = number
        _ = whole(number)
        return old
    }

    /// True when a record so far has named an animation.
    func hasAnimation(_ id: UInt64) -> Bool { animations[id] != nil }

    // MARK: Records

    package mutating func picture(_ old: Picture?) throws(RecordError) -> Picture { try shared(.picture, old) }
    package mutating func animation(_ old: LayerAnimation?) throws(RecordError) -> LayerAnimation { try shared(.animation, old) }
    package mutating func piece(_ old: EmissionPiece?) throws(RecordError) -> EmissionPiece { try shared(.piece, old) }
    package mutating func block(_ old: NodeBlock?) throws(RecordError) -> NodeBlock { try shared(.block, old) }
    package mutating func node(_ old: LayerNode?) throws(RecordError) -> LayerNode { try shared(.node, old) }
    package mutating func path(_ old: Path?) throws(RecordError) -> Path { try content(.path, old) }
    package mutating func state(_ old: LayerState?) throws(RecordError) -> LayerState { try content(.state, old) }

    package mutating func takePixels(_ count: Int) {}

    package mutating func enter() throws(RecordError) {
        depth += 1
        if depth > Self.deepest { throw .tooDeep }
    }

    package mutating func leave() { depth -= 1 }

    /// Refers to an object, and stores it first when it is new.
    private mutating func shared<T: AnyObject & RecordedObject>(_ kind: RecordKind, _ object: T?) throws(RecordError) -> T {
        guard let object else { throw .missing("\(kind)", 0) }
        _ = whole(try reference(kind, object))
        return object
    }

    private mutating func reference<T: AnyObject & RecordedObject>(_ kind: RecordKind, _ object: T) throws(RecordError) -> UInt64 {
        if let index = known[ObjectIdentifier(object)] { return index }
        bodies.append([])
        _ = try T.recorded(object, in: &self)
        let index = stored(kind, bodies.removeLast())
        known[ObjectIdentifier(object)] = index
        return index
    }

    private mutating func content<T: Recordable>(_ kind: RecordKind, _ old: T?) throws(RecordError) -> T {
        guard let old else { throw .missing("\(kind)", 0) }
        bodies.append([])
        _ = try value(old)
        _ = whole(stored(kind, bodies.removeLast()))
        return old
    }

    /// The number of a record with these bytes, which is appended when there is none.
    private mutating func stored(_ kind: RecordKind, _ body: [UInt8]) -> UInt64 {
        var hash = StableHash()
        hash.add(bytes: body.span)
        let key = hash.value
        let table = Int(kind.rawValue)
        for place in tables[table].places[key] ?? [] where output[place.range].elementsEqual(body) { return place.index }
        let index = tables[table].count
        append(kind, body)
        tables[table].places[key, default: []].append((range: output.count - body.count..<output.count, index: index))
        return index
    }

    private mutating func append(_ kind: RecordKind, _ body: [UInt8]) {
        output.append(kind.rawValue)
        Self.append(UInt64(body.count), to: &output)
        output.append(contentsOf: body)
        tables[Int(kind.rawValue)].count += 1
        recordCount += 1
    }

    /// Appends a number in groups of seven bits, the lowest first; the highest bit of a byte says that another follows.
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// An object that is a record of its own.
package protocol RecordedObject: AnyObject {
    /// Writes `old` and returns it, or reads an object when `old` is nil.
    static func recorded(_ old: Self?, in form: inout some RecordForm) throws(RecordError) -> Self
}

/// A node or a block, which must be stored before the parts that contain it.
private enum TreePart {
    case node(LayerNode)
    case block(NodeBlock)

    var identity: ObjectIdentifier {
        switch self {
        case .node(let node): ObjectIdentifier(node)
        case .block(let block): ObjectIdentifier(block)
        }
    }

    /// The identities of the other objects to which the record of this one refers; some of those inside animations are missing.
    var objects: [ObjectIdentifier] {
        guard case .node(let node) = self else { return [] }
        let state = node.state
        let tiles = state.kind == .tiled ? state.tiled.tiles.map(\.picture) : []
        let pieces = state.kind == .emitter ? state.emission.pieces : []
        return ([state.picture?.picture].compactMap(\.self) + tiles).map { ObjectIdentifier($0) } + node.animations.map { ObjectIdentifier($0) }
            + pieces.map { ObjectIdentifier($0) }
    }

    /// The parts to which the record of this one refers.
    var needed: [TreePart] {
        switch self {
        case .block(let block):
            switch block.content {
            case .nodes(let nodes): nodes.map { .node($0) }
            case .blocks(let blocks): blocks.map { .block($0) }
            }
        case .node(let node): node.needed
        }
    }
}

extension LayerNode {
    fileprivate var needed: [TreePart] {
        var parts: [TreePart] = []
        if let root = children.root { parts.append(.block(root)) }
        if let mask { parts.append(.node(mask)) }
        let emitted = state.kind == .emitter ? state.emission.pieces.flatMap(\.animations) : []
        for animation in animations + emitted { if let transition = animation.transition { parts.append(.node(transition.outgoing)) } }
        return parts
    }
}
