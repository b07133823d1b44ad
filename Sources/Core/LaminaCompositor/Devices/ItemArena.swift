import LaminaPrimitives
import LaminaRaster

/// The memory of a device: the packed items of frame parts, and the pictures that they show.
///
/// Items are packed when a tile first shows them and stay while frames share their part; pictures stay while items show them. Memory is handed out
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
    }

    /// A part with its packed items.
    ///
    /// It holds the part, so that no other gets its address.
    private final class KeptPart {
        let part: PreparedPart
        var items: [Int: Item] = [:]
        var lastFrame = 0

        init(_ part: PreparedPart) { self.part = part }
    }

    /// A picture whose pixels are stored.
    ///
    /// It holds the picture, so that no other gets its address.
    private struct KeptPicture {
        let picture: AnyObject
        let offset: UInt32
        var lastFrame: Int
    }

    /// Offset 0 stands for nothing.
    private static let firstOffset = 16
    /// The frames after which objects are let go that no list named.
    private static let patience = 32

    private let device: any TileDevice
    private var end = firstOffset
    private var parts: [ObjectIdentifier: KeptPart] = [:]
    private var pictures: [ObjectIdentifier: KeptPicture] = [:]
    /// The items that are packed for one frame only, because what they show changes while they stay.
    private var fleeting: [(part: KeptPart, index: Int)] = []
    private var frame = 0

    init(_ device: any TileDevice) { self.device = device }

    /// Begins a frame: lets go of parts and pictures that were not shown for some time.
    ///
    /// Their words stay until the memory is full.
    func beginFrame() {
        frame += 1
        for (part, index) in fleeting { part.items[index] = nil }
        fleeting = []
        guard frame.isMultiple(of: Self.patience) else { return }
        let oldest = frame - Self.patience
        parts = parts.filter { $0.value.lastFrame >= oldest }
        pictures = pictures.filter { $0.value.lastFrame >= oldest }
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
        let item = try ItemPacking(self).pack(part.items[index], part.layout[index])
        kept.items[index] = item
        if part.items[index].backdrop != nil { fleeting.append((kept, index)) }
        return item
    }

    /// Returns the offset of a picture's pixels.
    ///
    /// - Parameter pixels: Called when they are not in the memory yet.
    func pixels(of picture: AnyObject, _ pixels: () -> [Pixel]) throws(Full) -> UInt32 {
        let key = ObjectIdentifier(picture)
        if var kept = pictures[key] {
            kept.lastFrame = frame
            pictures[key] = kept
            return kept.offset
        }
        let offset = try store(pixels())
        pictures[key] = KeptPicture(picture: picture, offset: offset, lastFrame: frame)
        return offset
    }

    /// Stores words and returns their offset.
    func store(_ words: [UInt32]) throws(Full) -> UInt32 {
        guard end + words.count <= device.capacity else { throw Full() }
        let offset = end
        device.write(words.span, at: offset)
        end += words.count
        return UInt32(offset)
    }
}
