import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct BlurTests {
    /// Returns the convolution with the full Gaussian in double precision, as a slow reference.
    private func exact(_ mask: Mask, _ sigma: Double, in bounds: PixelRect) -> [Double] {
        let radius = Int((6 * sigma).rounded(.up))
        var weights = (-radius...radius).map { Numerics.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        func line(_ values: [Double], first: Int, _ wanted: Range<Int>) -> [Double] {
            wanted.map { place in
                var sum = 0.0
                for (i, value) in values.enumerated() where abs(first + i - place) <= radius { sum += value * weights[first + i - place + radius] }
                return sum
            }
        }
        let rows = (0..<mask.bounds.height).map { y in
            let row = mask.alphas[y * mask.bounds.width..<(y + 1) * mask.bounds.width].map { Double($0) }
            return line(row, first: mask.bounds.minX, bounds.minX..<bounds.maxX)
        }
        var result = [Double](repeating: 0, count: bounds.area)
        for x in 0..<bounds.width {
            let column = line(rows.map { $0[x] }, first: mask.bounds.minY, bounds.minY..<bounds.maxY)
            for (y, value) in column.enumerated() { result[y * bounds.width + x] = value }
        }
        return result
    }

    private func largestError(_ mask: Mask, sigma: Double) -> Double {
        let blurred = mask.blurred(sigma: sigma)
        return zip(blurred.alphas, exact(mask, sigma, in: blurred.bounds)).map { abs(Double($0) - $1) }.max() ?? 0
    }

    private func square(_ side: Int) -> Mask {
        Mask(bounds: PixelRect(3, -2, 3 + side, side - 2), alphas: Array(repeating: 255, count: side * side))
    }

    private func noise(_ side: Int) -> Mask {
        var random = FixedRandom(seed: 12)
        return Mask(bounds: PixelRect(width: side, height: side), alphas: random.covers(side * side))
    }

    @Test(arguments: [0.2, 0.5, 1, 2.3, 5, 8])
    func narrowBlursStayWithinOneStep(sigma: Double) {
        #expect(largestError(square(20), sigma: sigma) <= 1)
        #expect(largestError(noise(30), sigma: sigma) <= 1)
    }

    @Test(arguments: [8.01, 12, 25])
    func wideBlursStayWithinOneStep(sigma: Double) {
        #expect(largestError(square(Int(sigma * 3)), sigma: sigma) <= 1)
        #expect(largestError(noise(50), sigma: sigma) <= 1)
    }

    @Test func aVeryWideBlurStillKeepsTheSum() {
        let blurred = square(200).blurred(sigma: 200)
        let sum = blurred.alphas.reduce(0) { $0 + Double($1) }
        #expect(abs(sum / (200 * 200 * 255) - 1) < 0.02)
    }

    @Test func withoutASigmaNothingChanges() {
        let mask = noise(5)
        #expect(mask.blurred(sigma: 0) == mask)
        #expect(mask.blurred(sigma: .nan) == mask)
    }

    @Test(arguments: instructionSets)
    func blurKernelsEqualTheLoopInSwift(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 8)
        for count in Array(0...67) + [128, 131, 300] {
            let taps = Int(random.next() % 9) + 1
            let weights = (0..<taps).map { _ in UInt16(65536 / taps - Int(random.next() % 100)) }
            let stride = count + 3
            let rows = random.covers(stride * taps)
            let words = (0..<count + taps).map { _ in UInt16(random.next() % 65281) }
            func result(_ kernels: RowKernels) -> ([UInt16], [UInt8]) {
                var sums = [UInt16](repeating: 7, count: count)
                var bytes = [UInt8](repeating: 7, count: count)
                var sumSpan = sums.mutableSpan
                kernels.blurDown(rows.span, stride: stride, weights: weights.span, into: &sumSpan)
                var byteSpan = bytes.mutableSpan
                kernels.blurAcross(words.span, weights: weights.span, into: &byteSpan)
                return (sums, bytes)
            }
            #expect(result(kernels) == result(.scalar))
        }
    }

    @Test(arguments: instructionSets)
    func theRecursiveFilterEqualsTheLoopInSwift(name: String) throws {
        let kernels = try #require(RowKernels(named: name))
        var random = FixedRandom(seed: 21)
        let values = (0..<16 * 40).map { _ in Float(random.next() % 256) }
        let slow = LaminaPole(real: 0.8, imaginary: 0.1, realShare: 0.3, imaginaryShare: 0.2)
        let quick = LaminaPole(real: 0.7, imaginary: 0.25, realShare: -0.1, imaginaryShare: 0.05)
        func result(_ kernels: RowKernels, start: Int, length: Int, step: Int, lineStride: Int) -> [Float] {
            var plane = values
            var scratch = [Double](repeating: 0, count: 8 * length)
            var span = plane.mutableSpan
            var forward = scratch.mutableSpan
            kernels.blurRecursively(
                &span, start: start, length: length, step: step, lineStride: lineStride, slow, quick, scratch: &forward)
            return plane
        }
        for (start, length, step, lineStride) in [(8, 40, 16, 1), (0, 16, 1, 16), (3, 0, 1, 1), (5, 1, 3, 2)] {
            #expect(
                result(kernels, start: start, length: length, step: step, lineStride: lineStride)
                    == result(.scalar, start: start, length: length, step: step, lineStride: lineStride))
        }
    }
}
