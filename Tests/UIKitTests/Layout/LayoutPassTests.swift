import Testing

import UIKit

@MainActor
struct LayoutPassTests {
    @Test func withoutAnyConstraintFramesStayAsTheyWereSet() {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        top.addSubview(label)
        top.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 20, y: 30, width: 50, height: 40))
        label.topAnchor.constraint(equalTo: top.topAnchor, constant: 7).isActive = true
        top.layoutIfNeeded()
        #expect(label.frame.minY == 7 && label.frame.size == label.intrinsicContentSize)
    }

    @Test func aViewThatNoConstraintNamesKeepsItsFrame() {
        let (top, list, sibling) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        for view in [list, sibling] {
            view.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(view)
        }
        list.frame = top.bounds
        let width = sibling.widthAnchor.constraint(equalToConstant: 7)
        width.isActive = true
        top.layoutIfNeeded()
        #expect(list.frame == top.bounds && sibling.frame.width == 7)
        let height = list.heightAnchor.constraint(equalToConstant: 9)
        height.isActive = true
        top.layoutIfNeeded()
        #expect(list.frame == CGRect(x: 0, y: 0, width: 0, height: 9))
        height.isActive = false
        list.frame = top.bounds
        width.constant = 8
        top.layoutIfNeeded()
        #expect(list.frame == top.bounds)
        height.isActive = true
        top.layoutIfNeeded()
        #expect(list.frame == CGRect(x: 0, y: 0, width: 0, height: 9))
    }

    @Test func aViewWhoseGuidesAloneAreNamedGetsTheFrameThatTheyGive() {
        let (top, box, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        for (view, parent) in [(box, top), (child, box)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        let guide = box.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor), child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
        ])
        top.layoutIfNeeded()
        let margins = box.layoutMargins
        #expect(box.frame.size == CGSize(width: 30 + margins.left + margins.right, height: 20 + margins.top + margins.bottom))
        #expect(child.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func aWrappingTextWithRequiredResistanceKeepsToTheWidth() {
        let (top, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), UILabel())
        (label.text, label.numberOfLines, label.translatesAutoresizingMaskIntoConstraints) = ("calculate your body mass index", 0, false)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        top.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: top.topAnchor), label.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: top.trailingAnchor),
        ])
        top.layoutIfNeeded()
        #expect(label.frame.width == 100 && label.frame.height > 2 * label.font.lineHeight)
    }

    @Test func constraintsAreUpdatedBottomUpBeforeTheLayout() {
        final class Noting: UIView {
            static var order: [Int] = []
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                Noting.order.append(tag)
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                Noting.order.append(-tag)
            }
        }
        Noting.order = []
        let (top, below) = (Noting(), Noting())
        (top.tag, below.tag) = (1, 2)
        top.addSubview(below)
        top.layoutIfNeeded()
        #expect(Noting.order == [2, 1, -1, -2])
        top.layoutIfNeeded()
        #expect(Noting.order.count == 4)
        below.setNeedsUpdateConstraints()
        #expect(below.needsUpdateConstraints())
        top.updateConstraintsIfNeeded()
        #expect(!below.needsUpdateConstraints())
        #expect(Noting.order.suffix(2) == [2, 1])
    }

    @Test func aCommitLaysOutByConstraints() {
        let root = makeView(0, 0, 100, 100)
        let view = FreeView(20, 10)
        root.addSubview(view)
        view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        let stage = Stage(root)
        #expect(view.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(stage.screen.host.tree != nil)
    }

    @Test func layoutSubviewsSeesTheFramesThatConstraintsMade() {
        final class Watching: UIView {
            var seen: [CGRect] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(subviews[0].frame)
            }
        }
        let root = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = FreeView(20, 10)
        root.addSubview(view)
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(root.seen.last == CGRect(x: 0, y: 90, width: 20, height: 10))
    }

    @Test func constraintsAddedDuringLayoutApplyImmediately() {
        final class Late: UIView {
            override func layoutSubviews() {
                if constraints.isEmpty { subviews[0].leftAnchor.constraint(equalTo: leftAnchor, constant: 33).isActive = true }
                super.layoutSubviews()
            }
        }
        let root = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(FreeView(20, 10))
        root.layoutIfNeeded()
        #expect(root.subviews[0].frame.minX == 33)
    }

    @Test func layingOutInABlockAnimatesAChangedConstant() throws {
        let root = makeView(0, 0, 100, 100)
        let view = FreeView(20, 10)
        root.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        left.isActive = true
        let stage = Stage(root)
        left.constant = 50
        UIView.animate(withDuration: 2) { root.layoutIfNeeded() }
        #expect(view.frame.minX == 50)
        let keys = try #require(view.layer.animationKeys())
        let animation = try #require(view.layer.animation(forKey: keys[0]))
        #expect(animation.duration == 2)
        #expect(stage.screen.host.tree != nil)
    }

    @Test func aViewIsFittedToItsConstraints() {
        let root = UIView()
        let view = FreeView(120, 30)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 136, height: 35))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 35))
        // Measuring a fitting size leaves all frames unchanged.
        #expect(root.bounds.size == .zero)
        #expect(view.frame == .zero)
    }

    @Test func aViewWithoutConstraintsIsFittedToItsContent() {
        #expect(FreeView(12, 7).systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 7))
        #expect(makeView(0, 0, 5, 5).systemLayoutSizeFitting(CGSize(width: 40, height: 3)) == CGSize(width: 40, height: 3))
    }

    @Test func theHeightOfWrappedTextFollowsItsWidth() {
        let root = makeView(0, 0, 120, 300)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that is much too long for one line of this width."
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 120, height: 0)).height))
        let narrow = label.frame.height
        root.frame.size.width = 240
        root.layoutIfNeeded()
        #expect(label.frame.width == 240)
        #expect(label.frame.height < narrow)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 240, height: 0)).height)
    }

    @Test func labelsAlignOnTheirBaselines() {
        let labels = [40.0, 17].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        stack.layoutIfNeeded()
        let lines = labels.map { $0.frame.minY + ($0.frame.height - $0.font.lineHeight) / 2 + $0.font.ascender }
        #expect(abs(lines[0] - lines[1]) <= 0.5)
        #expect(labels[1].frame.minY > labels[0].frame.minY + 10)
    }

    @Test func anEndlessLayoutIsStopped() {
        final class Restless: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                constraints.first?.constant += 1
            }
        }
        let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(FreeView(20, 10))
        root.subviews[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(root.count < 1000)
    }

    @Test func constraintsOfTheContentDetermineContentSize() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let content = FreeView(80, 400)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor), content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 430))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 400))
    }

    @Test func viewsTiedToTheFrameLayoutGuideDoNotScroll() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.contentSize = CGSize(width: 100, height: 500)
        let badge = FreeView(10, 10)
        scroll.addSubview(badge)
        badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 2).isActive = true
        badge.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor).isActive = true
        scroll.contentOffset.y = 120
        scroll.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 90, y: 122, width: 10, height: 10))
    }

    @Test func theFrameLayoutGuideIsTheVisibleRectangle() {
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        scroll.contentSize = CGSize(width: 300, height: 500)
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.contentOffset = CGPoint(x: 30, y: 120)
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 120, width: 100, height: 50))
    }

    @Test func anUpdateMayAddTheFirstConstraintOfATree() {
        final class Late: UIView {
            override func updateConstraints() {
                if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 30).isActive = true }
                super.updateConstraints()
            }
        }
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Late())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.frame.height == 30)
    }

    /// A view that moves its subview in its first five layouts.
    private final class Mover: UIView {
        let box = UIView()
        let rounds: Int
        private(set) var count = 0
        private var leading = NSLayoutConstraint()

        init(rounds: Int) {
            self.rounds = rounds
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            leading = box.leadingAnchor.constraint(equalTo: leadingAnchor)
            NSLayoutConstraint.activate([
                leading, box.topAnchor.constraint(equalTo: topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
                box.heightAnchor.constraint(equalToConstant: 10),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard count < rounds else { return }
            count += 1
            leading.constant += 1
        }
    }

    @Test(arguments: [false, true])
    func aConstraintThatLayoutChangesCountsBeforeTheLayoutEnds(isInWindow: Bool) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Mover(rounds: 5)
        if isInWindow { window.addSubview(view) }
        (isInWindow ? window : view).layoutIfNeeded()
        #expect(view.box.frame.minX == 5)
    }
}
