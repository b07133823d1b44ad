import Foundation
import LaminaHistory
import LaminaProcess

/// The lines of the app's code that have added the animations of a recorded run.
///
/// While the app runs, only return addresses are noted. Their lines are looked up when the history is stored, or sent to the studio, each address once:
///
///     CALayer.attach          Sources/Apple/QuartzCore/…     Lamina
///     CALayer.add             Sources/Apple/QuartzCore/…     Lamina
///     DialView.turn           Apps/Dial/DialView.swift:42    ◀── the animation's line
///     DialView.touchesBegan   Apps/Dial/DialView.swift:20
///     UIWindow.sendEvent      Sources/Apple/UIKit…           Lamina
///
/// The app and Lamina are one program file, so the source files tell them apart.
struct CodeLines {
    /// The symbolizers that have not failed, the best one first; without one no further line is known.
    private var symbolizers: [Symbolizer]
    /// The real time that a symbolizer may take for a look-up, in seconds.
    private let patience: Double
    /// Tells the user that a symbolizer has failed, by a line of text.
    private let report: (String) -> Void
    /// The addresses that were looked up; nil for code that is not the app's.
    private var known: [UInt: CodeLine?] = [:]

    init(searchPath: String, patience: Double, report: @escaping (String) -> Void = StandardError.write) {
        (symbolizers, self.patience, self.report) = (Symbolizer.all(in: searchPath), patience, report)
    }

    /// Returns the lines of those animations for which one is known, by their numbers.
    mutating func lines(of origins: [RunJournal.Origin]) -> [UInt64: CodeLine] {
        let calls = Set(origins.map(\.callers)).reduce(into: Set<UInt>()) { $0.formUnion($1.map(Self.call)) }
        lookUp(calls.filter { known[$0] == nil })
        var lines: [UInt64: CodeLine] = [:]
        for origin in origins { lines[origin.animation] = line(of: origin.callers) }
        return lines
    }

    /// The innermost line of the app's code; nil when there is none.
    private func line(of callers: [UInt]) -> CodeLine? {
        for caller in callers { if let line = known[Self.call(caller)] ?? nil { return line } }
        return nil
    }

    private mutating func lookUp(_ addresses: Set<UInt>) {
        guard !addresses.isEmpty else { return }
        while let symbolizer = symbolizers.first {
            do throws(Symbolizer.Failure) {
                let places = try symbolizer.places(of: Array(addresses), within: patience)
                for address in addresses { known[address] = .some(places[address]?.lazy.compactMap(Self.line).first) }
                return
            } catch {
                symbolizers.removeFirst()
                let next = symbolizers.first.map { "\($0.program) looks up the lines of code" } ?? "further animations have no line of code"
                report("lamina: \(symbolizer.program) \(error); \(next)\n")
            }
        }
    }

    /// The address of the call from which a function returns to an address; that may be the first one of the next function.
    private static func call(_ address: UInt) -> UInt { address &- 1 }

    /// The line of a place in the app's code; nil for other code, and for code that the compiler has made up.
    static func line(_ place: Symbolizer.Place) -> CodeLine? {
        let isOther = place.path.hasPrefix(sources) || place.path.contains("/checkouts/OpenCombine/")
        let file = place.path.split(separator: "/").last.map(String.init) ?? ""
        // Without symbols both are question marks; expanded macros lie in files that nobody has written.
        guard !isOther, !["?", "<", "@__swiftmacro"].contains(where: file.hasPrefix) else { return nil }
        return CodeLine(file: file, line: place.line)
    }

    /// The folder of Lamina's sources when it was built, with a slash.
    private static let sources = folder(of: #filePath, above: 4)

    private static func folder(of path: String, above count: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/") + "/"
    }
}
