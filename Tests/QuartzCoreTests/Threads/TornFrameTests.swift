import Foundation
import QuartzCore
import TestSupport
import Testing

/// Threads that change layers in pairs of equal values, while this thread takes frames.
@MainActor @Suite struct TornFrameTests {
    /// The number of frames; a longer run is asked for by a variable of the environment.
    private static let frames = ProcessInfo.processInfo.environment["LAMINA_TORN_FRAMES"].flatMap { Int($0) } ?? 300

    /// A layer with pairs of sublayers, in which a thread gives both layers of a pair the same opacity.
    private final class Group: Sendable {
        nonisolated(unsafe) let layer = CALayer()
        nonisolated(unsafe) let pairs = (0..<500).map { _ in (CALayer(), CALayer()) }
        let isStopped = Flag()
        let ended = DispatchSemaphore(value: 0)

        init() {
            for (first, second) in unsafe pairs {
                unsafe layer.addSublayer(first)
                unsafe layer.addSublayer(second)
            }
        }

        func run() {
            var round = 0
            while !isStopped.isSet {
                round += 1
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                for (first, second) in unsafe pairs {
                    first.opacity = Float(round % 1000) / 1000
                    second.opacity = first.opacity
                }
                if round.isMultiple(of: 16), let top = unsafe pairs.first?.0 { unsafe layer.addSublayer(top) }
                CATransaction.commit()
            }
            ended.signal()
        }
    }

    @Test func noFrameShowsHalfOfATransaction() throws {
        let groups = (0..<4).map { _ in Group() }
        let root = CALayer()
        for group in groups { unsafe root.addSublayer(group.layer) }
        let screen = ManualScreen(root)
        for group in groups { Thread.detachNewThread { group.run() } }
        frames: for frame in 0..<Self.frames {
            root.cornerRadius = CGFloat(frame)
            CATransaction.flush()
            let tree = try #require(screen.host.tree)
            for (index, group) in tree.root.children.array.enumerated() {
                let values = Set(group.children.array.map(\.state.opacity))
                #expect(values.count == 1, "frame \(frame), group \(index): \(values)")
                if values.count != 1 { break frames }
            }
        }
        for group in groups {
            group.isStopped.set()
            group.ended.wait()
        }
    }
}

/// A flag that several threads use.
private final class Flag: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var value = false

    var isSet: Bool { lock.withLock { unsafe value } }
    func set() { lock.withLock { unsafe value = true } }
}
