/// Numbers written as ranges, such as `1-3,7`, the form in which Slurm takes the tasks of a job array.
package struct NumberRanges: Sendable, Hashable, CustomStringConvertible {
    package let ranges: [ClosedRange<Int>]

    /// - Parameter numbers: Increasing numbers.
    package init(_ numbers: [Int]) {
        ranges = numbers.reduce(into: []) { ranges, number in
            guard let last = ranges.last, last.upperBound == number - 1 else { return ranges.append(number...number) }
            ranges[ranges.count - 1] = last.lowerBound...number
        }
    }

    package var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
}
