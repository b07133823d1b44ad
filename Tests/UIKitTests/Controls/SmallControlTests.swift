import Testing
import UIKit

@MainActor
struct SmallControlTests {
    let hand = Hand()

    private func changes(of control: UIControl, _ body: () -> Void) -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        hand.window.addSubview(control)
        hand.window.layoutIfNeeded()
        body()
        hand.close()
        return count
    }

    @Test func theHalvesOfAStepperDecreaseAndIncrease() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        stepper.stepValue = 5
        stepper.maximumValue = 8
        let count = changes(of: stepper) {
            hand.tap(110, 110)
            #expect(stepper.value == 0)
            hand.tap(180, 110)
            hand.tap(180, 110)
            #expect(stepper.value == 8)
            hand.tap(110, 110)
            #expect(stepper.value == 3)
        }
        #expect(count == 3)
    }

    @Test func aSteppersSizeIsAlwaysTheSame() {
        let stepper = UIStepper()
        stepper.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.bounds.size = CGSize(width: 300, height: 10)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func aStepperWraps() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        stepper.wraps = true
        _ = changes(of: stepper) { hand.tap(110, 110) }
        #expect(stepper.value == 100)
        stepper.stepValue = 0
        #expect(stepper.stepValue == 1)
    }

    @Test func tapsOnAPageControlChangeThePage() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        pages.numberOfPages = 3
        let count = changes(of: pages) {
            hand.tap(190, 110)
            hand.tap(190, 110)
            hand.tap(190, 110)
            #expect(pages.currentPage == 2)
            hand.tap(110, 110)
            #expect(pages.currentPage == 1)
        }
        #expect(count == 3)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func aTouchAlongTheDotsTurnsPages() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        pages.numberOfPages = 5
        let plate = pages.subviews.first
        let count = changes(of: pages) {
            hand.down(120, 110)
            hand.move(125, 110)
            #expect(pages.currentPage == 0 && pages.interactionState == .discrete && plate?.isHidden == true)
            hand.move(140, 110)
            #expect(pages.currentPage == 1 && pages.interactionState == .continuous && plate?.isHidden == false)
            hand.move(175, 110)
            #expect(pages.currentPage == 3)
            hand.move(150, 110)
            hand.up(150, 110)
            #expect(pages.currentPage == 2 && pages.interactionState == .none && plate?.isHidden == true)
            pages.allowsContinuousInteraction = false
            hand.down(120, 110)
            hand.move(180, 110)
            #expect(pages.currentPage == 2)
            hand.up(180, 110)
            #expect(pages.currentPage == 3)
        }
        #expect(count == 4)
        pages.backgroundStyle = .prominent
        #expect(plate?.isHidden == false)
        pages.backgroundStyle = .minimal
        #expect(plate?.isHidden == true)
    }

    /// The dots and images of a page control, in order.
    private func marks(of pages: UIPageControl) -> [UIView] { pages.subviews.last?.subviews.compactMap(\.subviews.first) ?? [] }

    @Test func theDisplayOfAPageThatATouchTurnsCanWait() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        (pages.numberOfPages, pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (2, .red, .blue)
        pages.defersCurrentPageDisplay = true
        _ = changes(of: pages) { hand.tap(190, 110) }
        #expect(pages.currentPage == 1 && marks(of: pages).map(\.backgroundColor) == [.blue, .red])
        pages.updateCurrentPageDisplay()
        #expect(marks(of: pages).map(\.backgroundColor) == [.red, .blue])
        // A page that the app sets is shown at once.
        pages.currentPage = 0
        #expect(marks(of: pages).map(\.backgroundColor) == [.blue, .red])
    }

    @Test func pagesHaveImagesOfTheirOwnAndOthersWhileTheyAreCurrent() {
        func image(_ side: CGFloat) -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in } }
        func sides(_ pages: UIPageControl) -> [CGFloat?] {
            pages.layoutIfNeeded()
            return marks(of: pages).map { mark in
                guard let picture = mark as? UIImageView else { return mark.backgroundColor == nil ? nil : 0 }
                #expect(picture.bounds.size == picture.image?.size && picture.tintColor != nil)
                return picture.image?.size.width
            }
        }
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 3
        pages.preferredCurrentPageIndicatorImage = image(4)
        #expect(sides(pages) == [4, 0, 0])
        pages.currentPage = 1
        #expect(sides(pages) == [0, 4, 0])
        pages.setIndicatorImage(image(5), forPage: 0)
        pages.setCurrentPageIndicatorImage(image(6), forPage: 2)
        #expect(sides(pages) == [5, 4, 0])
        pages.currentPage = 2
        #expect(sides(pages) == [5, 0, 6])
        pages.preferredCurrentPageIndicatorImage = nil
        pages.currentPage = 0
        #expect(sides(pages) == [5, 0, 0] && pages.currentPageIndicatorImage(forPage: 0) === pages.indicatorImage(forPage: 0))
        pages.preferredIndicatorImage = image(7)
        #expect(sides(pages) == [5, 7, 7])
    }

    @Test func segmentsAreChosenByTaps() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        let count = changes(of: control) {
            hand.tap(200, 110)
            #expect(control.selectedSegmentIndex == 1)
            hand.tap(200, 110)
            hand.tap(340, 110)
            #expect(control.selectedSegmentIndex == 1)
            hand.down(200, 110)
            hand.move(60, 110)
            hand.up(60, 110)
            #expect(control.selectedSegmentIndex == 0)
        }
        #expect(count == 2)
    }

    @Test func segmentsCanBeInsertedAndRemoved() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aProgressViewOfABarIsLower() {
        let (plain, bar) = (UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar))
        #expect(plain.frame == CGRect(x: 0, y: 0, width: 150, height: 4) && bar.frame == CGRect(x: 0, y: 0, width: 150, height: 2.5))
        #expect(plain.progressViewStyle == .default && bar.progressViewStyle == .bar && plain.progress == 0)
    }

    @Test func segmentsOfActionsShowTheirTitlesOrImages() throws {
        let star = try #require(UIImage(systemName: "star"))
        var performed: [String] = []
        let actions = [
            UIAction(title: "One", identifier: UIAction.Identifier("one")) { performed.append($0.title) },
            UIAction(title: "Two", image: star) { performed.append($0.title) },
        ]
        for control in [UISegmentedControl(items: actions), UISegmentedControl(frame: .zero, actions: actions)] {
            #expect(control.numberOfSegments == 2)
            #expect(control.titleForSegment(at: 0) == "One")
            #expect(control.imageForSegment(at: 1) === star)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("one")) == 0)
            #expect(control.actionForSegment(at: 1) === actions[1])
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
        let control = UISegmentedControl(items: actions + ["Three"])
        #expect(control.titleForSegment(at: 2) == "Three")
        #expect(control.frame.width == control.intrinsicContentSize.width && control.frame.width > 0)
        let hand = Hand()
        defer { hand.close() }
        hand.window.addSubview(control)
        control.layoutIfNeeded()
        hand.tap(10, 15)
        #expect(performed == ["One"])
    }

    @Test func aProgressViewIsFilledByItsProgress() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.setProgress(0.25, animated: false)
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.frame.width) == [200, 50])
        view.progress = 3
        #expect(view.progress == 1)
    }

    @Test func anActivityIndicatorRotatesAndHides() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && view.bounds.size == CGSize(width: 37, height: 37))
        hand.window.addSubview(view)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        #expect(view.subviews.allSatisfy { $0.layer.animation(forKey: "turn") != nil })
        view.stopAnimating()
        #expect(view.isHidden && view.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test func aSteppersLimitsMustBeOrderedAndItsStepPositive() {
        let stepper = UIStepper()
        stepper.minimumValue = .nan
        stepper.minimumValue = 100
        #expect(stepper.minimumValue == 0)
        stepper.maximumValue = -.infinity
        stepper.maximumValue = 0
        #expect(stepper.maximumValue == 100)
        stepper.stepValue = .nan
        stepper.stepValue = .infinity
        #expect(stepper.stepValue == 1)
        #expect(stepper.value == 0)
    }

    @Test func aSteppersValueFollowsItsLimits() {
        let stepper = UIStepper()
        stepper.value = 50
        stepper.maximumValue = 20
        #expect(stepper.value == 20)
        stepper.value = 0
        stepper.minimumValue = 15
        #expect(stepper.value == 15)
        stepper.value = 30
        #expect(stepper.value == 20)
    }

    @Test func aStepperRefusesLimitsThatCross() {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (10, 20)
        stepper.maximumValue = 10
        stepper.minimumValue = 20
        #expect(stepper.maximumValue == 20 && stepper.minimumValue == 10)
        stepper.maximumValue = .infinity
        stepper.value = .nan
        #expect(stepper.maximumValue == 20 && stepper.value == 10)
    }

    @Test func theSelectedSegmentShrinksWhileItIsPressed() throws {
        let hand = Hand()
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 0
        hand.window.addSubview(control)
        hand.open()
        hand.window.layoutIfNeeded()
        let thumb = try #require(control.subviews.lazy.compactMap { $0 as? SegmentThumb }.first)
        hand.down(50, 16)
        #expect(thumb.transform == CGAffineTransform(scaleX: 0.95, y: 0.95))
        hand.up(50, 16)
        #expect(thumb.transform == .identity)
        hand.down(150, 16)
        #expect(thumb.transform == .identity)
        hand.up(150, 16)
        hand.close()
    }

    @Test func indicatorsOfOldStylesAreWhiteOrGrey() {
        let looks = [UIActivityIndicatorView.Style.whiteLarge, .white, .gray, .medium, .large].map { style in
            let view = UIActivityIndicatorView(style: style)
            return (color: view.color, width: view.bounds.width)
        }
        #expect(looks.map(\.color) == [.white, .white, .systemGray, .systemGray, .systemGray])
        #expect(looks.map(\.width) == [37, 20, 20, 20, 37])
    }
}
