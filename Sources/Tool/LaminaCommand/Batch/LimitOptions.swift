import ArgumentParser

/// The options of a batch that bound its tasks.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Number of rendering threads of each film; default: 1.", valueName: "n"), transform: ArgumentReader.count)
    var threads = 1

    @Option(
        help: ArgumentHelp("The longest time for one film, in seconds or as [HOURS:]MINUTES:SECONDS; default: 1:00:00.", valueName: "t"),
        transform: Self.duration)
    var time: Double?

    @Option(
        help: ArgumentHelp("The most memory for one film, such as 500M or 2G; default: no limit.", valueName: "m"), transform: Self.memory)
    var memory: Int?

    @Option(
        help: ArgumentHelp("The longest real time for one frame or step of a film's clock, in seconds; default: 60, 0 for no limit.", valueName: "s"),
        transform: ArgumentReader.seconds)
    var patience: Double?

    @Option(help: ArgumentHelp("How often a film that fails is tried again.", valueName: "n"), transform: Self.retries)
    var retries = 2

    func apply(to plan: inout BatchPlan) throws {
        plan.threads = threads
        plan.hasTimeLimit = time != nil
        if let time { plan.limits.seconds = time }
        plan.limits.bytes = memory
        plan.patience = patience
        plan.attempts = retries + 1
    }

    /// Parses a duration such as `90`, `1:30` or `1:00:00`; returns seconds.
    static func duration(_ text: String) throws -> Double {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        let numbers = parts.compactMap { $0 }
        // Only the first part may have 60 or more.
        guard (1...3).contains(parts.count), numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 && $0.isFinite }),
            numbers.dropFirst().allSatisfy({ $0 < 60 }), case let seconds = numbers.reduce(0, { $0 * 60 + $1 }), seconds > 0
        else { throw ValidationError("“\(text)” is not a duration such as 90, 1:30 or 1:00:00") }
        return seconds
    }

    /// Parses an amount of memory such as `500M` or `2G`; returns bytes.
    static func memory(_ text: String) throws -> Int {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        guard let unit = text.last.flatMap({ units[$0] }), let number = Int(text.dropLast()), number > 0,
            case let (bytes, overflows) = number.multipliedReportingOverflow(by: unit), !overflows
        else { throw ValidationError("“\(text)” is not an amount of memory such as 500M or 2G") }
        return bytes
    }

    private static func retries(_ text: String) throws -> Int {
        guard let number = Int(text), (0...1000).contains(number) else { throw ValidationError("“\(text)” is not a whole number, 0 to 1000") }
        return number
    }
}
