package import LaminaPrimitives

/// The pixels of a picture, in runs: of pixels as they are, of one pixel again and again, and of pixels equal to those of the row above.
///
/// Interfaces consist of such runs mostly. The form is exact, and the same on every machine and with every version of a library.
extension Picture: RecordedObject {
    /// The most pixels of one picture.
    package static let mostRecordedPixels = 1 << 26

    package static func recorded(_ old: Picture?, in form: inout some RecordForm) throws(RecordError) -> Picture {
        let width = try form.whole((old?.width).map { UInt64($0) })
        let height = try form.whole((old?.height).map { UInt64($0) })
        let isOpaque = try form.flag(old?.isOpaque)
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        guard !overflows, area <= UInt64(mostRecordedPixels) else { throw .tooManyPixels(overflows ? .max : Int(clamping: area)) }
        try form.takePixels(Int(area))
        var run = PixelRun(count: Int(area), width: Int(width))
        while run.next < run.count { try run.pass(old?.bitmap.pixels, in: &form) }
        if let old { return old }
        guard let bitmap = try? Bitmap(width: Int(width), height: Int(height), pixels: run.pixels) else { throw .tooManyPixels(Int(area)) }
        return Picture(bitmap, isOpaque: isOpaque)
    }
}

/// The pixels of a picture on their way into a form or out of it.
private struct PixelRun {
    /// The number of all pixels, and of those in a row.
    let count: Int
    let width: Int
    /// The pixels that were read.
    private(set) var pixels: [Pixel] = []
    /// The index of the next pixel.
    private(set) var next = 0

    init(count: Int, width: Int) { (self.count, self.width) = (count, width) }

    private enum Kind: UInt64 {
        case literal
        case same
        case above
    }

    /// Writes the next run of `old`, or reads one.
    mutating func pass(_ old: [Pixel]?, in form: inout some RecordForm) throws(RecordError) {
        let found = old.map { run(in: $0) }
        let word = try form.whole(found.map { UInt64($0.length) << 2 | $0.kind.rawValue })
        guard let kind = Kind(rawValue: word & 3) else { throw .unknownCase(3, of: "runs of pixels") }
        guard word >> 2 > 0, word >> 2 <= UInt64(count - next) else { throw .count(word >> 2) }
        let length = Int(word >> 2)
        switch kind {
        case .literal: for offset in 0..<length { keep(try form.pixel(old?[next + offset]), isReading: old == nil) }
        case .same:
            let pixel = try form.pixel(old?[next])
            if old == nil { pixels.append(contentsOf: repeatElement(pixel, count: length)) }
        case .above:
            guard next >= width else { throw .unsuitable("the first row of a picture") }
            if old == nil { for offset in 0..<length { pixels.append(pixels[next + offset - width]) } }
        }
        next += length
    }

    private mutating func keep(_ pixel: Pixel, isReading: Bool) {
        if isReading { pixels.append(pixel) }
    }

    private func run(in old: [Pixel]) -> (kind: Kind, length: Int) {
        let (above, same) = (lengthAbove(in: old, from: next), lengthOfSame(in: old, from: next))
        if above >= Self.shortest, above >= same { return (.above, above) }
        if same >= Self.shortest { return (.same, same) }
        var end = next + 1
        while end < count, lengthAbove(in: old, from: end) < Self.shortest, lengthOfSame(in: old, from: end) < Self.shortest { end += 1 }
        return (.literal, end - next)
    }

    /// Shorter runs are not worth their head.
    private static let shortest = 4

    private func lengthAbove(in old: [Pixel], from start: Int) -> Int {
        guard start >= width else { return 0 }
        var end = start
        while end < count, old[end] == old[end - width] { end += 1 }
        return end - start
    }

    private func lengthOfSame(in old: [Pixel], from start: Int) -> Int {
        var end = start
        while end < count, old[end] == old[start] { end += 1 }
        return end - start
    }
}

extension RecordForm {
    /// A pixel as four bytes, the lowest first.
    fileprivate mutating func pixel(_ old: Pixel?) throws(RecordError) -> Pixel {
        var pixel: Pixel = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            pixel |= Pixel(try byte(old.map { UInt8(truncatingIfNeeded: $0 >> shift) })) << shift
        }
        return pixel
    }
}
