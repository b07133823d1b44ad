import LaminaPrimitives

/// The memory of a device: the packed items of frame parts, and the pictures that they show.
///
/// Items are packed when a tile first shows them and stay while frames share their part; pictures stay while parts show them. Memory is handed out
/// from the start to the end. When it is full, everything is forgotten and packed anew: an animation that changes all of its shapes fills 64 MiB in
/// some hundred frames, and forgetting costs one of them.
///
/// Rejected: a list of free places. It has to find room between pictures of all sizes, and its gaps grow with the length of a film.
final class ItemArena {
    /// The device's memory is full.
    struct Full: Error {}

    /// An item as the device knows it.
    enum Item {
        /// The item has no pixels.
        case undrawn
        /// The device cannot draw it.
        case unsupported
        /// It lies at this offset.
        ///
        /// `isPlain` is true for the normal blend mode.
        case packed(UInt32, isPlain: Bool)
        /// The item consists of several records, such as one for each sprite, in drawing order.
        case several([PackedPiece], isPlain: Bool)
    }

    /// One of several records of an item.
    struct PackedPiece {
        let offset: UInt32
        /// The pixels that it may change, in the frame.
        let bounds: PixelRect
    }

    /// A part with its packed items.
    ///
    /// It holds the part, so that no other gets its address.
    private final class KeptPart {
        let part: PreparedPart
        var items: [Int: Item] = [:]
        /// The pictures that the items show.
        var pictures: [KeptPicture] = []
        var lastFrame = 0

        init(_ part: PreparedPart) { self.part = part }
    }

    /// A picture whose pixels are stored, kept by the parts that show it.
    ///
    /// It holds the picture, so that no other gets its address.
    private final class KeptPicture {
        let picture: AnyObject
        let offset: UInt32

        init(_ picture: AnyObject, _ offset: UInt32) { (self.picture, self.offset) = (picture, offset) }
    }

    private struct Weak {
        weak var picture: KeptPicture?
    }

    /// Offset 0 stands for nothing.
    private static let firstOffset = 16
    private let device: any TileDevice
    private var end = firstOffset
    private var parts: [ObjectIdentifier: KeptPart] = [:]
    private var pictures: [ObjectIdentifier: Weak] = [:]
    /// The pictures of the item that is being packed.
    private var stored: [KeptPicture] = []
    /// The items that are packed for one frame only, because what they show changes while they stay.
    private var fleeting: [(part: KeptPart, index: Int)] = []
    private var frame = 0

    init(_ device: any TileDevice) { self.device = device }

    /// Begins a frame: lets go of the parts that the last one did not show, and of their pictures.
    ///
    /// Their words stay until the memory is full.
    func beginFrame() {
        for (part, index) in fleeting { part.items[index] = nil }
        fleeting = []
        for (key, kept) in parts where kept.lastFrame < frame { parts[key] = nil }
        frame += 1
    }

    /// Forgets everything.
    func removeAll() {
        end = Self.firstOffset
        parts = [:]
        pictures = [:]
        fleeting = []
    }

    /// Returns an item of a part, packed if it can be.
    func item(_ index: Int, of part: PreparedPart) throws(Full) -> Item {
        let kept = parts[ObjectIdentifier(part)] ?? KeptPart(part)
        parts[ObjectIdentifier(part)] = kept
        kept.lastFrame = frame
        if let item = kept.items[index] { return item }
        stored = []
        let item = try ItemPacking(self).pack(part.items[index], part.layout[index])
        kept.pictures += stored
        kept.items[index] = item
        if part.items[index].backdrop != nil { fleeting.append((kept, index)) }
        return item
    }

    /// Returns the offset of a picture's pixels.
    ///
    /// - Parameter pixels: Called when they are not in the memory yet.
    func pixels(of picture: AnyObject, _ pixels: () -> [Pixel]) throws(Full) -> UInt32 {
        let key = ObjectIdentifier(picture)
        if let kept = pictures[key]?.picture {
            stored.append(kept)
            return kept.offset
        }
        let kept = KeptPicture(picture, try store(pixels()))
        pictures[key] = Weak(picture: kept)
        stored.append(kept)
        return kept.offset
    }

    /// True for a picture that would take so much of the memory that it would be forgotten again and again.
    func isTooLarge(pixels: Int) -> Bool { pixels > device.capacity / 2 }

    /// Stores words and returns their offset.
    func store(_ words: [UInt32]) throws(Full) -> UInt32 {
        guard end + words.count <= device.capacity else { throw Full() }
        let offset = end
        device.write(words.span, at: offset)
        end += words.count
        return UInt32(offset)
    }
}
