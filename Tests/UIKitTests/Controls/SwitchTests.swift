import Testing
import UIKit

@MainActor
struct SwitchTests {
    let hand = Hand()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 10, height: 10))

    private func changes(_ body: () -> Void) -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        hand.window.addSubview(control)
        body()
        hand.close()
        return count
    }

    @Test func everySwitchHasTheSameSize() {
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        control.frame.size = .zero
        #expect(control.bounds.size == CGSize(width: 51, height: 31) && control.intrinsicContentSize == control.bounds.size)
    }

    @Test func aTapSwitches() {
        let count = changes {
            hand.tap(110, 110)
            #expect(control.isOn)
            hand.tap(110, 110)
            #expect(!control.isOn)
        }
        #expect(count == 2)
    }

    @Test func aDragSetsTheSwitchWhereItEnds() {
        let count = changes {
            hand.down(110, 110)
            hand.move(145, 110)
            hand.up(145, 110)
            #expect(control.isOn)
            hand.down(140, 110)
            hand.move(105, 110)
            hand.move(145, 110)
            hand.up(145, 110)
            #expect(control.isOn)
        }
        #expect(count == 1)
    }

    @Test func aSwitchConsumesTaps() {
        var heard = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in heard += 1 }
        hand.window.addGestureRecognizer(tap)
        let count = changes {
            hand.tap(110, 110)
            hand.tap(300, 300)
        }
        #expect(count == 1 && heard == 1)
    }

    @Test func aDragOfTheThumbIsNoPanOfTheViewsAround() {
        let hand = Hand()
        defer { hand.close() }
        let (toggle, pan) = (UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), UIPanGestureRecognizer())
        var pans = 0
        pan.addHandler { _ in pans += 1 }
        hand.window.addGestureRecognizer(pan)
        hand.window.addSubview(toggle)
        hand.down(112, 115)
        for x in [120, 130, 145] as [CGFloat] { hand.move(x, 115) }
        hand.up(145, 115)
        #expect(toggle.isOn && pans == 0)
        hand.down(112, 115)
        for y in [125, 140, 170] as [CGFloat] { hand.move(112, y) }
        hand.up(112, 170)
        #expect(pans > 0)
        pans = 0
        hand.down(112, 300)
        hand.move(145, 300)
        hand.up(145, 300)
        #expect(pans > 0)
    }

    @Test func settingASwitchInCodeSendsNoEvents() {
        let count = changes {
            control.isOn = true
            control.setOn(false, animated: true)
        }
        #expect(count == 0)
    }

    @Test func aCancelledTouchDoesNotToggleASwitch() {
        let count = changes {
            hand.down(110, 110)
            hand.move(145, 110)
            control.removeFromSuperview()
            #expect(!control.isOn)
        }
        #expect(count == 0)
    }
}
