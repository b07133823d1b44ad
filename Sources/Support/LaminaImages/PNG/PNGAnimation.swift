import LaminaPrimitives

/// The frames of an animated PNG file.
struct PNGAnimation {
    let loopCount: Int
    private(set) var frames: [ImageFrame] = []
    private var current: FrameControl?
    private var pieces: [Range<Int>] = []
    private var sequence = 0

    /// Reads the frames that have begun; nil for a still image, and for chunks in an order that the specification forbids.
    init?(_ chunks: PNGChunks, _ bytes: [UInt8], width: Int, height: Int) {
        guard let control = chunks.first("acTL"), control.count == 8, let count = bytes.big(at: control.lowerBound, 4), count > 0,
            let plays = bytes.big(at: control.lowerBound + 4, 4)
        else { return nil }
        loopCount = plays
        for chunk in chunks.list {
            guard add(chunk, bytes, width: width, height: height) else { return nil }
        }
        finishFrame()
        guard !frames.isEmpty || !chunks.list.contains(where: { $0.type == "IEND" }), frames.count <= count else { return nil }
    }

    /// Takes one chunk; false when it must not stand here.
    private mutating func add(_ chunk: PNGChunks.Chunk, _ bytes: [UInt8], width: Int, height: Int) -> Bool {
        switch chunk.type {
        case "fcTL":
            guard chunk.isWhole else { return true }
            finishFrame()
            guard let control = FrameControl(bytes, chunk.payload), control.sequence == sequence,
                control.area.intersection(PixelRect(width: width, height: height)) == control.area
            else { return false }
            sequence += 1
            current = control
        case "IDAT":
            // Without a frame control before it, the file's own image is no part of the animation.
            guard let current else { return true }
            guard current.area == PixelRect(width: width, height: height) else { return false }
            pieces.append(chunk.payload)
        case "fdAT":
            guard chunk.payload.count >= 4 else { return !chunk.isWhole }
            guard current != nil, bytes.big(at: chunk.payload.lowerBound, 4) == sequence else { return false }
            sequence += 1
            pieces.append(chunk.payload.dropFirst(4))
        default: break
        }
        return true
    }

    private mutating func finishFrame() {
        if let current, !pieces.isEmpty {
            frames.append(
                ImageFrame(
                    area: current.area, duration: current.duration, disposal: current.disposal, isBlended: current.isBlended,
                    source: .png(pieces)))
        }
        current = nil
        pieces = []
    }
}

/// The contents of an `fcTL` chunk.
private struct FrameControl {
    let sequence: Int
    let area: PixelRect
    let duration: Double
    let disposal: ImageFrame.Disposal
    let isBlended: Bool

    init?(_ bytes: [UInt8], _ payload: Range<Int>) {
        let start = payload.lowerBound
        guard payload.count == 26, let sequence = bytes.big(at: start, 4), let width = bytes.big(at: start + 4, 4),
            let height = bytes.big(at: start + 8, 4), let x = bytes.big(at: start + 12, 4), let y = bytes.big(at: start + 16, 4),
            let numerator = bytes.big(at: start + 20, 2), let denominator = bytes.big(at: start + 22, 2), width > 0, height > 0
        else { return nil }
        self.sequence = sequence
        area = PixelRect(x, y, x + width, y + height)
        // The specification gives a denominator of 0 the meaning of 100.
        duration = Double(numerator) / Double(denominator == 0 ? 100 : denominator)
        disposal = [1: .clear, 2: .restore][bytes[start + 24]] ?? .keep
        isBlended = bytes[start + 25] == 1
    }
}
