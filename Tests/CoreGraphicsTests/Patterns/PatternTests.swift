@testable import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

/// Draws a red square of 1×1 in the lower left corner of the cell.
private var corner: CGPatternCallbacks {
    CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }, releaseInfo: nil)
}

private func cells(
    _ callbacks: CGPatternCallbacks = corner, bounds: CGRect = CGRect(x: 0, y: 0, width: 2, height: 2), matrix: CGAffineTransform = .identity,
    step: CGFloat = 2, tiling: CGPatternTiling = .constantSpacing, isColored: Bool = true
) -> CGPattern? {
    var callbacks = callbacks
    return CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: tiling, isColored: isColored, callbacks: &callbacks)
}

extension CGContext {
    fileprivate func fillAll(with pattern: CGPattern, alpha: CGFloat = 1) {
        setFillColorSpace(CGColorSpace(.pattern))
        setFillPattern(pattern, colorComponents: [alpha])
        fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}

@Suite struct PatternTests {
    @Test func aCellRepeatsFromTheLowerLeftCorner() throws {
        let pattern = try #require(cells())
        let bitmap = drawn(4, 4) { $0.fillAll(with: pattern) }
        let expected = drawn(4, 4) { context in
            context.setFillColor(.pureRed)
            for (x, y) in [(0, 0), (2, 0), (0, 2), (2, 2)] { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        #expect(bitmap == expected && bitmap[0, 3] == red && bitmap[0, 0] == 0)
    }

    @Test func theCurrentTransformDoesNotMoveAPatternButItsPhaseDoes() throws {
        let pattern = try #require(cells())
        let plain = drawn(4, 4) { $0.fillAll(with: pattern) }
        let moved = drawn(4, 4) { context in
            context.translateBy(x: -1, y: -7)
            context.scaleBy(x: 3, y: 3)
            context.fillAll(with: pattern)
        }
        #expect(moved == plain)
        let shifted = drawn(4, 4) { context in
            context.setPatternPhase(CGSize(width: 1, height: 0))
            context.setPatternPhase(CGSize(width: CGFloat.nan, height: 0))
            context.fillAll(with: pattern)
        }
        #expect(shifted[1, 3] == red && shifted[0, 3] == 0)
    }

    @Test func inUIKitsContextsAPatternStartsInTheUpperLeftCornerAndHasTheScale() throws {
        let pattern = try #require(cells())
        let bitmap = drawnLikeUIKit(8, 8, scale: 2) { $0.fillAll(with: pattern) }
        #expect(bitmap[0, 0] == red && bitmap[1, 1] == red && bitmap[2, 0] == 0 && bitmap[4, 4] == red && bitmap[0, 2] == 0)
    }

    @Test func theMatrixMapsACell() throws {
        let pattern = try #require(cells(matrix: CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))))
        let bitmap = drawn(8, 8) { $0.fillAll(with: pattern) }
        #expect(bitmap[1, 7] == red && bitmap[2, 6] == red && bitmap[3, 7] == 0 && bitmap[5, 7] == red && bitmap[0, 7] == 0)
    }

    @Test(arguments: [(4, 1), (1, 4), (1, 1), (2, 1), (3, 2)])
    func cellsOfOnePixelInOneDirectionRepeatInBoth(width: Int, height: Int) throws {
        var callbacks = corner
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: width, height: height), matrix: .identity, xStep: CGFloat(width), yStep: CGFloat(height),
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let bitmap = drawn(12, 12) { $0.fillAll(with: pattern) }
        for y in 0..<12 {
            for x in 0..<12 {
                let isCorner = x.isMultiple(of: width) && (11 - y).isMultiple(of: height)
                #expect(bitmap[x, y] == (isCorner ? red : 0), "\(x) \(y)")
            }
        }
    }

    @Test func cellsLargerThanTheirStepOverlap() throws {
        let wide = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            }, releaseInfo: nil)
        let pattern = try #require(cells(wide, bounds: CGRect(x: 0, y: 0, width: 3, height: 2)))
        let bitmap = drawn(4, 4) { $0.fillAll(with: pattern) }
        // Every second pixel is covered twice: 1 - ½ · ½.
        #expect(bitmap[0, 3] >> 24 == 192 && bitmap[1, 3] >> 24 == 128 && bitmap[2, 3] >> 24 == 192)
    }

