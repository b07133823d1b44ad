import Foundation

/// Runs one input against the fuzzer that the environment variable `LAMINA_FUZZER` names; libFuzzer calls this on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // libFuzzer lends the bytes for this call only, so they are copied.
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
    MainActor.assumeIsolated { Fuzzer.chosen.run(bytes) }
    return 0
}

/// A named function of arbitrary bytes that must return, whatever the bytes are.
@MainActor struct Fuzzer {
    let name: String
    let run: @MainActor @Sendable ([UInt8]) -> Void

    /// Every fuzzer; each has a folder of this name in `Fuzz/Corpus`.
    static let all = [
        Fuzzer(name: "PNG", run: fuzzPNG),
        Fuzzer(name: "Xib", run: fuzzXib),
        Fuzzer(name: "Events", run: fuzzEvents),
        Fuzzer(name: "Requests", run: fuzzRequests),
        Fuzzer(name: "Fonts", run: fuzzFonts),
        Fuzzer(name: "Layers", run: fuzzLayers),
        Fuzzer(name: "Contexts", run: fuzzContexts),
        Fuzzer(name: "Text", run: fuzzText),
    ]

    /// The fuzzer that the environment names.
    static let chosen: Fuzzer = {
        let name = ProcessInfo.processInfo.environment["LAMINA_FUZZER"] ?? ""
        guard let fuzzer = all.first(where: { $0.name == name }) else {
            print("LAMINA_FUZZER must name one of \(all.map(\.name).joined(separator: ", "))")
            exit(64)
        }
        return fuzzer
    }()
}
