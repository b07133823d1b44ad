import LaminaRaster
import Testing

/// Films have the same pixels on every run, machine, thread count and frame rate.
@Suite struct DeterminismTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Returns the hashes of 40 frames in which both apps animate.
    private func hashes(_ app: String, _ more: [String] = [], cpu: String? = nil) throws -> [String] {
        let events = try lamina.folder.write(#"[{"at": 0.3, "tap": [50, 110]}, {"at": 1.7, "tap": [100, 110]}]"#, to: "taps.json")
        return try lamina.hashes(
            ["render", app, "--frames", "0-39", "--fps", "20", "--size", "150x130", "--scale", "1", "--events", events, "-o", "-.bgra"] + more,
            environment: cpu.map { ["LAMINA_CPU": $0] } ?? [:])
    }

    @Test(arguments: ["FlipClock", "WakeUp"])
    func aFilmIsTheSameOnEveryRunAndWithEveryNumberOfThreads(app: String) throws {
        let expected = try hashes(app, ["--threads", "1"])
        #expect(expected.count == 40)
        #expect(Set(expected.map { $0.split(separator: " ")[2] }).count > 10)
        for threads in ["1", "2", "2", "4", "4"] { #expect(try hashes(app, ["--threads", threads]) == expected, "\(threads) threads") }
    }

    @Test(arguments: ["FlipClock", "WakeUp"], InstructionSet.runnable)
    func aFilmIsTheSameWithEveryInstructionSet(app: String, cpu: String) throws {
        #expect(try hashes(app, cpu: cpu) == hashes(app, cpu: "scalar"))
    }

    @Test(arguments: InstructionSet.missing + ["pentium"])
    func anInstructionSetThatTheProcessorLacksIsAnError(cpu: String) throws {
        let result = try lamina.run(["render", "FlipClock", "--frames", "0-0", "-o", "-.bgra"], environment: ["LAMINA_CPU": cpu])
        #expect(result.status == 64)
        #expect(result.errors.contains("LAMINA_CPU: this processor has no kernels named \(cpu); it has scalar"), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test(arguments: [24, 30, 60])
    func aStillIsTheFrameThatAFilmHasAtThatMoment(fps: Int) throws {
        let options = ["--size", "200x150", "--scale", "1"]
        let film = try lamina.frames("FlipClock", 0...fps * 3 / 2, fps: fps, options)
        for frame in [fps / 2, fps * 9 / 8, fps * 5 / 4, fps * 3 / 2] {
            #expect(try lamina.still("FlipClock", at: Double(frame) / Double(fps), options) == film[frame], "frame \(frame)")
        }
    }

    @Test func aPartOfAFilmHasTheSameFramesAsTheWholeFilm() throws {
        let options = ["--size", "200x150", "--scale", "1"]
        let whole = try lamina.frames("FlipClock", 0...45, fps: 30, options)
        #expect(try lamina.frames("FlipClock", 35...45, fps: 30, options) == Array(whole[35...45]))
    }

    @Test func timeZoneAndLanguageOfTheMachineChangeNothing() throws {
        let arguments = ["still", "FlipClock", "--time", "0.5", "--size", "200x150", "-o", "-.png"]
        let here = try lamina.hashes(arguments)
        #expect(here.count == 1)
        #expect(try lamina.hashes(arguments, environment: ["TZ": "Asia/Tokyo", "LANG": "de_CH.UTF-8", "LAMINA_SEED": "5"]) == here)
    }
}

/// The names of instruction sets that `LAMINA_CPU` accepts.
private enum InstructionSet {
    private static let names = ["sse2", "neon", "avx2", "avx512", "avx512vbmi"]
    static let runnable = names.filter { RowKernels(named: $0) != nil }
    static let missing = names.filter { RowKernels(named: $0) == nil }
}
