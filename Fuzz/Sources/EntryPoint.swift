import Foundation

/// Runs one input through the fuzzer that the environment variable `LAMINA_FUZZER` names; libFuzzer calls this on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // The bytes are copied, because they are valid only during this call.
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
    MainActor.assumeIsolated { Fuzzer.chosen.run(bytes) }
    return 0
}

/// A named function that must return for arbitrary bytes.
@MainActor struct Fuzzer {
    let name: String
    let run: @MainActor @Sendable ([UInt8]) -> Void

    /// All fuzzers; each has a folder with its name in `Fuzz/Corpus`.
    static let all = [
        Fuzzer(name: "PNG", run: fuzzPNG),
        Fuzzer(name: "APNG", run: fuzzImages),
        Fuzzer(name: "JPEG", run: fuzzImages),
        Fuzzer(name: "GIF", run: fuzzImages),
        Fuzzer(name: "WebP", run: fuzzImages),
        Fuzzer(name: "Xib", run: fuzzXib),
        Fuzzer(name: "Events", run: fuzzEvents),
        Fuzzer(name: "Requests", run: fuzzRequests),
        Fuzzer(name: "Fonts", run: fuzzFonts),
        Fuzzer(name: "Layers", run: fuzzLayers),
        Fuzzer(name: "Contexts", run: fuzzContexts),
        Fuzzer(name: "Text", run: fuzzText),
        Fuzzer(name: "CAML", run: fuzzCAML),
        Fuzzer(name: "Archives", run: fuzzArchives),
        Fuzzer(name: "PDF", run: fuzzPDF),
        Fuzzer(name: "Profiles", run: fuzzProfiles),
        Fuzzer(name: "Projects", run: fuzzProject),
        Fuzzer(name: "Storyboards", run: fuzzStoryboard),
        Fuzzer(name: "Catalogs", run: fuzzCatalog),
        Fuzzer(name: "Predicates", run: fuzzPredicate),
    ]

    /// The fuzzer that the environment variable names.
    static let chosen: Fuzzer = {
        let name = ProcessInfo.processInfo.environment["LAMINA_FUZZER"] ?? ""
        guard let fuzzer = all.first(where: { $0.name == name }) else {
            print("LAMINA_FUZZER must name one of \(all.map(\.name).joined(separator: ", "))")
            exit(64)
        }
        return fuzzer
    }()
}
