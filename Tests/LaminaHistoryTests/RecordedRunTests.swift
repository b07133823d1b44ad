import LaminaHistory
import LaminaProcess
import LaminaScene
import QuartzCore
import Testing

/// QuartzCore's part of a recording: numbers, names, and the descriptions of animations.
@MainActor @Suite(.serialized) struct RecordedRunTests {
    @Test func theJournalAndTheHistoryHaveTheSameKinds() {
        #expect(RunJournal.Kind.allCases.map(\.rawValue) == HistoryEntry.Kind.allCases.map(\.rawValue))
    }

    @Test func aLayerAtTheAddressOfAnEarlierOneGetsANumberOfItsOwn() {
        let program = SmallProgram()
        for step in 1...50 {
            program.at(Double(step) / 10) {
                program.layer.sublayers = nil
                program.layer.addSublayer(CALayer())
            }
        }
        _ = program.run()
        // The root, the program's layer, and fifty layers one after the other.
        #expect(program.history.layers.count == 52)
    }

    @Test func namesAreThoseOfTheLastCommit() {
        let program = SmallProgram()
        program.at(1) {
            program.layer.name = "sun"
            program.layer.opacity = 0.5
        }
        _ = program.run()
        #expect(program.history.layers.values.contains { $0.name == "sun" && $0.className == "CALayer" })
    }

    @Test func anImplicitAnimationNamesItsTransaction() throws {
        let program = SmallProgram()
        program.at(1) {
            CATransaction.setAnimationDuration(0.7)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            program.layer.opacity = 0.5
        }
        program.at(5) { program.layer.add(CABasicAnimation("position.x", to: 20.1), forKey: "own") }
        _ = program.run()
        let labels = program.history.animations.compactMap { $0.source?.label }
        #expect(labels.map(\.key) == ["opacity", "own"])
        #expect(labels.map(\.transaction) == [AnimationSource.Transaction(duration: 0.7, timingFunction: .easeIn), nil])
    }

    @Test func anOriginIsTakenOnce() {
        let journal = RunJournal()
        journal.start()
        journal.noteOrigin([1, 2], ofAnimation: 7)
        journal.noteOrigin(nil, ofAnimation: 8)
        let origins = journal.takeOrigins()
        #expect(origins.map(\.animation) == [7, 8])
        #expect(origins.first?.callers == [1, 2])
        #expect(origins.last?.callers.isEmpty == false && journal.callers?.isEmpty == false)
        #expect(journal.takeOrigins().isEmpty)
    }

    @Test func nothingIsKeptForAnAnimationOfATreeThatIsNotRecorded() {
        let journal = RunJournal()
        journal.note(.event, "touch")
        journal.noteOrigin(nil, ofAnimation: 7)
        journal.noteOrigin([1, 2], ofAnimation: 8)
        #expect(!journal.isKept && journal.callers == nil && journal.takeOrigins().isEmpty)
        #expect(journal.contents.entries.isEmpty)
    }
}
