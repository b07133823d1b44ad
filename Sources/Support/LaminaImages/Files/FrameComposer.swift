package import LaminaPrimitives

/// Composes the frames of an animation on its canvas.
///
/// The canvas of the latest frame is kept, so that frames asked for in their order take one step each. For another order, composition begins at the
/// last frame that depends on none before it.
package struct FrameComposer: Sendable {
    private let file: ImageFile
    private var canvas = Bitmap(width: 0, height: 0)
    /// The index of the frame that the canvas shows; nil before the first.
    private var shown: Int?
    /// The pixels under the shown frame, when its disposal restores them.
    private var covered: [Pixel] = []

    package init(_ file: ImageFile) { self.file = file }

    /// Returns the picture that one frame shows on the whole canvas.
    ///
    /// - Precondition: The index is one of the file's frames.
    package mutating func picture(ofFrame index: Int) throws(ImageFileError) -> Bitmap {
        if shown == index { return canvas }
        if !file.isAnimation, file.frames[index].area == PixelRect(width: file.width, height: file.height) {
            return try file.pixels(ofFrame: index)
        }
        if shown == index - 1 {
            try show(index)
            return canvas
        }
        let first = start(of: index)
        // Frames after the shown one continue on its canvas, unless composition can begin even later.
        let next = shown.flatMap { $0 < index && $0 + 1 >= first ? $0 + 1 : nil } ?? first
        try checkWork(next..<index)
        if next != shown.map({ $0 + 1 }) {
            try file.checkCanvas()
            canvas = Bitmap(width: file.width, height: file.height)
            shown = nil
        }
        for step in next...index { try show(step) }
        return canvas
    }

    /// Checks the number of pixels of frames that are decoded only because another frame depends on them.
    ///
    /// A small file with 100,000 frames of 16 megapixels would take hours.
    private func checkWork(_ steps: Range<Int>) throws(ImageFileError) {
        let most = ImageLimits.mostComposedPixels(bytes: file.bytes.count)
        var pixels = 0
        for step in steps {
            pixels += file.frames[step].area.area + ImageLimits.pixelsPerDecoder
            guard pixels <= most else { throw .tooManyFrames(name: file.name, frame: steps.upperBound, pixels: pixels, most: most) }
        }
    }

    /// Returns the last frame, at most `index`, whose picture depends on no frame before it.
    private func start(of index: Int) -> Int {
        let whole = PixelRect(width: file.width, height: file.height)
        return (1...max(1, index)).reversed().first { candidate in
            guard candidate <= index else { return false }
            let (frame, last) = (file.frames[candidate], file.frames[candidate - 1])
            // A frame that is taken back shows what was before it to those that follow.
            let replacesAll = frame.area.covers(whole) && !frame.isBlended && (candidate == index || frame.disposal != .restore)
            return replacesAll || (last.area.covers(whole) && last.disposal == .clear)
        } ?? 0
    }

    private mutating func show(_ index: Int) throws(ImageFileError) {
        let frame = file.frames[index]
        let pixels = try file.pixels(ofFrame: index)
        dispose()
        let area = frame.area.intersection(canvas.bounds)
        covered = frame.disposal == .restore ? canvas.copied(area) : []
        for y in area.minY..<max(area.minY, area.maxY) {
            let source = (y - frame.area.minY) * frame.area.width - frame.area.minX
            for x in area.minX..<area.maxX {
                let (place, pixel) = (y * canvas.width + x, pixels.pixels[source + x])
                canvas.pixels[place] = frame.isBlended ? pixel.over(canvas.pixels[place]) : pixel
            }
        }
        shown = index
    }

    /// Applies the shown frame's disposal to the canvas: clears or restores its rectangle.
    private mutating func dispose() {
        guard let shown else { return }
        let frame = file.frames[shown]
        let area = frame.area.intersection(canvas.bounds)
        guard frame.disposal != .keep, !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            let row = y * canvas.width
            // The first frame has nothing under it, so restoring clears as well.
            for x in area.minX..<area.maxX {
                let place = (y - area.minY) * area.width + x - area.minX
                canvas.pixels[row + x] = frame.disposal == .restore && place < covered.count ? covered[place] : 0
            }
        }
    }
}

extension PixelRect {
    fileprivate func covers(_ other: PixelRect) -> Bool { intersection(other) == other }
}

extension Bitmap {
    /// Returns the pixels of a part row by row.
    ///
    /// - Precondition: The part lies inside the bitmap.
    fileprivate func copied(_ part: PixelRect) -> [Pixel] {
        part.isEmpty ? [] : (part.minY..<part.maxY).flatMap { pixels[$0 * width + part.minX..<$0 * width + part.maxX] }
    }
}

extension Pixel {
    /// Returns this pixel over another, both premultiplied.
    ///
    /// - Accuracy: Exact: every product by transparency is rounded to nearest.
    /// - Source: Porter and Duff 1984, "over"; division after Blinn 1995.
    func over(_ below: Pixel) -> Pixel {
        let transparency = 255 - self >> 24
        guard transparency != 0 else { return self }
        guard transparency != 255 || self != 0 else { return below }
        func product(_ channel: UInt32) -> UInt32 {
            let scaled = channel * transparency + 128
            return (scaled + scaled >> 8) >> 8
        }
        return self + (product(below >> 24) << 24 | product(below >> 16 & 255) << 16 | product(below >> 8 & 255) << 8 | product(below & 255))
    }
}
