import Foundation
import LaminaConcurrency
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct TransactionTests {
    /// Commits values that other tests may have left in this thread's implicit transaction.
    init() { CATransaction.flush() }

    @Test func aValueIsReadBack_transaction_001() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.5)
        #expect(CATransaction.animationDuration() == 1.5)
        CATransaction.commit()
    }

    @Test func commitRestoresTheOuterValues_transaction_002() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.5)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func aNestedTransactionSeesTheOuterValues_transaction_003_005() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1)
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.commit()
    }

    @Test func aNestedTransactionsValuesEndWithIt_transaction_004() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.commit()
    }

    @Test func anUnbalancedCommitIsHarmless_transaction_006() {
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func aValueOutsideATransactionLastsUntilTheFlush_transaction_007_008() {
        CATransaction.setAnimationDuration(5)
        #expect(CATransaction.animationDuration() == 5)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func aFlushKeepsExplicitTransactions_transaction_009() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.commit()
    }

    @Test func anyKeyStoresAValue_transaction_010() {
        CATransaction.setValue("stored", forKey: "aKeyNobodyDefined")
        #expect(CATransaction.value(forKey: "aKeyNobodyDefined") as? String == "stored")
        CATransaction.flush()
    }

    @Test func anotherThreadHasItsOwnValues_transaction_011() {
        let elsewhere = Reading()
        CATransaction.begin()
        CATransaction.setAnimationDuration(5)
        onAnotherThread { elsewhere.number.withLock { $0 = CATransaction.animationDuration() } }
        CATransaction.commit()
        #expect(elsewhere.number.withLock { $0 } == 0.25)
    }

    @Test func theLockIsRecursive_transaction_012() {
        CATransaction.lock()
        CATransaction.lock()
        CATransaction.unlock()
        CATransaction.unlock()
    }

    @Test func anUnbalancedUnlockIsHarmless_transaction_013() {
        CATransaction.unlock()
        CATransaction.lock()
        CATransaction.unlock()
    }

    @Test func changesOfANestedTransactionAppearWithTheOutermostCommit() {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        stage.layer.zPosition = 4
        CATransaction.commit()
        #expect(stage.shown("zPosition") == 0)
        CATransaction.commit()
        #expect(stage.shown("zPosition") == 4)
    }

    @Test func changesAppearAtTheEndOfTheRunLoopIteration() {
        let stage = Stage()
        CATransaction.setDisableActions(true)
        stage.layer.zPosition = 4
        #expect(stage.shown("zPosition") == 0)
        finishTurn()
        #expect(stage.shown("zPosition") == 4)
    }
}

/// A number that another thread writes.
private final class Reading: Sendable {
    let number = Guarded(0.0)
}

/// Runs `body` on a new thread and waits until it has ended.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        body()
        done.signal()
    }
    done.wait()
}
