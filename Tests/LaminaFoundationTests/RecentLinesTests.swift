import Testing

@testable import LaminaFoundation

struct RecentLinesTests {
    @Test func aLineIsNewOnlyTheFirstTime() {
        var lines = RecentLines()
        let answers = ["a", "b", "a"].map { lines.insert($0) }
        #expect(answers == [true, true, false])
    }

    @Test func aRecentLineIsStillRecognisedWhenTheCacheIsFull() {
        var lines = full()
        let isNew = lines.insert("line 0")
        #expect(!isNew)
    }

    @Test func aLineBeyondTheCapacityEvictsTheOthers() {
        var lines = full()
        let answers = ["one more", "line 0", "one more"].map { lines.insert($0) }
        #expect(answers == [true, true, false])
    }

    private func full() -> RecentLines {
        var lines = RecentLines()
        for number in 0..<RecentLines.capacity { _ = lines.insert("line \(number)") }
        return lines
    }
}
