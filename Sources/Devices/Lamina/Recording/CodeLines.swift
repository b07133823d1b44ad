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
    /// Nil where there is no symbolizer, or none that answers; then no further line is known.
    private var symbolizer = Symbolizer(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    /// The addresses that were looked up; nil for code that is not the app's.
    private var known: [UInt: CodeLine?] = [:]

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
        guard let symbolizer, !addresses.isEmpty else { return }
        guard let places = symbolizer.places(of: Array(addresses)) else { return self.symbolizer = nil }
        for address in addresses { known[address] = .some(places[address]?.lazy.compactMap(Self.line).first) }
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
