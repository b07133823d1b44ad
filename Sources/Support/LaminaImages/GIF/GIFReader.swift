import LaminaPrimitives

/// Walks the blocks of a GIF file.
struct GIFReader {
    private let bytes: [UInt8]
    private var place: Int
    private let globalPalette: Range<Int>
    private var control = GraphicControl()
    private(set) var frames: [ImageFrame] = []
    private(set) var loopCount: Int?
    /// True when the file ends with the trailer byte; false for a truncated file.
    private(set) var isComplete = false

    /// The values of a graphic control extension, which apply to the next image.
    private struct GraphicControl {
        var duration = 0.0
        var disposal = ImageFrame.Disposal.keep
        var transparentIndex: Int?
    }

    /// - Precondition: There are at least 13 bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let table = Self.palette(bytes, flags: bytes[10], at: 13)
        globalPalette = table
        place = table.upperBound
    }

    /// Reads blocks up to the trailer, the first unknown block, or the end.
    mutating func readBlocks() {
        while place < bytes.count {
            let kind = bytes[place]
            place += 1
            switch kind {
            case 0x21: readExtension()
            case 0x2C: guard readImage() else { return }
            case 0x3B:
                isComplete = true
                return
            default: return
            }
        }
    }

    /// True when a pixel of the first frame's canvas may be transparent.
    func hasTransparency(on canvas: PixelRect) -> Bool {
        frames.contains { frame in
            guard case .gif(let part) = frame.source else { return false }
            return part.transparentIndex != nil || (frame.disposal == .clear && frames.count > 1)
        } || frames.first.map { $0.area.intersection(canvas) != canvas } ?? false
    }

    /// Returns the range of a colour table whose size is in the low bits of `flags`; empty without one.
    private static func palette(_ bytes: [UInt8], flags: UInt8, at start: Int) -> Range<Int> {
        let size = flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
        return start..<min(max(start, bytes.count), start + size)
    }

    private mutating func readExtension() {
        guard place < bytes.count else { return }
        let label = bytes[place]
        let first = place + 1
        place = first
        switch label {
        case 0xF9: readControl(at: first + 1)
        case 0xFF where bytes.has("NETSCAPE2.0", at: first + 1) || bytes.has("ANIMEXTS1.0", at: first + 1):
            if bytes.big(at: first + 12, 2) == 0x0301 { loopCount = bytes.little(at: first + 14, 2) }
        default: break
        }
        skipBlocks()
    }

    private mutating func readControl(at start: Int) {
        guard let hundredths = bytes.little(at: start + 1, 2), let index = bytes.little(at: start + 3, 1) else { return }
        let flags = bytes[start]
        control.duration = Double(hundredths) / 100
        // 3 restores; so does 4, which older encoders write.
        control.disposal = [2: .clear, 3: .restore, 4: .restore][flags >> 2 & 7] ?? .keep
        control.transparentIndex = flags & 1 == 1 ? index : nil
    }

    /// Reads an image's description; false at the end of the file.
    private mutating func readImage() -> Bool {
        guard let x = bytes.little(at: place, 2), let y = bytes.little(at: place + 2, 2), let width = bytes.little(at: place + 4, 2),
            let height = bytes.little(at: place + 6, 2), let flags = bytes.little(at: place + 8, 1)
        else { return false }
        let local = Self.palette(bytes, flags: UInt8(flags), at: place + 9)
        place = local.upperBound
        guard let codeSize = bytes.little(at: place, 1) else { return false }
        let part = GIFImagePart(
            palette: local.isEmpty ? globalPalette : local, transparentIndex: control.transparentIndex, isInterlaced: flags & 0x40 != 0,
            codeSize: codeSize, data: place + 1)
        place += 1
        // An image without pixels is no frame.
        if width > 0, height > 0 {
            frames.append(
                ImageFrame(
                    area: PixelRect(x, y, x + width, y + height), duration: control.duration, disposal: control.disposal, isBlended: true,
                    source: .gif(part)))
        }
        control = GraphicControl()
        skipBlocks()
        return true
    }

    /// Skips a list of data blocks; an empty block ends the list.
    private mutating func skipBlocks() {
        while place < bytes.count {
            let size = Int(bytes[place])
            place += size + 1
            if size == 0 { return }
        }
    }
}
