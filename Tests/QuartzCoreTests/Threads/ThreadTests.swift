import Foundation
import LaminaScene
import TestSupport
import Testing

@testable import QuartzCore

/// Layers that other threads change.
///
/// The tests wait for threads, and never for a time to pass.
@MainActor @Suite struct ThreadTests {
    private let stage = Stage(CALayer())

    /// The layer's committed opacity, without implicit animations.
    private var shown: Double? { committed(stage.layer)?.opacity }

    private func committed(_ layer: CALayer) -> LayerState? { layer.commitment.node?.state }

    /// Runs `body` on a thread of its own, and returns when the thread has ended.
    private func onThread(_ body: @escaping () -> Void) { unsafe pthread_join(start(body), nil) }

    private func start(_ body: @escaping () -> Void) -> pthread_t {
        var thread = pthread_t()
        unsafe pthread_create(&thread, nil, runWork, Unmanaged.passRetained(Work(body)).toOpaque())
        return thread
    }

    @Test func theImplicitTransactionOfAThreadIsCommittedAtItsEnd() {
        onThread { [layer = stage.layer] in layer.opacity = 0.5 }
        #expect(shown == 0.5)
    }

    @Test func anOpenTransactionOfAThreadIsCommittedAtItsEnd() {
        onThread { [layer = stage.layer] in
            CATransaction.begin()
            layer.opacity = 0.25
        }
        #expect(shown == 0.25)
    }

    @Test func aCommitAtAThreadsEndMayUseDispatchQueues() {
        final class Dispatching: CALayer {
            override func layoutSublayers() {
                super.layoutSublayers()
                DispatchQueue.concurrentPerform(iterations: 16) { _ in }
            }
        }
        let layer = Dispatching()
        stage.layer.addSublayer(layer)
        CATransaction.flush()
        for round in 1...20 {
            onThread {
                // The dispatch library keeps memory for this thread.
                DispatchQueue.concurrentPerform(iterations: 16) { _ in }
                layer.opacity = Float(round) / 32
                layer.setNeedsLayout()
            }
            #expect(committed(layer)?.opacity == Double(round) / 32)
        }
    }

    @Test func flushCommitsTheThreadsOwnChangesOnly() {
        stage.layer.cornerRadius = 3
        onThread { [layer = stage.layer, other = stage.root] in
            layer.opacity = 0.5
            CATransaction.flush()
            other.opacity = 0.75
            CATransaction.begin()
            CATransaction.commit()
        }
        #expect(committed(stage.root)?.opacity == 0.75)
        CATransaction.flush()
        #expect(committed(stage.layer)?.edges.cornerRadius == 3)
    }

    @Test func aCommitDoesNotShowTheOpenTransactionOfAnotherThread() {
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        // A superlayer, a sublayer of its own and the list of sublayers are changed, but not committed.
        CATransaction.begin()
        stage.layer.opacity = 0.5
        stage.layer.addSublayer(CALayer())
        onThread { child.opacity = 0.25 }
        #expect(committed(child)?.opacity == 0.25)
        #expect(shown == 1)
        #expect(stage.host.tree?.root.children[0].children.count == 1)
        CATransaction.commit()
        #expect(shown == 0.5)
        #expect(stage.host.tree?.root.children[0].children.count == 2)
    }

    @Test func aCommitDoesNotShowTheNewMaskOfAnotherThread() {
        let child = CALayer()
        stage.layer.addSublayer(child)
        CATransaction.flush()
        CATransaction.begin()
        stage.layer.mask = CALayer()
        onThread { child.opacity = 0.25 }
        #expect(stage.layer.commitment.node?.mask == nil)
        CATransaction.commit()
        #expect(stage.layer.commitment.node?.mask != nil)
    }

    @Test func aCommitOfAnotherThreadDuringLayoutDelaysNothing() {
        let (layer, other) = (LayoutLayer(), CALayer())
        let sublayer = CALayer()
        layer.addSublayer(sublayer)
        stage.layer.sublayers = [layer, other]
        CATransaction.flush()
        layer.whenLaidOut = { [self] in
            onThread { other.opacity = 0.5 }
            sublayer.opacity = 0.25
        }
        layer.setNeedsLayout()
        CATransaction.flush()
        #expect(committed(other)?.opacity == 0.5)
        #expect(committed(sublayer)?.opacity == 0.25)
    }

    @Test func aLayerThatAnotherThreadMovesKeepsItsChange() {
        let (from, to, child) = (CALayer(), CALayer(), CALayer())
        stage.layer.sublayers = [from, to]
        to.addSublayer(CALayer())
        from.addSublayer(child)
        CATransaction.flush()
        CATransaction.begin()
        to.insertSublayer(child, at: 0)
        onThread { child.opacity = 0.25 }
        CATransaction.commit()
        #expect(committed(child)?.opacity == 0.25)
        #expect(stage.host.tree?.root.children[0].children.array.map(\.children.count) == [0, 2])
    }

    @Test func theCompletionBlockOfAThreadRunsOnTheMainThread() async {
        let isMain = await withCheckedContinuation { continuation in
            nonisolated(unsafe) let layer = stage.layer
            Thread.detachNewThread {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                CATransaction.setCompletionBlock { continuation.resume(returning: MainActor.assumeIsolated { true }) }
                layer.opacity = 0.5
                CATransaction.commit()
            }
        }
        #expect(isMain)
    }

    /// Changes a layer on a thread that does not commit, calls `body` with the thread's transaction, and ends the thread.
    private func whileUncommitted(isExplicit: Bool = false, _ body: (Transaction) -> Void) {
        let (changed, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        var transaction: Transaction?
        let thread = start { [layer = stage.layer] in
            if isExplicit { CATransaction.begin() }
            layer.opacity = 0.5
            transaction = Transaction.current
            changed.signal()
            end.wait()
            if isExplicit { CATransaction.commit() }
        }
        changed.wait()
        if let transaction { body(transaction) }
        end.signal()
        unsafe pthread_join(thread, nil)
    }

    @Test func changesThatAThreadHasNotCommittedForASecondAreReported() {
        whileUncommitted { late in
            #expect(!late.check(at: CACurrentMediaTime()))
            #expect(late.check(at: CACurrentMediaTime() + 2))
            // The main thread shows changes of its own only.
            CATransaction.flush()
            #expect(shown == 1)
        }
        #expect(shown == 0.5)
    }

    @Test func anExplicitTransactionMayStayOpenForAnyTime() {
        whileUncommitted(isExplicit: true) { late in
            #expect(!late.check(at: CACurrentMediaTime() + 100))
        }
        #expect(shown == 0.5)
    }

    @Test func theLockKeepsOtherThreadsOut() async {
        CATransaction.lock()
        nonisolated(unsafe) let layer = stage.layer
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            layer.opacity = 0.5
            done.signal()
        }
        // The lock is recursive: this thread still changes layers, and acquires it again.
        CATransaction.lock()
        stage.layer.cornerRadius = 2
        CATransaction.unlock()
        #expect(done.wait(timeout: .now() + 0.05) == .timedOut)
        #expect(stage.layer.opacity == 1)
        CATransaction.unlock()
        done.wait()
        #expect(stage.layer.opacity == 0.5)
    }
}

private final class LayoutLayer: CALayer {
    var whenLaidOut: (() -> Void)?

    override func layoutSublayers() { whenLaidOut?() }
}

private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs the `Work` at an address; the start routine of a thread.
private func runWork(_ address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let address = unsafe address { unsafe Unmanaged<Work>.fromOpaque(address).takeRetainedValue().body() }
    return nil
}
