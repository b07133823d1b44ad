import Testing
import UIKit

@MainActor
struct StackViewTests {
    /// Returns a stack of 200 × 60 with contents of 30 × 20, 50 × 40 and 20 × 10.
    private func makeStack(_ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [FreeView(30, 20), FreeView(50, 40), FreeView(20, 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }
    private func spans(_ stack: UIStackView) -> [[CGFloat]] { frames(stack).map { [$0.minX, $0.maxX] } }
    private func heights(_ stack: UIStackView) -> [[CGFloat]] { frames(stack).map { [$0.minY, $0.maxY] } }

    @Test func aNewStackHasTheDocumentedDefaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func fillStretchesTheViewWithTheLowestHuggingPriority() {
        let stack = makeStack {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(spans(stack) == [[0, 30], [40, 170], [180, 200]])
        #expect(heights(stack) == [[0, 60], [0, 60], [0, 60]])
    }

    @Test func fillCompressesTheViewWithTheLowestResistance() {
        let stack = makeStack {
            $0.frame.size.width = 70
            $0.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(spans(stack) == [[0, 30], [30, 50], [50, 70]])
    }

    @Test func fillEquallyMakesAllViewsEquallyLong() {
        let stack = makeStack {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(spans(stack) == [[0, 60], [70, 130], [140, 200]])
    }

    @Test func fillingProportionallyKeepsTheContentsProportions() {
        #expect(spans(makeStack { $0.distribution = .fillProportionally }) == [[0, 60], [60, 160], [160, 200]])
        let spaced = makeStack {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(spans(spaced) == [[0, 54], [64, 154], [164, 200]])
    }

    @Test func equalSpacingDistributesTheDistances() {
        #expect(spans(makeStack { $0.distribution = .equalSpacing }) == [[0, 30], [80, 130], [180, 200]])
    }

    @Test func equalCenteringSpacesTheCentresEqually() {
        let stack = makeStack { $0.distribution = .equalCentering }
        let middles = frames(stack).map(\.midX)
        // Without a window, origins are rounded to whole points.
        #expect(abs(middles[1] - middles[0] - (middles[2] - middles[1])) <= 1)
        #expect(middles.first == 15)
        #expect(middles.last == 190)
    }

    @Test func equalCenteringKeepsTheSpacing() {
        let stack = makeStack {
            $0.distribution = .equalCentering
            $0.spacing = 10
            $0.frame.size.width = 120
        }
        #expect(spans(stack) == [[0, 30], [40, 90], [100, 120]])
    }

    @Test func aVerticalStackArrangesViewsDownwards() {
        let stack = makeStack {
            $0.axis = .vertical
            $0.frame.size.height = 100
            $0.distribution = .equalSpacing
        }
        #expect(heights(stack) == [[0, 20], [35, 75], [90, 100]])
        #expect(spans(stack) == [[0, 200], [0, 200], [0, 200]])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [[0.0, 60], [0, 60], [0, 60]]), (.top, [[0, 20], [0, 40], [0, 10]]),
        (.center, [[20, 40], [10, 50], [25, 35]]), (.bottom, [[40, 60], [20, 60], [50, 60]]),
    ])
    func alignmentPlacesAcrossTheAxis(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
        #expect(heights(makeStack { $0.alignment = alignment }) == expected)
    }

    @Test func theBaselineOfAViewWithoutTextIsItsLowerEdge() {
        let stack = makeStack { $0.alignment = .lastBaseline }
        #expect(Set(frames(stack).map(\.maxY)).count == 1)
        #expect(frames(stack).map(\.height) == [20, 40, 10])
    }

    @Test func aStackIsAsLargeAsItsContents() {
        let stack = makeStack {
            $0.spacing = 5
            $0.alignment = .center
        }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 40))
    }

    @Test func hiddenViewsTakeNoSpace() {
        let stack = makeStack {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(spans(stack)[0] == [0, 95])
        #expect(spans(stack)[2] == [105, 200])
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 100, y: 0, width: 0, height: 60))
        stack.arrangedSubviews[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(spans(stack) == [[0, 60], [70, 130], [140, 200]])
    }

    @Test func customSpacingOverridesTheSpacing() {
        let stack = makeStack {
            $0.spacing = 10
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
            $0.setCustomSpacing(25, after: $0.arrangedSubviews[0])
        }
        #expect(spans(stack) == [[0, 30], [55, 105], [115, 200]])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        #expect(spans(stack)[1] == [38, 88])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        #expect(spans(stack)[1] == [40, 90])
    }

    @Test func marginsRelativeArrangementKeepsTheMargins() {
        let stack = makeStack {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
            $0.isLayoutMarginsRelativeArrangement = true
            $0.distribution = .fillEqually
        }
        #expect(frames(stack)[0].minX == 20)
        // The columns are 46⅔ wide; the last one begins at 113⅓.
        #expect(spans(stack)[2] == [113, 159.5])
        #expect(heights(stack)[0] == [1, 57])
    }

    @Test func arrangedViewsAreSubviewsAndAreRemovedWithThem() {
        let stack = makeStack { $0.distribution = .fillEqually }
        let view = stack.arrangedSubviews[0]
        view.removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(spans(stack) == [[0, 100], [100, 200]])
        stack.insertArrangedSubview(view, at: 1)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1] === view)
        #expect(view.superview === stack)
        #expect(view.frame.minX == 67)
        stack.removeArrangedSubview(view)
        #expect(view.superview === stack)
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test func insertingAnArrangedViewAgainMovesIt() {
        let stack = makeStack()
        let first = stack.arrangedSubviews[0]
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews.last === first)
        #expect(stack.arrangedSubviews.count == 3)
        stack.insertArrangedSubview(UIView(), at: 9)
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func nestedStacksAreSizedFromTheirContents() {
        let inner = UIStackView(arrangedSubviews: [FreeView(30, 20), FreeView(50, 40)])
        inner.axis = .vertical
        inner.alignment = .leading
        let outer = UIStackView(arrangedSubviews: [inner, FreeView(10, 10)])
        outer.alignment = .top
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 60))
    }
}
