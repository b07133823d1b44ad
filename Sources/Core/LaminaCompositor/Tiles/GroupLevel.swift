import LaminaPrimitives
import LaminaRaster

/// The state of a group that is being drawn: its scratch pictures and the end of its current section, first the contents and then the mask.
///
/// A scratch picture is allocated when the first item draws into it, so groups that hold nothing but a group cost none.
struct GroupLevel {
    /// The position of the group's own item.
    let index: ItemPlace
    /// The pixels of the group that are drawn.
    let region: PixelRect
    /// The index after the last item of the current section.
    private var partEnd: Int
    /// The index after the last item of the group, mask included.
    private let end: Int
    private var content: ScratchPicture?
    private var mask: ScratchPicture?
    private var isInMask = false

    /// - Parameter contentEnd: The index after the last item of the contents.
    /// - Parameter end: The index after the last item of the mask; equal to `contentEnd` when there is none.
    init(index: ItemPlace, region: PixelRect, contentEnd: Int, end: Int) {
        self.index = index
        self.region = region
        self.end = end
        partEnd = contentEnd
    }

    /// True when the item at `place`, which is drawn after the group's own item, lies outside the current section.
    func hasEnded(before place: ItemPlace) -> Bool { place.part != index.part || place.item >= partEnd }

    /// The canvas for items of the current section.
    mutating func canvas(_ scratch: TileScratch) -> Canvas {
        guard isInMask else { return contentCanvas(scratch) }
        if let mask { return mask.canvas }
        let made = ScratchPicture(region, scratch)
        mask = made
        return made.canvas
    }

    /// The canvas for the contents.
    mutating func contentCanvas(_ scratch: TileScratch) -> Canvas {
        if let content { return content.canvas }
        let made = ScratchPicture(region, scratch)
        content = made
        return made.canvas
    }

    /// Proceeds from the contents to the mask.
    ///
    /// - Returns: True when there is a mask and it had not begun yet.
    mutating func beginMask() -> Bool {
        guard !isInMask, partEnd < end else { return false }
        isInMask = true
        partEnd = end
        return true
    }

    /// The contents multiplied by the alpha of the mask; nil when no item of the contents drew anything.
    func masked() -> Canvas? {
        guard let content else { return nil }
        guard isInMask else { return content.canvas }
        // The group has a mask, but none of its items drew anything here: the contents are masked out.
        guard let mask else {
            content.canvas.clear(region)
            return content.canvas
        }
        content.canvas.multiply(byAlphaOf: mask.canvas)
        return content.canvas
    }

    /// Returns the scratch memory to the thread's pool.
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
