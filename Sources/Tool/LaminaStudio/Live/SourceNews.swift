import Foundation

/// The state of an app's sources, which are built again when they change.
package struct SourceNews: Sendable, Hashable {
    package enum State: String, Sendable, Hashable {
        case unchanged, building, failed, built
    }

    /// Grows with each state.
    package var number: Int
    package var state: State
    /// The output of a build that has failed.
    package var output: String
    /// The time for which a build has run, in seconds; 0 for other states.
    package var seconds: Double

    package init(number: Int, state: State, output: String = "", seconds: Double = 0) {
        (self.number, self.state, self.output, self.seconds) = (number, state, output, seconds)
    }

    /// The errors of the output, each as `File.swift:18:32: error: …`; the last lines of an output without such errors.
    var errors: [String] {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        var errors: [String] = []
        for line in lines {
            // The compiler draws an error below its line of source, too, and repeats it for each file that it compiles together.
            guard let place = line.range(of: ": error: "), !line.hasPrefix(" ") else { continue }
            let file = line[..<place.lowerBound].split(separator: "/").last.map(String.init) ?? ""
            let error = file + line[place.lowerBound...]
            if !errors.contains(error) { errors.append(error) }
        }
        return Array((errors.isEmpty ? lines.suffix(Self.mostLines) : errors).prefix(Self.mostLines))
    }

    private static let mostLines = 12
}

/// The answer to the page's question for the app's sources.
struct SourceAnswer: Encodable {
    let number: Int
    let state: String
    let errors: [String]
    /// The time for which a build has run, in seconds.
    let seconds: Double

    /// - Parameter startFailure: The reason why an app that was built does not run; nil when it does.
    init(_ news: SourceNews, startFailure: String?) {
        (number, seconds) = (news.number, news.seconds)
        state = startFailure == nil ? news.state.rawValue : "crashed"
        errors = startFailure.map { [$0] } ?? (news.state == .failed ? news.errors : [])
    }
}
