import CLaminaKernels
import LaminaPrimitives
import Testing

@testable import LaminaRaster

@Suite struct SampleKernelTests {
    private static func picture(_ width: Int, _ height: Int) throws -> Picture {
        var random = FixedRandom(seed: 7)
        return Picture(try Bitmap(width: width, height: height, pixels: random.pixels(width * height)))
    }

    private func row(_ count: Int, _ write: (inout MutableSpan<Pixel>) -> Void) -> [Pixel] {
        var row = [Pixel](repeating: 0x1234_5678, count: count + 1)
        var span = row.mutableSpan
        span.withPart(0..<count, write)
        return row
    }

    /// Sampling lines inside, partly outside and far outside a picture of 37 × 23, with and without perspective, horizontal and degenerate.
    private static let lines: [LaminaLine] = {
        var random = FixedRandom(seed: 3)
        var lines = (0..<40).map { i in
            LaminaLine(
                x: random.double(-60...60), y: random.double(-40...40), w: i % 2 == 0 ? 1 : random.double(0.5...2),
                dx: random.double(-3...3), dy: random.double(-3...3), dw: i % 2 == 0 ? 0 : random.double(-0.01...0.01),
                first: Int32(random.next() % 100) - 20)
        }
        lines += [0, 0.3, 0.97, 1, 1.4, 1.97, -0.8].map {
            LaminaLine(x: random.double(-9...20), y: random.double(-3...30), w: 1, dx: $0, dy: 0, dw: 0, first: 3)
        }
        lines.append(LaminaLine(x: .nan, y: .nan, w: 1, dx: 0.9, dy: 0, dw: 0, first: 0))
        lines.append(LaminaLine(x: 1e300, y: -1e300, w: 1, dx: 1e300, dy: 1, dw: 0, first: 0))
        lines.append(LaminaLine(x: .nan, y: 3, w: 1, dx: 1, dy: .nan, dw: 0, first: 0))
        lines.append(LaminaLine(x: 5, y: 3, w: 0, dx: 1, dy: 1, dw: 0.5, first: -3))
        return lines
    }()

    @Test(arguments: instructionSets, SampleKernelTests.lines.indices)
    func sampledRowsEqualTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        let line = Self.lines[index]
        let picture = try Self.picture(37, 23)
        for source in [nil, Rect(3.25, 2, 11.5, 8), Rect(5, 5, 0.5, 1)] {
            let window = try #require(PictureWindow(picture, source: source))
            for count in [0, 1, 5, 16, 17, 67] {
                #expect(
                    row(count) { kernels.sampleLinear(window, along: line, into: &$0) }
                        == row(count) { RowKernels.scalar.sampleLinear(window, along: line, into: &$0) })
                #expect(
                    row(count) { kernels.sampleNearest(window, along: line, into: &$0) }
                        == row(count) { RowKernels.scalar.sampleNearest(window, along: line, into: &$0) })
            }
        }
    }

    @Test(arguments: instructionSets)
    func shiftedRowsEqualTheLoopInSwift(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 11)
        for count in 0...67 {
            let top = random.pixels(count + 1)
            let bottom = random.pixels(count + 1)
            let fraction = (x: UInt32(random.next() % 256), y: UInt32(random.next() % 256))
            #expect(
                row(count) { kernels.sampleShifted(top.span, bottom.span, fraction: fraction, into: &$0) }
                    == row(count) { RowKernels.scalar.sampleShifted(top.span, bottom.span, fraction: fraction, into: &$0) })
        }
    }

    @Test(arguments: instructionSets, [(1, 1), (1, 6), (6, 1), (2, 2)])
    func theLastPixelInMemoryIsSampledLikeTheOthers(name: String, size: (Int, Int)) throws {
        let kernels = try #require(RowKernels(named: name))
        let window = try #require(PictureWindow(try Self.picture(size.0, size.1)))
        for line in Self.lines {
            #expect(
                row(67) { kernels.sampleLinear(window, along: line, into: &$0) }
                    == row(67) { RowKernels.scalar.sampleLinear(window, along: line, into: &$0) })
        }
    }

    @Test(arguments: instructionSets)
    func levelRowsEqualTheLoopInSwift(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 13)
        for count in 0...67 {
            let (top, bottom, ahead) = (random.pixels(40), random.pixels(40), random.pixels(40))
            let step = random.double(0...1.5)
            let start = random.double(-3...20)
            let columns = (0..<count + 15).map { Int32(max(0, min(39, start + Double($0) * step)) * 256) }
            let fraction = UInt32(random.next() % 256)
            func sample(_ kernels: RowKernels) -> [Pixel] {
                row(count) {
                    kernels.sampleLevel(
                        top.span, bottom.span, ahead: ahead.span, columns: columns.span, fraction: fraction, into: &$0)
                }
            }
            #expect(sample(kernels) == sample(.scalar))
        }
    }

    @Test(arguments: instructionSets, SampleKernelTests.lines.indices)
    func rampsEqualTheLoopInSwift(name: String, index: Int) throws {
        let kernels = try #require(RowKernels(named: name))
        let line = Self.lines[index]
        let entries = (0..<1026).map { Pixel($0) }
        func anchored(_ line: LaminaLine, _ anchor: Double) -> LaminaLine {
            var line = line
            line.x += anchor
            line.y += anchor
            return line
        }
        for count in [0, 1, 15, 16, 17, 67] {
            #expect(
                row(count) { kernels.rampLinear(entries, along: line, into: &$0) }
                    == row(count) { RowKernels.scalar.rampLinear(entries, along: line, into: &$0) })
            for (anchor, isShrinking) in [(0.0, false), (CurveGrid.anchor(bits: 5), false), (CurveGrid.anchor(bits: 12), true)] {
                func radial(_ kernels: RowKernels) -> [Pixel] {
                    row(count) {
                        kernels.rampRadial(
                            entries, along: anchored(line, anchor), anchor: anchor, offset: isShrinking ? 40 : 1, isShrinking: isShrinking,
                            into: &$0)
                    }
                }
                func conic(_ kernels: RowKernels) -> [Pixel] {
                    row(count) { kernels.rampConic(entries, along: anchored(line, anchor), anchor: anchor, into: &$0) }
                }
                #expect(radial(kernels) == radial(.scalar))
                #expect(conic(kernels) == conic(.scalar))
            }
        }
    }

    @Test func bilinearSamplingStaysWithinAStepOfTheExactMean() throws {
        let picture = try Self.picture(2, 2)
        let window = try #require(PictureWindow(picture))
        for step in 0..<64 {
            let fraction = Double(step) / 64
            let line = LaminaLine(x: 0.5 + fraction, y: 1.25, w: 1, dx: 0, dy: 0, dw: 0, first: 0)
            let sampled = row(1) { RowKernels.chosen.sampleLinear(window, along: line, into: &$0) }[0]
            for shift in [Pixel(0), 8, 16, 24] {
                func channel(_ x: Int, _ y: Int) -> Double { Double(picture.bitmap[x, y] >> shift & 255) }
                let top = channel(0, 0) * (1 - fraction) + channel(1, 0) * fraction
                let bottom = channel(0, 1) * (1 - fraction) + channel(1, 1) * fraction
                #expect(abs(Double(sampled >> shift & 255) - (top * 0.25 + bottom * 0.75)) <= 0.53)
            }
        }
    }
}
