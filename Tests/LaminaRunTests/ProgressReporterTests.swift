import LaminaRun
import Testing

@Suite struct ProgressReporterTests {
    @Test func plainProgressLinesAppearEveryTwoSecondsAndAtTheEnd() {
        var progress = ProgressReporter(total: 100, style: .lines)
        let texts = (1...100).compactMap { progress.text(done: $0, elapsed: Double($0) / 20) }
        #expect(
            texts == [
                "40 of 100 frames, 20.0 a second, 3.0 s left\n", "80 of 100 frames, 20.0 a second, 1.0 s left\n",
                "100 of 100 frames, 20.0 a second, 5.0 s\n",
            ])
    }

    @Test func aShortRunPrintsOneLine() {
        var progress = ProgressReporter(total: 3, style: .lines)
        #expect((1...3).compactMap { progress.text(done: $0, elapsed: Double($0) / 100) } == ["3 of 3 frames, 100.0 a second, 0.0 s\n"])
    }

    @Test func aBarIsDrawnOverItselfAndEndsItsLineAtTheEnd() {
        var progress = ProgressReporter(total: 2, style: .bar)
        #expect(progress.interruption == "")
        #expect(progress.text(done: 1, elapsed: 1) == "\r████████████░░░░░░░░░░░░ 1 of 2 frames, 1.0 a second, 1.0 s left\u{1B}[K")
        #expect(progress.interruption == "\n")
        #expect(progress.text(done: 2, elapsed: 1.01)?.hasSuffix("\u{1B}[K\n") == true)
    }

    @Test func aBarIsNotDrawnMoreThanTenTimesASecond() {
        var progress = ProgressReporter(total: 1000, style: .bar)
        #expect((1...999).compactMap { progress.text(done: $0, elapsed: Double($0) / 1000) }.count <= 10)
    }

    @Test(arguments: [ProgressStyle.lines, .bar]) func theEndIsReportedOnce(style: ProgressStyle) {
        var progress = ProgressReporter(total: 3, style: style)
        let texts = (0..<5).map { progress.text(done: 3, elapsed: Double($0) * 10) }
        #expect(texts[0] != nil && texts.dropFirst().allSatisfy { $0 == nil })
    }
}
