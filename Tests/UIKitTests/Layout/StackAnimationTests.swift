import QuartzCore
import Testing
import UIKit

@MainActor
struct StackAnimationTests {
    /// A column of three views of 40 points each, fixed to the top of a stage.
    @MainActor private final class Column {
        let views = (0..<3).map { _ in FreeView(100, 40) }
        let stack: UIStackView
        let stage: AnimationStage

        init() {
            stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage = AnimationStage()
            stage.root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: stage.root.topAnchor), stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            ])
            stage.advance(to: 0)
        }

        /// Returns the top and the height of a view's presentation frame.
        func seen(_ view: UIView) -> [CGFloat] {
            CATransaction.flush()
            let frame = view.layer.presentation()?.frame ?? .null
            return [frame.minY, frame.height]
        }
    }

    @Test func hidingAnArrangedViewInABlockCollapsesItAndMovesTheOthers() {
        let column = Column()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { column.views[1].isHidden = true }
        #expect(column.views[1].isHidden)
        #expect(column.views[2].frame.minY == 40)
        column.stage.advance(to: 0.5)
        #expect(areClose(column.seen(column.views[1]), [40, 20]))
        #expect(areClose(column.seen(column.views[2]), [60, 40]))
        #expect(areClose(column.seen(column.stack), [0, 100]))
        column.stage.advance(to: 1.1)
        #expect(areClose(column.seen(column.views[2]), [40, 40]))
    }

    @Test func aCollapsingViewIsVisibleUntilTheEnd() {
        let column = Column()
        var isOver = false
        UIView.animate(withDuration: 1) {
            column.views[1].isHidden = true
        } completion: { _ in
            isOver = true
        }
        column.stage.advance(to: 0.5)
        #expect(column.views[1].layer.presentation()?.isHidden == false)
        column.stage.advance(to: 1.1)
        #expect(column.views[1].layer.presentation()?.isHidden == true)
        column.stage.advance(to: 1.2)
        #expect(isOver)
        #expect(column.views[1].layer.animationKeys() ?? [] == [])
    }

    @Test func showingAnArrangedViewInABlockGrowsIt() {
        let column = Column()
        column.views[1].isHidden = true
        column.stage.advance(to: 1)
        #expect(areClose(column.seen(column.views[2]), [40, 40]))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { column.views[1].isHidden = false }
        column.stage.advance(to: 1)
        column.stage.advance(to: 1.25)
        #expect(column.views[1].layer.presentation()?.isHidden == false)
        #expect(areClose(column.seen(column.views[1]), [40, 10]))
        #expect(areClose(column.seen(column.views[2]), [50, 40]))
    }

    @Test func aPropertyAnimatorAnimatesTheArrangementToo() {
        let column = Column()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { column.views[0].isHidden = true }
        animator.startAnimation()
        column.stage.advance(to: 0)
        column.stage.advance(to: 0.5)
        #expect(areClose(column.seen(column.views[1]), [20, 40]))
        column.stage.advance(to: 1.5)
        #expect(areClose(column.seen(column.views[1]), [0, 40]))
    }

    @Test func hidingOutsideABlockIsImmediate() {
        let column = Column()
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { column.views[1].isHidden = true } }
        #expect(areClose(column.seen(column.views[2]), [40, 40]))
        #expect(column.views[1].layer.presentation()?.isHidden == true)
    }
}
