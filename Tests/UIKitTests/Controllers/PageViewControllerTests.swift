import Foundation
import Testing

import UIKit

@MainActor
struct PageViewControllerTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<4).map { _ in UIViewController() }
        var heard: [String] = []
        var dots = 0

        func number(_ page: UIViewController?) -> Int? { page.flatMap { page in pages.firstIndex { $0 === page } } }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            number(page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            number(page).flatMap { $0 < 3 ? pages[$0 + 1] : nil }
        }
        func presentationCount(for controller: UIPageViewController) -> Int { dots }
        func presentationIndex(for controller: UIPageViewController) -> Int { number(controller.viewControllers?.first) ?? 0 }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) {
            heard.append("will \(number(pages.first) ?? -1)")
        }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { heard.append("left \(number(previousViewControllers.first) ?? -1) \(completed)") }
    }

    private let book = Book()

    private func controller(_ style: UIPageViewController.TransitionStyle, at page: Int = 1) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        return controller
    }

    private func scroller(of controller: UIPageViewController) throws -> UIScrollView {
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroll.scrolling.ticker.followsDisplay = false
        return scroll
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func aControllerMayBeLetGoWhileItsPageTurns(style: UIPageViewController.TransitionStyle) {
        weak var released: UIPageViewController?
        let stage = ControllerStage(UIViewController())
        do {
            let controller = controller(style)
            released = controller
            stage.window.rootViewController = controller
            stage.window.layoutIfNeeded()
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
            stage.window.rootViewController = nil
        }
        for _ in 0..<20 { stage.advance(by: 0.1) }
        #expect(released == nil)
    }

    /// A book that lets its controller go in the middle of a turn.
    private final class LostBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        final class Page: UIViewController {
            weak var book: LostBook?
            override func viewWillAppear(_ animated: Bool) { book?.reach("appear") }
            override func viewWillDisappear(_ animated: Bool) { book?.reach("disappear") }
        }

        let moment: String
        weak var window: UIWindow?
        private(set) var isReached = false
        private var isTurning = false

        init(_ moment: String) { self.moment = moment }

        func page() -> Page {
            let page = Page()
            page.book = self
            return page
        }

        func begin() { isTurning = true }

        private func reach(_ moment: String) {
            guard isTurning, moment == self.moment else { return }
            isReached = true
            window?.rootViewController = nil
        }

        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            reach("before")
            return self.page()
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            reach("after")
            return self.page()
        }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) { reach("will") }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { reach("did") }
    }

    /// Turns a page by a drag and its release; nothing else holds the controller.
    @Test(
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl],
        ["before", "after", "will", "did", "appear", "disappear"])
    func aControllerMayBeLetGoByWhatItCalls(style: UIPageViewController.TransitionStyle, moment: String) throws {
        let (book, stage) = (LostBook(moment), ControllerStage(UIViewController()))
        weak var released: UIPageViewController?
        weak var scroll: UIScrollView?
        do {
            let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            released = controller
            (controller.dataSource, controller.delegate, book.window) = (book, book, stage.window)
            controller.setViewControllers([book.page()], direction: .forward, animated: false)
            stage.window.rootViewController = controller
            stage.window.layoutIfNeeded()
            stage.advance(by: 0.1)
            if style == .scroll { scroll = try scroller(of: controller) }
        }
        book.begin()
        let isForward = moment != "before"
        if style == .scroll {
            scroll?.beginDragging(towards: CGPoint(x: isForward ? -1 : 1, y: 0))
            scroll?.drag(by: CGPoint(x: isForward ? -300 : 300, y: 0))
            scroll?.endDragging(velocity: .zero)
            scroll?.tick(at: .infinity)
        } else {
            let hand = Hand(stage.window)
            hand.down(160, 240)
            for step in 1...10 { hand.move(160 + CGFloat(step) * (isForward ? -10 : 10), 240) }
            hand.up(isForward ? 60 : 260, 240)
        }
        for _ in 0..<20 { stage.advance(by: 0.1) }
        #expect(book.isReached)
        stage.window.rootViewController = nil
        for _ in 0..<20 { stage.advance(by: 0.1) }
        #expect(released == nil)
    }

    @Test func aDragToTheNextPageMakesItTheCurrentOne() throws {
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        #expect(scroll.contentOffset.x == 320)
        scroll.beginDragging(towards: CGPoint(x: -1, y: 0))
        scroll.drag(by: CGPoint(x: -200, y: 0))
        #expect(book.heard == ["will 2"])
        #expect(book.pages[2].view.window === stage.window)
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(book.heard == ["will 2", "left 1 true"])
        #expect(scroll.contentOffset.x == 320)
        #expect(book.pages[1].parent == nil)
        #expect(book.pages[2].view.frame == CGRect(x: 320, y: 0, width: 320, height: 480))
    }

    @Test func aShortDragReturnsToThePage() throws {
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        scroll.beginDragging(towards: CGPoint(x: 1, y: 0))
        scroll.drag(by: CGPoint(x: 60, y: 0))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(book.heard == ["will 0", "left 1 false"])
        #expect(book.pages[0].parent == nil)
    }

    @Test func theFirstPageBouncesAtItsEdge() throws {
        let controller = controller(.scroll, at: 0)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        scroll.beginDragging(towards: CGPoint(x: 1, y: 0))
        scroll.drag(by: CGPoint(x: 300, y: 0))
        #expect(scroll.contentOffset.x > 160)
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.heard.isEmpty)
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func aPageThatTheAppShowsCompletesWithoutTheDelegate(style: UIPageViewController.TransitionStyle) {
        let controller = controller(style)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        var finished: Bool?
        if style == .scroll { try? scroller(of: controller).scrolling.ticker.followsDisplay = false }
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { finished = $0 }
        if style == .scroll { _ = try? scroller(of: controller).tick(at: .infinity) } else { stage.advance(by: 2) }
        #expect(finished == true)
        #expect(controller.viewControllers == [book.pages[3]])
        #expect(controller.children == [book.pages[3]])
        #expect(book.heard.isEmpty)
    }

    @Test func theViewOfPagesWithoutDotsHasOnlyAScrollView() {
        let controller = controller(.scroll)
        #expect((controller.view.subviews as? [UIScrollView])?.count == 1)
    }

    @Test func dotsTakeRoomBelowThePages() throws {
        book.dots = 4
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 4)
        #expect(dots.currentPage == 1)
        #expect(try scroller(of: controller).frame.height == 443)
    }

    private func dots(of controller: UIPageViewController) throws -> UIPageControl {
        try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    }

    /// Drags a page by a distance and lets go.
    private func drag(_ controller: UIPageViewController, by distance: CGFloat) throws {
        let scroll = try scroller(of: controller)
        scroll.beginDragging(towards: CGPoint(x: distance, y: 0))
        scroll.drag(by: CGPoint(x: distance, y: 0))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
    }

    @Test func aDotMovesWithAPageThatTheUserTurns() throws {
        book.dots = 4
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let dots = try dots(of: controller)
        try drag(controller, by: -200)
        #expect(dots.currentPage == 2)
        try drag(controller, by: -60)
        #expect(dots.currentPage == 2)
        try drag(controller, by: 200)
        #expect(dots.currentPage == 1)
    }

    @Test(arguments: [0, 2])
    func aTapOnTheDotsTurnsOnePage(dot: Int) throws {
        book.dots = 4
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let (dots, scroll) = (try dots(of: controller), try scroller(of: controller))
        dots.currentPage = dot
        dots.sendActions(for: .valueChanged)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[dot]] && dots.currentPage == dot)
    }

    // MARK: Appearance

    private func makeLoggedStage(_ style: UIPageViewController.TransitionStyle) -> (ControllerStage, UIPageViewController, LifeLog, [LifeController])
    {
        let log = LifeLog()
        let pages = [LifeController("A", log), LifeController("B", log)]
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.setViewControllers([pages[0]], direction: .forward, animated: false)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        stage.advance(by: 0)
        return (stage, controller, log, pages)
    }

    @Test(arguments: [
        (UIPageViewController.TransitionStyle.scroll, ["B did appear…", "A did disappear…"]), (.pageCurl, ["A did disappear…", "B did appear…"]),
    ])
    func pagesAppearInApplesOrder(style: UIPageViewController.TransitionStyle, end: [String]) {
        let (stage, controller, log, pages) = makeLoggedStage(style)
        #expect(log.take() == ["A did load", "A will appear", "A did appear"])
        let scroll = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
        scroll?.scrolling.ticker.followsDisplay = false
        controller.setViewControllers([pages[1]], direction: .forward, animated: true)
        #expect(log.take() == ["B did load", "B will appear…", "A will disappear…"])
        scroll?.tick(at: .greatestFiniteMagnitude)
        stage.finishTransition()
        #expect(log.take() == end)
    }

    @Test func aPageThatIsNotReachedDisappearsAfterTheOldOneAppearsAgain() throws {
        let (stage, controller, log, pages) = makeLoggedStage(.scroll)
        defer { withExtendedLifetime(stage) {} }
        let source = TwoPages(pages)
        controller.dataSource = source
        let scroll = try scroller(of: controller)
        _ = log.take()
        scroll.beginDragging(towards: CGPoint(x: -1, y: 0))
        scroll.drag(by: CGPoint(x: -40, y: 0))
        #expect(log.take() == ["B did load", "B will appear…", "A will disappear…"])
        scroll.drag(by: CGPoint(x: 0, y: 0))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .greatestFiniteMagnitude)
        #expect(log.take() == ["A will appear…", "A did appear…", "B will disappear…", "B did disappear…"])
    }

    private final class TwoPages: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController]
        init(_ pages: [UIViewController]) { self.pages = pages }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            page === pages[1] ? pages[0] : nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            page === pages[0] ? pages[1] : nil
        }
    }

    @Test func aPageThatTheAppShowsDuringADragReplacesTheDraggedOne() throws {
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        scroll.beginDragging(towards: CGPoint(x: -1, y: 0))
        scroll.drag(by: CGPoint(x: -200, y: 0))
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: false)
        #expect(controller.children == [book.pages[3]])
        #expect(scroll.contentOffset.x == 320)
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[3]])
        #expect(book.heard == ["will 2"])
        // The neighbours are those of the new page.
        scroll.beginDragging(towards: CGPoint(x: 1, y: 0))
        scroll.drag(by: CGPoint(x: 200, y: 0))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[2]])
    }

    @Test func aDraggedPageStaysWhenTheDataSourceChanges() throws {
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        scroll.beginDragging(towards: CGPoint(x: -1, y: 0))
        scroll.drag(by: CGPoint(x: -200, y: 0))
        controller.dataSource = nil
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(book.heard == ["will 2", "left 1 true"])
    }

    @Test func aVerticalControllerTurnsItsPagesUpwards() throws {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 480))
        scroll.beginDragging(towards: CGPoint(x: 0, y: -1))
        scroll.drag(by: CGPoint(x: 0, y: -300))
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(book.pages[2].view.frame == CGRect(x: 0, y: 480, width: 320, height: 480))
    }

    @Test func dotsTakeRoomFromThePageWhileThereAreAny() throws {
        book.dots = 4
        let controller = controller(.scroll)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        let scroll = try scroller(of: controller)
        let narrow = scroll.frame.height
        #expect(narrow < 480)
        book.dots = 0
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        stage.window.layoutIfNeeded()
        #expect(scroll.frame.height == 480)
        book.dots = 4
        controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
        stage.window.layoutIfNeeded()
        #expect(scroll.frame.height == narrow)
    }
}