    @Test func anUncolouredPatternTakesTheColourAndIgnoresItsOwn() throws {
        let pattern = try #require(cells(isColored: false))
        let bitmap = drawn(4, 4) { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) ?? .deviceRGB)
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 0.5])
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(bitmap[0, 3] == 0x8000_0080)
        // Without a base space the old colour stays.
        let refused = drawn(1, 1) { context in
            context.setFillColor(.pureGreen)
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(refused[0, 0] == green)
    }

    @Test func alphaFadesAColouredPatternAndStrokesHavePatternsToo() throws {
        let pattern = try #require(cells())
        #expect(drawn(4, 4) { $0.fillAll(with: pattern, alpha: 0.5) }[0, 3] == 0x8080_0000)
        let stroked = drawn(4, 4) { context in
            context.setStrokeColorSpace(CGColorSpace(.pattern))
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
        }
        #expect(stroked[0, 3] == red && stroked[2, 3] == red && stroked[1, 3] == 0 && stroked[0, 1] == 0)
    }

    @Test func aColourWithAPatternIsAColour() throws {
        let pattern = try #require(cells())
        let color = try made(CGColor(patternSpace: CGColorSpace(.pattern), pattern: pattern, components: [0.5]))
        #expect(color.pattern === pattern && color.numberOfComponents == 1 && color.alpha == 0.5 && color.copy(alpha: 1)?.pattern === pattern)
        let same = try made(CGColor(patternSpace: CGColorSpace(.pattern), pattern: pattern, components: [0.5]))
        #expect(color == same)
        #expect(color.converted(to: .deviceRGB, intent: .defaultIntent, options: nil) == nil)
        #expect(isNil(CGColor(patternSpace: .deviceRGB, pattern: pattern, components: [1, 1, 1, 1])))
        #expect(CGColor.black.pattern == nil)
        let filled = drawn(2, 2) { context in
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(filled[0, 1] == 0x8080_0000)
    }

    @Test func patternsThatCannotBeDrawnAreRefused() {
        #expect(cells(CGPatternCallbacks()) == nil)
        #expect(cells(step: 0) == nil)
        #expect(cells(step: .nan) == nil)
        #expect(cells(bounds: .zero) == nil)
        #expect(cells(bounds: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == nil)
        #expect(cells(matrix: CGAffineTransform(scaleX: .nan, y: 1)) == nil)
    }

    @Test(arguments: [1e-9, 1e-3, 1e6, 1e18])
    func cellsOfAnySizeAreDrawnInTime(scale: CGFloat) throws {
        for angle in [0, 0.3] as [CGFloat] {
            let matrix = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
            for tiling in [CGPatternTiling.noDistortion, .constantSpacing] {
                guard let pattern = cells(matrix: matrix, tiling: tiling) else { continue }
                #expect(drawn(4, 4) { $0.fillAll(with: pattern) }.pixels.count == 16)
            }
        }
        if let small = cells(matrix: .init(scaleX: 1, y: 1), step: scale) { _ = drawn(4, 4) { $0.fillAll(with: small) } }
    }

    @Test func aPatternInsideItselfEnds() throws {
        let box = Box()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info, let pattern = Unmanaged<Box>.fromOpaque(info).takeUnretainedValue().pattern else { return }
                context.saveGState()
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fillAll(with: pattern)
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: Unmanaged.passUnretained(box).toOpaque(), bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        box.pattern = pattern
        #expect(drawn(4, 4) { context in box.pattern.map { context.fillAll(with: $0) } }.paintedCount == 0)
        box.pattern = nil
    }

    @Test func theInfoIsReleasedWithThePattern() {
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
        do {
            let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            let pattern = CGPattern(
                info: count, bounds: bounds, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
            #expect(pattern != nil && count.pointee == 0)
        }
        #expect(count.pointee == 1)
    }

    private final class Box {
        var pattern: CGPattern?
    }
}
