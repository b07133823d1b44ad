import Testing
import UIKit

@MainActor
struct SliderTests {
    let hand = Hand()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))

    private func changes(_ body: () -> Void) -> [Float] {
        var values: [Float] = []
        slider.addAction(UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
        hand.window.addSubview(slider)
        body()
        hand.close()
        return values
    }

    @Test func theThumbReachesFromEdgeToEdge() {
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 224, height: 4))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0) == CGRect(x: 0, y: 3, width: 28, height: 28))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 228)
    }

    @Test func theThumbFollowsTheFinger() {
        let values = changes {
            hand.down(68, 117)
            hand.move(168, 117)
            hand.up(168, 117)
        }
        #expect(values == [0.5])
    }

    @Test func aTouchOutsideTheThumbDoesNothing() {
        let values = changes {
            hand.down(200, 117)
            hand.move(220, 117)
            hand.up(220, 117)
        }
        #expect(values.isEmpty && slider.value == 0)
    }

    @Test func aNoncontinuousSliderReportsOnlyTheFinalValue() {
        slider.isContinuous = false
        let values = changes {
            hand.down(64, 117)
            hand.move(100, 117)
            hand.move(164, 117)
            #expect(slider.value == 0.5)
            hand.up(164, 117)
        }
        #expect(values == [0.5])
    }

    @Test func valuesStayBetweenTheLimits() {
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 7
        #expect(slider.maximumValue == 7 && slider.value == 7)
        slider.value = .nan
        #expect(slider.value == 7)
    }

    @Test func aSliderConsumesDragsOfItsThumb() {
        var heard = 0
        let pan = UIPanGestureRecognizer()
        pan.addHandler { _ in heard += 1 }
        hand.window.addGestureRecognizer(pan)
        let values = changes {
            hand.down(68, 117)
            hand.move(168, 117)
            hand.up(168, 117)
            hand.down(200, 300)
            hand.move(250, 300)
            hand.up(250, 300)
        }
        #expect(values == [0.5] && heard == 2)
    }

    @Test func aSlidersLimitsMustBeFinite() {
        slider.maximumValue = .infinity
        #expect(slider.maximumValue == 1)
        slider.minimumValue = .nan
        #expect(slider.minimumValue == 0)
        slider.value = 0.5
        #expect(slider.value == 0.5)
    }
}
