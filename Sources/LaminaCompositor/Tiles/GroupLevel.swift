import LaminaPrimitives
import LaminaRaster

/// A group that is being drawn: its scratch pictures and where its parts end.
///
/// Scratch memory is taken when the first item needs it, so that groups which hold nothing but a group cost none.
struct GroupLevel {
    /// Where the group's item stands.
    let index: ItemPlace
    /// The pixels that are drawn.
    let region: PixelRect
    /// The items before this index belong to the part that is being drawn.
    private var partEnd: Int
    private let end: Int
    private var content: ScratchPicture?
    private var mask: ScratchPicture?
    private var isInMask = false

    /// - Parameter contentEnd: The index after the last item of the contents.
    /// - Parameter end: The index after the last item of the mask.
    init(index: ItemPlace, region: PixelRect, contentEnd: Int, end: Int) {
        self.index = index
        self.region = region
        self.end = end
        partEnd = contentEnd
    }

    /// The item at `place`, which comes after the group's, is not one of the part that is being drawn.
    func hasEnded(before place: ItemPlace) -> Bool { place.part != index.part || place.item >= partEnd }

    /// Where the items of the current part are drawn.
    mutating func canvas(_ scratch: TileScratch) -> Canvas {
        guard isInMask else { return contentCanvas(scratch) }
        if let mask { return mask.canvas }
        let made = ScratchPicture(region, scratch)
        mask = made
        return made.canvas
    }

    /// Where the contents are drawn.
    mutating func contentCanvas(_ scratch: TileScratch) -> Canvas {
        if let content { return content.canvas }
        let made = ScratchPicture(region, scratch)
        content = made
        return made.canvas
    }

    /// Goes on with the mask.
    ///
    /// - Returns: Whether there is one.
    mutating func beginMask() -> Bool {
        guard !isInMask, partEnd < end else { return false }
        isInMask = true
        partEnd = end
        return true
    }

    /// The contents multiplied with the alpha of the mask; nil when no item drew anything.
    func masked() -> Canvas? {
        guard let content else { return nil }
        guard isInMask else { return content.canvas }
        guard let mask else {
            content.canvas.clear(region)
            return content.canvas
        }
        content.canvas.multiply(byAlphaOf: mask.canvas)
        return content.canvas
    }

    /// Hands the scratch memory back.
    func giveBack(to scratch: TileScratch) {
        if let content { scratch.giveBack(content.buffer) }
        if let mask { scratch.giveBack(mask.buffer) }
    }
}

/// Scratch memory and the canvas on it.
private struct ScratchPicture {
    let buffer: PixelBuffer
    let canvas: Canvas

    init(_ region: PixelRect, _ scratch: TileScratch) {
        buffer = scratch.borrow()
        canvas = buffer.clearCanvas(region)
    }
}
