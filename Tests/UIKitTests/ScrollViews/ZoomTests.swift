import Foundation
import Testing

import UIKit

@MainActor
final class ZoomTests {
    let rig = ZoomRig()
    var view: UIScrollView { rig.view }

    /// Returns the point of the zoomed view that is visible at a point of the scroll view.
    private func content(at place: CGPoint) -> CGPoint {
        rig.zoomed.convert(CGPoint(x: view.bounds.minX + place.x, y: view.bounds.minY + place.y), from: view)
    }

    private func isNear(_ first: CGPoint, _ second: CGPoint, _ distance: CGFloat = 0.5) -> Bool {
        abs(first.x - second.x) <= distance && abs(first.y - second.y) <= distance
    }

    // MARK: Programmatic zoom

    @Test func zoomingScalesTheViewsTransformAndTheContentSize() {
        view.zoomScale = 2
        #expect(view.zoomScale == 2)
        #expect(rig.zoomed.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(rig.zoomed.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(view.contentSize == CGSize(width: 600, height: 800))
        #expect(rig.heard == ["zoom"])
    }

    @Test func aZoomedViewElsewhereStaysAtItsPlace() {
        let rig = ZoomRig()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        rig.view.addSubview(other)
        rig.zoomed.translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(rig.zoomed)
        NSLayoutConstraint.activate([
            rig.zoomed.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 10),
            rig.zoomed.topAnchor.constraint(equalTo: other.topAnchor, constant: 20),
            rig.zoomed.widthAnchor.constraint(equalToConstant: 100), rig.zoomed.heightAnchor.constraint(equalToConstant: 50),
        ])
        rig.view.layoutIfNeeded()
        rig.view.zoomScale = 2
        rig.view.setNeedsLayout()
        rig.view.layoutIfNeeded()
        #expect(rig.zoomed.transform.a == 2)
        #expect(rig.zoomed.center == CGPoint(x: 60, y: 45), "only a subview of the scroll view is zoomed from its corner")
    }

    @Test func setZoomScaleZoomsAboutTheCentre() {
        view.zoomScale = 2
        #expect(view.contentOffset == CGPoint(x: 150, y: 200))
    }

    @Test func setZoomScaleIsClampedToTheLimits() {
        view.zoomScale = 9
        #expect(view.zoomScale == 4)
        view.zoomScale = 0.1
        #expect(view.zoomScale == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func anInvalidZoomLimitIsRefused(value: CGFloat) {
        view.maximumZoomScale = value
        #expect(view.maximumZoomScale == 4)
        view.zoomScale = value
        #expect(view.zoomScale == 1)
    }

    @Test func extremeZoomLimitsGiveFiniteGeometry() {
        view.minimumZoomScale = 0
        view.maximumZoomScale = .greatestFiniteMagnitude
        for scale in [CGFloat.greatestFiniteMagnitude, 0] {
            view.zoomScale = scale
            #expect(view.contentSize.width.isFinite && view.contentSize.width > 0)
            #expect(view.contentOffset.x.isFinite)
        }
    }

    @Test func aRectangleIsZoomedToInTheMiddle() {
        view.zoom(to: CGRect(x: 150, y: 100, width: 100, height: 100), animated: false)
        #expect(view.zoomScale == 3)
        #expect(isNear(content(at: CGPoint(x: 150, y: 200)), CGPoint(x: 200, y: 150)))
    }

    @Test func aRectangleInTheCornerIsZoomedToWithoutAGap() {
        view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
        #expect(view.contentOffset == .zero)
    }

    @Test func anAnimatedZoomTakesTimeAndNotifiesOfStartAndEnd() {
        view.setZoomScale(3, animated: true)
        #expect(view.zoomScale == 1)
        rig.run(0.15)
        #expect(view.zoomScale > 1.5 && view.zoomScale < 2.5)
        #expect(isNear(content(at: CGPoint(x: 150, y: 200)), CGPoint(x: 150, y: 200)))
        rig.run(0.2)
        #expect(view.zoomScale == 3)
        #expect(rig.heard == ["will begin []", "zoom", "did end at 3.0 []"])
    }

    @Test func settingTheOffsetEndsAnAnimatedZoomAtItsScale() {
        view.setZoomScale(3, animated: true)
        rig.run(0.1)
        view.contentOffset = CGPoint(x: 10, y: 20)
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 10, y: 20))
        #expect(rig.heard.last == "did end at 3.0 []")
    }

    @Test func withoutAViewForZoomingTheScaleStaysOne() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.maximumZoomScale = 3
        view.zoomScale = 2
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        #expect(view.zoomScale == 1)
    }

    @Test func equalLimitsNeedNoPinch() {
        #expect(view.pinchGestureRecognizer != nil)
        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
        #expect(view.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
    }

    // MARK: Pinches

    @Test func thePinchCentreStaysFixedOnTheContent() {
        rig.onScreen {
            let place = CGPoint(x: 200, y: 100)
            let anchor = content(at: place)
            rig.begin(at: place)
            for distance in stride(from: CGFloat(54), through: 150, by: 8) {
                rig.spread(place, distance)
                #expect(isNear(content(at: place), anchor))
            }
            #expect(view.isZooming)
            #expect(view.zoomScale > 2)
            #expect(view.contentSize.width == 300 * view.zoomScale)
            rig.lift()
            #expect(!view.isZooming)
            #expect(rig.heard.first == "will begin [Z]")
            #expect(rig.heard.last?.hasPrefix("did end at") == true)
        }
    }

    @Test func twoFingersZoomAndPanAtOnce() {
        rig.onScreen {
            view.zoomScale = 2
            let (start, end) = (CGPoint(x: 150, y: 200), CGPoint(x: 120, y: 260))
            rig.begin(at: start)
            rig.spread(start, 60)
            let anchor = content(at: start)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                rig.spread(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), 60 + 4 * CGFloat(step))
            }
            #expect(view.zoomScale > 2.5)
            #expect(isNear(content(at: end), anchor, 1))
        }
    }

    @Test func afterAPinchTheRemainingFingerPansWithoutAJump() {
        rig.onScreen {
            let place = CGPoint(x: 150, y: 200)
            rig.begin(at: place)
            rig.spread(place, 54)
            for step in 1...6 { rig.spread(CGPoint(x: 150, y: 200 - CGFloat(step) * 5), 54 + CGFloat(step) * 10) }
            rig.hand.up(264, 170, finger: 1)
            #expect(!view.isZooming)
            let (scale, offset) = (view.zoomScale, view.contentOffset)
            rig.hand.move(36, 170, finger: 0)
            #expect(view.contentOffset == offset)
            rig.hand.move(36, 150, finger: 0)
            #expect(isNear(view.contentOffset, CGPoint(x: offset.x, y: offset.y + 20)))
            #expect(view.zoomScale == scale)
            rig.hand.up(36, 150, finger: 0)
        }
    }

    @Test func aboveTheMaximumScaleContentResistsAndReturns() {
        view.maximumZoomScale = 2
        rig.onScreen {
            rig.pinch(at: CGPoint(x: 150, y: 200), to: 140)
            let scale = view.zoomScale
            #expect(scale > 2 && scale < 2.4)
            rig.lift()
            #expect(view.isZoomBouncing)
            #expect(rig.heard.last == "zoom")
            rig.run(0.1)
            #expect(view.zoomScale > 2 && view.zoomScale < scale)
            rig.run(1)
            #expect(view.zoomScale == 2)
            #expect(!view.isZoomBouncing)
            #expect(rig.heard.last == "did end at 2.0 []")
        }
    }

    @Test func belowTheMinimumScaleContentReturnsWithoutAGap() {
        view.zoomScale = 1.5
        rig.onScreen {
            rig.pinch(at: CGPoint(x: 220, y: 300), to: 10)
            #expect(view.zoomScale < 1 && view.zoomScale > 0.5)
            rig.lift()
            rig.run(1.5)
            #expect(view.zoomScale == 1)
            #expect(view.contentOffset == .zero)
        }
    }

    @Test func withoutBouncingTheScaleStopsAtItsLimits() {
        view.maximumZoomScale = 2
        view.bouncesZoom = false
        rig.onScreen {
            rig.pinch(at: CGPoint(x: 150, y: 200), to: 140)
            #expect(view.zoomScale == 2)
            rig.lift()
            #expect(!view.isZoomBouncing)
            #expect(rig.heard.last == "did end at 2.0 []")
        }
    }

    @Test func aPinchInterruptsReturningContent() {
        view.maximumZoomScale = 2
        rig.onScreen {
            rig.pinch(at: CGPoint(x: 150, y: 200), to: 140)
            rig.lift()
            rig.run(0.05)
            let scale = view.zoomScale
            rig.begin(at: CGPoint(x: 150, y: 200))
            rig.spread(CGPoint(x: 150, y: 200), 54)
            rig.spread(CGPoint(x: 150, y: 200), 54)
            #expect(view.isZooming)
            #expect(abs(view.zoomScale - scale) < 0.05)
        }
    }

    // MARK: Small content

    @Test func contentSmallerThanTheViewIsInTheUpperLeftCorner() {
        view.minimumZoomScale = 0.5
        view.zoomScale = 0.5
        #expect(view.contentOffset == .zero)
        #expect(rig.zoomed.frame == CGRect(x: 0, y: 0, width: 150, height: 200))
    }

    @Test func anInsetCentresSmallContent() {
        view.minimumZoomScale = 0.5
        rig.onZoom = { [view] in
            let (across, down) = (max(0, (300 - view.contentSize.width) / 2), max(0, (400 - view.contentSize.height) / 2))
            view.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
        }
        rig.onScreen {
            rig.pinch(at: CGPoint(x: 150, y: 200), to: 25)
            rig.lift()
            rig.run(1.5)
            #expect(view.zoomScale < 0.7)
            #expect(isNear(content(at: CGPoint(x: 150, y: 200)), CGPoint(x: 150, y: 200)))
        }
    }

    @Test func aDelegateThatMovesTheViewCentresSmallContent() {
        view.minimumZoomScale = 0.5
        rig.onZoom = { [view, zoomed = rig.zoomed] in
            let (across, down) = (max(0, (300 - view.contentSize.width) / 2), max(0, (400 - view.contentSize.height) / 2))
            zoomed.center = CGPoint(x: view.contentSize.width / 2 + across, y: view.contentSize.height / 2 + down)
        }
        rig.onScreen {
            rig.begin(at: CGPoint(x: 150, y: 200))
            for distance in stride(from: CGFloat(46), through: 25, by: -3) {
                rig.spread(CGPoint(x: 150, y: 200), distance)
                #expect(isNear(content(at: CGPoint(x: 150, y: 200)), CGPoint(x: 150, y: 200)))
            }
            rig.lift()
            rig.run(1.5)
            #expect(isNear(content(at: CGPoint(x: 150, y: 200)), CGPoint(x: 150, y: 200)))
        }
    }

    /// A scroll view that centres its zoomed view as Apple's sample code does.
    final class CentringScrollView: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard let view = subviews.first else { return }
            view.frame.origin = CGPoint(x: max(0, (bounds.width - view.frame.width) / 2), y: max(0, (bounds.height - view.frame.height) / 2))
        }
    }

    @Test func layoutSubviewsCentresSmallContent() {
        let rig = ZoomRig(CentringScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        rig.view.minimumZoomScale = 0.5
        rig.onScreen {
            rig.begin(at: CGPoint(x: 150, y: 200))
            for distance in stride(from: CGFloat(46), through: 25, by: -3) {
                rig.spread(CGPoint(x: 150, y: 200), distance)
                let middle = rig.zoomed.convert(CGPoint(x: 150, y: 200), to: rig.hand.window)
                #expect(isNear(middle, CGPoint(x: 150, y: 200)))
            }
            rig.lift()
        }
    }

    // MARK: Constraints

    @Test func constrainedContentIsZoomedFromItsCorner() {
        rig.zoomed.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.contentLayoutGuide
        NSLayoutConstraint.activate([
            rig.zoomed.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            rig.zoomed.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            rig.zoomed.bottomAnchor.constraint(equalTo: guide.bottomAnchor), rig.zoomed.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            rig.zoomed.widthAnchor.constraint(equalToConstant: 300), rig.zoomed.heightAnchor.constraint(equalToConstant: 400),
        ])
        rig.onScreen {
            rig.hand.window.layoutIfNeeded()
            #expect(view.contentSize == CGSize(width: 300, height: 410))
            view.zoomScale = 2
            view.setNeedsLayout()
            rig.hand.window.layoutIfNeeded()
            #expect(rig.zoomed.frame == CGRect(x: 0, y: 10, width: 600, height: 800))
            #expect(view.contentSize == CGSize(width: 600, height: 810))
        }
    }
}
