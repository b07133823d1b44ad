package import LaminaPrimitives
package import LaminaScene

/// Reads records; every size is compared with the rest of the record before memory is asked for.
package struct RecordReader: RecordForm {
    private var bytes: [UInt8]
    /// The next byte, and the end of the present record.
    private var position: Int
    private var end: Int
    private var depth = 0
    /// The kind of the present record; nil while it is unknown.
    package private(set) var kind: RecordKind?
    /// The rows of this version for the rows of the file.
    private var rows: [Int] = []
    private var extent = RecordExtent()
    /// The pixels that all further pictures may have.
    private var pixelsLeft = RecordExtent.mostPixels

    private var pictures: [Picture] = []
    private var paths: [Path] = []
    private var states = Table<LayerState>()
    private var animations = Table<LayerAnimation>()
    private var pieces = Table<EmissionPiece>()
    private var blocks = Table<NodeBlock>()
    private var nodes = Table<LayerNode>()

    /// The objects of one kind, with the extents of the trees below them.
    private struct Table<Object> {
        var objects: [(object: Object, extent: RecordExtent)] = []
    }

    /// - Parameter start: The number of bytes before the first record.
    package init(_ bytes: [UInt8], after start: Int) {
        self.bytes = bytes
        position = start
        end = bytes.count
    }

    /// Goes on with further bytes, after all records before have been read.
    package mutating func continueWith(_ more: [UInt8]) {
        bytes = more
        (position, end) = (0, more.count)
    }

    package var isReading: Bool { true }
    package var isAtEnd: Bool { position == bytes.count }

    /// Reads the kind and the length of the next record, and begins its body.
    package mutating func begin() throws(RecordError) -> RecordKind {
        (end, depth, extent, kind) = (bytes.count, 0, RecordExtent(), nil)
        let tag = try byte(nil)
        guard let kind = RecordKind(rawValue: tag) else { throw .unknownCase(Int(tag), of: "records") }
        self.kind = kind
        let length = try whole(nil)
        guard length <= UInt64(bytes.count - position) else { throw .truncated }
        end = position + Int(length)
        return kind
    }

    /// Reads the body of a record to which others refer; false for other kinds.
    package mutating func readObject(_ kind: RecordKind) throws(RecordError) -> Bool {
        switch kind {
        case .picture: pictures.append(try object())
        case .path: paths.append(try value(nil))
        case .state: try add(value(nil), to: \.states)
        case .animation: try add(object(), to: \.animations, isNested: true)
        case .piece: try add(object(), to: \.pieces, isNested: true)
        case .block: try add(object(), to: \.blocks)
        case .node: try add(object(), to: \.nodes)
        default: return false
        }
        try finish()
        return true
    }

    /// Reads the body of a record that no other refers to.
    package mutating func read<T: Recordable>(_ type: T.Type) throws(RecordError) -> T {
        let value: T = try value(nil)
        try finish()
        return value
    }

    /// Takes the names of the file's properties.
    package mutating func setRows(_ names: [String]) throws(RecordError) {
        let known = Dictionary(uniqueKeysWithValues: PropertyRows.all.enumerated().map { ($1.name, $0) })
        for name in names {
            guard let row = known[name] else { throw .unknownProperty(name) }
            rows.append(row)
        }
    }

    private mutating func finish() throws(RecordError) {
        guard position == end else { throw .leftover(end - position) }
    }

    private mutating func add<T>(_ object: T, to table: WritableKeyPath<RecordReader, Table<T>>, isNested: Bool = false) throws(RecordError) {
        self[keyPath: table].objects.append((object, try extent.closed(isNested: isNested)))
    }

    private mutating func object<T: RecordedObject>() throws(RecordError) -> T { try T.recorded(nil, in: &self) }

    // MARK: Values

    package mutating func byte(_ old: UInt8?) throws(RecordError) -> UInt8 {
        guard position < end else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }

    package mutating func whole(_ old: UInt64?) throws(RecordError) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte(nil)
            let part = UInt64(byte & 0x7F)
            guard shift < 63 || part <= 1 else { throw .overflow }
            number |= part << shift
            if byte < 0x80 { return number }
        }
        throw .overflow
    }

    package mutating func count(_ old: Int?) throws(RecordError) -> Int {
        let count = try whole(nil)
        // Every element has a byte at least.
        guard count <= UInt64(end - position) else { throw .count(count) }
        return Int(count)
    }

    package mutating func text(_ old: String?) throws(RecordError) -> String {
        let count = try count(nil)
        defer { position += count }
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else { throw .badText }
        return text
    }

    package mutating func row(_ old: Int?) throws(RecordError) -> Int {
        let index = try whole(nil)
        guard index < UInt64(rows.count) else { throw .missing("property", index) }
        return rows[Int(index)]
    }

    package mutating func layer(_ old: LayerID?) throws(RecordError) -> LayerID { LayerID(try whole(nil)) }
    package mutating func animationID(_ old: UInt64?) throws(RecordError) -> UInt64 { try whole(nil) }

    package mutating func enter() throws(RecordError) {
        depth += 1
        if depth > Self.deepest { throw .tooDeep }
    }

    package mutating func leave() { depth -= 1 }

    /// Counts the pixels of a picture, before they are read.
    package mutating func takePixels(_ count: Int) throws(RecordError) {
        guard count <= pixelsLeft else { throw .tooManyPixels(count) }
        pixelsLeft -= count
    }

    // MARK: References

    package mutating func picture(_ old: Picture?) throws(RecordError) -> Picture { pictures[try index(below: pictures.count, "picture")] }
    package mutating func path(_ old: Path?) throws(RecordError) -> Path { paths[try index(below: paths.count, "path")] }
    package mutating func state(_ old: LayerState?) throws(RecordError) -> LayerState { try take(states, "state") }
    package mutating func animation(_ old: LayerAnimation?) throws(RecordError) -> LayerAnimation { try take(animations, "animation") }
    package mutating func piece(_ old: EmissionPiece?) throws(RecordError) -> EmissionPiece { try take(pieces, "piece") }
    package mutating func block(_ old: NodeBlock?) throws(RecordError) -> NodeBlock { try take(blocks, "block") }
    package mutating func node(_ old: LayerNode?) throws(RecordError) -> LayerNode { try take(nodes, "node") }

    private mutating func take<T>(_ table: Table<T>, _ kind: String) throws(RecordError) -> T {
        let entry = table.objects[try index(below: table.objects.count, kind)]
        extent.add(entry.extent)
        return entry.object
    }

    private mutating func index(below count: Int, _ kind: String) throws(RecordError) -> Int {
        let index = try whole(nil)
        guard index < UInt64(count) else { throw .missing(kind, index) }
        return Int(index)
    }
}

/// The size of the tree below a record; a few bytes could describe a tree without end, in which every part contains another one twice.
struct RecordExtent {
    /// The most parts of one tree.
    static let mostParts = 1 << 24
    /// The most transitions and emissions inside each other.
    static let deepest = 200
    /// The most pixels of all pictures of a file.
    static let mostPixels = 1 << 29

    private var parts = 0
    private var depth = 0

    mutating func add(_ other: RecordExtent) {
        parts = min(parts + other.parts, Self.mostParts + 1)
        depth = max(depth, other.depth)
    }

    /// The extent with the record itself.
    ///
    /// - Parameter isNested: True for the records through which a tree can contain another tree.
    func closed(isNested: Bool) throws(RecordError) -> RecordExtent {
        var closed = self
        closed.parts += 1
        if isNested { closed.depth += 1 }
        guard closed.parts <= Self.mostParts else { throw .tooLarge }
        guard closed.depth <= Self.deepest else { throw .tooDeep }
        return closed
    }
}
