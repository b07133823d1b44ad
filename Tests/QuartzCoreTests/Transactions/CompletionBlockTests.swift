import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct CompletionBlockTests {
    private let stage = Stage()
    private let runs = Runs()

    @Test func theBlockRunsOnceInALaterRunLoopIteration_transaction_014() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        CATransaction.commit()
        #expect(runs.names.isEmpty)
        finishTurn()
        finishTurn()
        #expect(runs.names == ["A"])
    }

    @Test func bothOfTwoBlocksRun_transaction_015() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        CATransaction.setCompletionBlock { [runs] in runs.names.append("B") }
        CATransaction.commit()
        finishTurn()
        #expect(runs.names == ["A", "B"])
    }

    @Test func settingNilKeepsTheEarlierBlockRunning_transaction_016() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        CATransaction.setCompletionBlock(nil)
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.commit()
        finishTurn()
        #expect(runs.names == ["A"])
    }

    @Test func aNestedTransactionReadsTheOuterBlock_transaction_017() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        CATransaction.begin()
        CATransaction.completionBlock()?()
        #expect(runs.names == ["A"])
        CATransaction.commit()
        CATransaction.commit()
        finishTurn()
    }

    @Test func theBlockWaitsForTheAnimationsAddedAfterIt() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        stage.layer.add(fade(duration: 1), forKey: "short")
        stage.layer.add(fade(duration: 2), forKey: "long")
        CATransaction.commit()
        stage.advance(to: 1.5)
        #expect(runs.names.isEmpty)
        stage.advance(to: 2)
        #expect(runs.names == ["A"])
    }

    @Test func theBlockDoesNotWaitForAnimationsAddedBeforeIt() {
        CATransaction.begin()
        stage.layer.add(fade(duration: 10), forKey: "k")
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        CATransaction.commit()
        finishTurn()
        #expect(runs.names == ["A"])
    }

    @Test func theBlockWaitsForImplicitAnimations() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.advance(to: 0.2)
        #expect(runs.names.isEmpty)
        stage.advance(to: 0.25)
        #expect(runs.names == ["A"])
    }

    @Test func theBlockDoesNotWaitForARemovedAnimation() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("A") }
        stage.layer.add(fade(duration: 10), forKey: "k")
        CATransaction.commit()
        stage.advance(to: 1)
        #expect(runs.names.isEmpty)
        stage.layer.removeAnimation(forKey: "k")
        finishTurn()
        #expect(runs.names == ["A"])
    }

    @Test func theOuterBlockWaitsForAnimationsOfNestedTransactions() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("inner") }
        stage.layer.add(fade(duration: 1), forKey: "inner")
        CATransaction.commit()
        stage.layer.add(fade(duration: 2), forKey: "outer")
        CATransaction.commit()
        stage.advance(to: 1)
        #expect(runs.names == ["inner"])
        stage.advance(to: 2)
        #expect(runs.names == ["inner", "outer"])
    }

    @Test func theDelegateIsNotifiedBeforeTheBlockRuns() {
        let listener = Listener()
        listener.onStop = { [runs] in runs.names.append("delegate") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [runs] in runs.names.append("block") }
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        CATransaction.commit()
        stage.advance(to: 1)
        #expect(runs.names == ["delegate", "block"])
    }
}

/// The names of the completion blocks that have run.
private final class Runs { var names: [String] = [] }
