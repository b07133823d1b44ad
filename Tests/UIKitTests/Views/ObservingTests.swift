import Testing
import UIKit

@MainActor
struct ObservingTests {
    /// An object that announces the changes of its number.
    final class Counter: NSObject {
        var number = 0 {
            willSet { willChangeValue(for: \.number) }
            didSet { didChangeValue(for: \.number) }
        }
    }

    @Test func aChangeIsReportedOnceWithOldAndNewValue() {
        let layer = CALayer()
        var changes: [NSKeyValueObservedChange<CGPoint>] = []
        let observation = layer.observe(\.position, options: [.old, .new]) { changes.append($1) }
        layer.position = CGPoint(x: 1, y: 1)
        #expect(changes.count == 1)
        #expect(changes.first?.oldValue == .zero && changes.first?.newValue == CGPoint(x: 1, y: 1))
        #expect(changes.first?.kind == .setting && changes.first?.isPrior == false && changes.first?.indexes == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func valuesAreReportedOnlyWhenAsked() {
        let layer = CALayer()
        var changes: [NSKeyValueObservedChange<Float>] = []
        let observation = layer.observe(\.opacity) { changes.append($1) }
        layer.opacity = 0.5
        #expect(changes.count == 1 && changes.first?.oldValue == nil && changes.first?.newValue == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func anEqualValueAndOtherPropertiesAreNotReported() {
        let layer = CALayer()
        var count = 0
        let observation = layer.observe(\.position) { _, _ in count += 1 }
        layer.position = .zero
        layer.opacity = 0
        layer.setValue(3, forKey: "own")
        #expect(count == 0)
        withExtendedLifetime(observation) {}
    }

    @Test func changesByKeyPathAndOfPartsAreReported() {
        let layer = CAShapeLayer()
        var xs: [CGFloat] = []
        let observation = layer.observe(\.position.x, options: .new) { xs.append($1.newValue ?? .nan) }
        layer.setValue(4, forKeyPath: "position.x")
        layer.position.y = 9
        layer.frame = CGRect(x: 10, y: 0, width: 2, height: 2)
        #expect(xs == [4, 11])
        withExtendedLifetime(observation) {}
    }

    @Test func theInitialValueIsReportedFirst() {
        let layer = CALayer()
        var changes: [NSKeyValueObservedChange<Bool>] = []
        let observation = layer.observe(\.isHidden, options: [.initial, .new, .old]) { changes.append($1) }
        #expect(changes.count == 1 && changes.first?.newValue == false && changes.first?.oldValue == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func anObservationEndsWhenItIsInvalidatedOrReleased() {
        let layer = CALayer()
        var count = 0
        var observation: NSKeyValueObservation? = layer.observe(\.zPosition) { _, _ in count += 1 }
        layer.zPosition = 1
        observation?.invalidate()
        layer.zPosition = 2
        observation = layer.observe(\.zPosition) { _, _ in count += 1 }
        layer.zPosition = 3
        observation = nil
        layer.zPosition = 4
        #expect(count == 2 && observation == nil)
    }

    @Test func anObservationDoesNotRetainTheObject() {
        weak var released: CALayer?
        var observation: NSKeyValueObservation?
        do {
            let layer = CALayer()
            released = layer
            observation = layer.observe(\.opacity) { _, _ in }
        }
        #expect(released == nil)
        observation?.invalidate()
    }

    @Test func aHandlerMayChangeTheObservedValueAndEndTheObservation() {
        let layer = CALayer()
        var seen: [Float] = []
        var observation: NSKeyValueObservation?
        observation = layer.observe(\.opacity, options: .new) { layer, change in
            seen.append(change.newValue ?? -1)
            if layer.opacity > 0.4 { layer.opacity -= 0.25 } else { observation?.invalidate() }
        }
        layer.opacity = 0.75
        layer.opacity = 1
        // The change by the handler is reported before the outer handler returns.
        #expect(seen == [0.75, 0.5, 0.25])
    }

    @Test func aViewReportsItsGeometry() {
        let view = UIView()
        var frames: [CGRect] = []
        let observation = view.observe(\.frame, options: .new) { frames.append($1.newValue ?? .null) }
        view.center = CGPoint(x: 5, y: 5)
        view.layer.bounds.size = CGSize(width: 2, height: 2)
        #expect(frames == [CGRect(x: 5, y: 5, width: 0, height: 0), CGRect(x: 4, y: 4, width: 2, height: 2)])
        withExtendedLifetime(observation) {}
    }

    @Test func aTableReportsItsOffsetAndContentSize() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var log: [String] = []
        let offset = table.observe(\.contentOffset, options: .new) { log.append("offset \($1.newValue?.y ?? -1)") }
        let size = table.observe(\.contentSize, options: [.old, .new]) { _, change in
            log.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
        }
        table.contentSize = CGSize(width: 100, height: 300)
        table.contentSize = CGSize(width: 100, height: 300)
        table.contentOffset.y = 50
        #expect(log == ["size 0.0 300.0", "offset 50.0"])
        withExtendedLifetime((offset, size)) {}
    }

    @Test func announcedChangesAreReportedEvenWhenEqual() {
        let counter = Counter()
        var changes: [NSKeyValueObservedChange<Int>] = []
        let observation = counter.observe(\.number, options: [.old, .new, .prior]) { changes.append($1) }
        counter.number = 7
        counter.number = 7
        #expect(changes.map(\.isPrior) == [true, false, true, false])
        #expect(changes.map(\.oldValue) == [0, 0, 7, 7])
        #expect(changes.map(\.newValue) == [nil, 7, nil, 7])
        withExtendedLifetime(observation) {}
    }
}
