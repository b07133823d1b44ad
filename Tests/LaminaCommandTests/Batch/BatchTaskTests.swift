import Testing

@testable import LaminaCommand

/// The films of one task of another queue than Lamina's own.
struct BatchTaskTests {
    @Test(
        arguments: [
            (1, 1, 5, 1...1), (2, 3, 10, 2...4), (4, 2, 5, 4...5), (4, 3, 5, 4...5), (5, 10, 5, 5...5), (6, 3, 5, 6...6), (3, 2, 0, 3...3),
            (2, .max, 5, 2...5), (.max, .max, 5, .max ... .max),
        ] as [(Int, Int, Int, ClosedRange<Int>)])
    func filmsBeyondTheTablesEndAreLeftOut(first: Int, count: Int, total: Int, numbers: ClosedRange<Int>) {
        #expect(BatchTask.films(from: first, count: count, of: total) == numbers)
    }
}
