public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Consecutive glyphs of a line with the same attributes and direction.
///
/// Marked `@safe` because its only pointers refer to memory that the object itself owns.
@safe
public final class CTRun: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    /// The shaped glyphs; positions are relative to the origin of the line's visible characters, with y pointing down.
    let run: GlyphRun
    /// The attributes of the characters.
    let attributes: NSDictionary
    /// The characters of the run.
    let range: Range<Int>
    /// The distance from the line's left edge to the origin of the positions of `run`.
    let shift: Double
    /// The arrays that addresses refer to.
    private lazy var memory = RunMemory(self)

    private init(_ run: GlyphRun, range: Range<Int>, attributes: NSDictionary, shift: Double) {
        self.run = run
        self.range = range
        self.attributes = attributes
        self.shift = shift
    }

    var glyphs: [GlyphRun.Glyph] { run.glyphs }

    /// Returns the position of a glyph's origin relative to the line's, with y pointing up.
    func position(of glyph: GlyphRun.Glyph) -> CGPoint { CGPoint(x: glyph.position.x + shift, y: -glyph.position.y) }

    /// Returns the runs of a line, divided where an attribute of the string changes.
    static func runs(of line: CTLine) -> [CTRun] {
        line.typeset.line.runs.flatMap { run in
            parts(of: run, in: line.string).map { part in
                CTRun(part.run, range: part.range, attributes: part.attributes as CFDictionary, shift: line.shift)
            }
        }
    }

    private typealias Part = (run: GlyphRun, range: Range<Int>, attributes: [NSAttributedString.Key: Any])

    /// Divides a shaped run without moving its glyphs.
    private static func parts(of run: GlyphRun, in string: NSAttributedString) -> [Part] {
        guard let first = run.glyphs.first else { return [] }
        // Glyphs that replace characters, such as an ellipsis, take the attributes at their place; in an empty string there are none.
        guard !run.range.isEmpty else {
            let index = min(first.index, string.length - 1)
            // No range is asked for, so no pointer is passed.
            return unsafe [(run, run.range, index >= 0 ? string.attributes(at: index, effectiveRange: nil) : [:])]
        }
        let ranges = attributeRanges(of: string, in: run.range)
        guard ranges.count > 1 else { return [(run, run.range, ranges.first?.attributes ?? [:])] }
        let parts = ranges.compactMap { part -> Part? in
            var own = run
            own.glyphs = run.glyphs.filter { part.range.contains($0.index) }
            own.range = part.range
            guard let first = own.glyphs.first, let last = own.glyphs.last else { return nil }
            own.extent = ClosedRange(from: first.position.x, upTo: last.position.x + last.advance)
            return (own, part.range, part.attributes)
        }
        return run.isRightToLeft ? parts.reversed() : parts
    }

    private static func attributeRanges(
        of string: NSAttributedString, in range: Range<Int>
    ) -> [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] {
        let whole = range.clamped(to: 0..<string.length)
        var result: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
        // Unsafe only because the closure also receives a pointer to a stop flag; the pointer is not used.
        unsafe string.enumerateAttributes(in: NSRange(location: whole.lowerBound, length: whole.count)) { attributes, range, _ in
            result.append((range.location..<range.location + range.length, attributes))
        }
        return result
    }
}

/// Arrays of a run's data at addresses that stay valid as long as the run.
@safe
private final class RunMemory {
    // Each buffer is allocated in the initialiser, filled there and released in `deinit`.
    let glyphs: UnsafeMutableBufferPointer<CGGlyph>
    let positions: UnsafeMutableBufferPointer<CGPoint>
    let advances: UnsafeMutableBufferPointer<CGSize>
    let indices: UnsafeMutableBufferPointer<CFIndex>

    init(_ run: CTRun) {
        func stored<Element>(_ values: [Element]) -> UnsafeMutableBufferPointer<Element> {
            let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, values.count))
            _ = unsafe buffer.initialize(from: values)
            return unsafe buffer
        }
        unsafe glyphs = stored(run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.glyph) })
        unsafe positions = stored(run.glyphs.map(run.position))
        unsafe advances = stored(run.glyphs.map { CGSize(width: $0.advance, height: 0) })
        unsafe indices = stored(run.glyphs.map(\.index))
    }

    deinit {
        unsafe glyphs.deallocate()
        unsafe positions.deallocate()
        unsafe advances.deallocate()
        unsafe indices.deallocate()
    }
}

extension CTRun {
    // Each address belongs to the run and is valid as long as the run exists.
    fileprivate var glyphsAddress: UnsafePointer<CGGlyph>? { unsafe memory.glyphs.baseAddress.map { unsafe UnsafePointer($0) } }
    fileprivate var positionsAddress: UnsafePointer<CGPoint>? { unsafe memory.positions.baseAddress.map { unsafe UnsafePointer($0) } }
    fileprivate var advancesAddress: UnsafePointer<CGSize>? { unsafe memory.advances.baseAddress.map { unsafe UnsafePointer($0) } }
    fileprivate var indicesAddress: UnsafePointer<CFIndex>? { unsafe memory.indices.baseAddress.map { unsafe UnsafePointer($0) } }
}

/// Returns the address of the run's glyphs, which is valid as long as the run exists.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { unsafe run.glyphsAddress }
/// Returns the address of the glyphs' positions, which is valid as long as the run exists.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { unsafe run.positionsAddress }
/// Returns the address of the glyphs' advances, which is valid as long as the run exists.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { unsafe run.advancesAddress }
/// Returns the address of the indices of the glyphs' characters, which is valid as long as the run exists.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { unsafe run.indicesAddress }
