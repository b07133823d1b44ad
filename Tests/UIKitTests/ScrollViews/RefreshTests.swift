import Foundation
import Testing

import UIKit

@MainActor
struct RefreshTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let control = UIRefreshControl()

    init() {
        scroll.scrolling.ticker.followsDisplay = false
        scroll.contentSize = CGSize(width: 320, height: 1000)
        scroll.refreshControl = control
        window.addSubview(scroll)
    }

    private func pull(by distance: CGFloat) {
        scroll.beginDragging(towards: CGPoint(x: 0, y: 1))
        scroll.drag(by: CGPoint(x: 0, y: distance))
    }

    @Test func aLongPullRefreshesOnceAndHoldsTheContent() {
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        pull(by: 60)
        #expect(!control.isRefreshing)
        scroll.drag(by: CGPoint(x: 0, y: 300))
        #expect(control.isRefreshing)
        scroll.drag(by: CGPoint(x: 0, y: 310))
        #expect(events == 1)
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(scroll.contentOffset.y == -60)
        #expect(scroll.adjustedContentInset.top == 60)
        control.endRefreshing()
        scroll.tick(at: .infinity)
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(!control.isRefreshing)
    }

    @Test func aShortPullDoesNotRefresh() {
        pull(by: 60)
        scroll.endDragging(velocity: .zero)
        scroll.tick(at: .infinity)
        #expect(!control.isRefreshing)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aRefreshThatTheAppBeginsSendsNoEvent() {
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(events == 0)
        #expect(scroll.adjustedContentInset.top == 60)
    }

    @Test func theControlFollowsTheTopOfTheVisibleRegion() {
        #expect(control.isHidden)
        pull(by: 200)
        #expect(!control.isHidden)
        #expect(control.frame == CGRect(x: 0, y: scroll.contentOffset.y, width: 320, height: 60))
        #expect(scroll.subviews.first === control)
    }

    @Test func aControlThatIsGivenDuringAPullFollowsAtOnce() {
        let late = UIRefreshControl()
        pull(by: 200)
        scroll.refreshControl = late
        #expect(!late.isHidden && control.superview == nil)
        #expect(late.frame == CGRect(x: 0, y: scroll.contentOffset.y, width: 320, height: 60))
    }

    @Test func aControlWhoseRefreshHasEndedDoesNotAppearAgainDuringThePull() throws {
        let spinner = try #require(control.subviews.first { $0 is UIActivityIndicatorView })
        pull(by: 60)
        #expect(spinner.alpha > 0)
        scroll.drag(by: CGPoint(x: 0, y: 300))
        #expect(control.isRefreshing && spinner.alpha > 0)
        control.endRefreshing()
        scroll.drag(by: CGPoint(x: 0, y: 290))
        #expect(spinner.alpha == 0 && !control.isRefreshing)
    }

    @Test func aRefreshThatTheAppBeginsShowsTheControl() {
        control.beginRefreshing()
        #expect(!control.isHidden)
    }
}
