import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

/// The instruction sets that this processor supports.
let instructionSets = ["baseline", "avx2", "avx512", "avx512vbmi"].filter { RowKernels(named: $0) != nil }

@Suite struct BlendKernelTests {
    /// A kernel that changes a row of pixels, given a source row and coverage.
    struct Operation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let run: @Sendable (RowKernels, inout MutableSpan<Pixel>, Span<Pixel>, Span<UInt8>) -> Void
    }

    static let operations: [Operation] = [
        Operation(testDescription: "over") { kernels, row, source, _ in kernels.over(source, onto: &row) },
        Operation(testDescription: "over, covered") { kernels, row, source, covers in kernels.over(source, onto: &row, covered: covers) },
        Operation(testDescription: "over, faded") { kernels, row, source, covers in kernels.over(source, onto: &row, opacity: covers[0]) },
        Operation(testDescription: "over, covered and faded") { kernels, row, source, covers in
            kernels.over(source, onto: &row, covered: covers, opacity: covers[0])
        },
        Operation(testDescription: "solid over") { kernels, row, source, _ in kernels.over(source[0], onto: &row) },
        Operation(testDescription: "solid over, covered") { kernels, row, source, covers in kernels.over(source[0], onto: &row, covered: covers) },
        Operation(testDescription: "mix") { kernels, row, source, covers in kernels.mix(source, into: &row, covered: covers) },
        Operation(testDescription: "fade") { kernels, row, _, covers in kernels.multiply(&row, byCoverage: covers) },
    ]

    static let modes: [Operation] = BlendMode.allCases.map { mode in
        Operation(testDescription: "\(mode)") { kernels, row, source, _ in kernels.blend(source, onto: &row, mode: mode) }
    }

    /// Runs the operation at every length from 0 to 67 and at different alignments; the surrounding pixels must stay unchanged.
    private func rows(_ operation: Operation, _ kernels: RowKernels, premultiplied: Bool) -> [[Pixel]] {
        var random = FixedRandom()
        return (0...67).map { count in
            let offset = Int(random.next() % 9)
            let source = premultiplied ? random.pixels(count + 1) : (0...count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
            let covers = random.covers(count + 1)
            var row = random.pixels(count + offset + 5)
            var span = row.mutableSpan
            span.withPart(offset..<offset + count) { operation.run(kernels, &$0, source.span, covers.span) }
            return row
        }
    }

    @Test(arguments: instructionSets, operations + modes)
    func everyInstructionSetEqualsTheLoopInSwift(name: String, operation: Operation) throws {
        let kernels = try #require(RowKernels(named: name))
        #expect(rows(operation, kernels, premultiplied: true) == rows(operation, .scalar, premultiplied: true))
    }

    @Test(arguments: instructionSets, operations + modes)
    func unpremultipliedPixelsGiveTheSameBitsInEveryInstructionSet(name: String, operation: Operation) throws {
        let kernels = try #require(RowKernels(named: name))
        #expect(rows(operation, kernels, premultiplied: false) == rows(operation, .scalar, premultiplied: false))
    }

    @Test func anEmptyRowIsLeftAlone() {
        var row: [Pixel] = []
        var span = row.mutableSpan
        RowKernels.chosen.over(0x8000_0000, onto: &span)
        #expect(row.isEmpty)
    }
}
