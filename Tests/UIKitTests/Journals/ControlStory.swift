import Foundation
import UIKit

/// Controls under a hand, which tell all their events.
@MainActor
final class ControlStory: NSObject {
    private let hand = Hand(size: CGSize(width: 320, height: 480))
    private let journal: Journal

    override init() {
        journal = Journal(of: hand.window)
        super.init()
        hand.open()
    }

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "down again"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"),
        (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ]

    /// Shows a control, handles it, and takes it away.
    private func tell<Control: UIControl>(_ control: Control, size: CGSize? = nil, fact: @escaping (Control) -> String, _ body: (CGRect) -> Void) {
        for (event, name) in Self.events {
            control.addAction(UIAction { [journal, weak control] _ in journal.hear("\(name): \(control.map(fact) ?? "")") }, for: event)
        }
        control.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size ?? control.intrinsicContentSize)
        journal.step("show \(Control.self)") { hand.window.addSubview(control) }
        body(control.frame)
        journal.step("disable") { control.isEnabled = false }
        journal.step("tap") { hand.tap(control.frame.midX, control.frame.midY) }
        control.removeFromSuperview()
    }

    private func tap(_ name: String, _ x: CGFloat, _ y: CGFloat) { journal.step(name) { hand.tap(x, y) } }

    private func drag(_ name: String, _ start: CGPoint, _ end: CGPoint) {
        journal.step(name) {
            hand.down(start.x, start.y)
            for step in 1...4 {
                let part = CGFloat(step) / 4
                hand.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            }
            hand.up(end.x, end.y)
        }
    }

    func told() -> [String] {
        defer { hand.close() }
        tellOfButtons()
        tellOfSwitches()
        tellOfSliders()
        tellOfSteppers()
        tellOfSegments()
        tellOfPages()
        return journal.lines
    }

    private func tellOfButtons() {
        let plain = UIButton(type: .system)
        plain.setTitle("Title", for: .normal)
        let toggled = UIButton(configuration: .bordered())
        toggled.changesSelectionAsPrimaryAction = true
        toggled.setTitle("On", for: .selected)
        for button in [plain, toggled] {
            tell(button, size: CGSize(width: 100, height: 40), fact: { "\($0.state.rawValue)" }) { frame in
                tap("tap", frame.midX, frame.midY)
                tap("tap again", frame.midX, frame.midY)
                drag("leave and come back", CGPoint(x: 50, y: 120), CGPoint(x: 250, y: 300))
                journal.step("leave, and enter") {
                    hand.down(50, 120)
                    hand.move(300, 300)
                    hand.move(60, 120)
                    hand.up(60, 120)
                }
                journal.step("a touch that is cancelled") {
                    hand.down(50, 120)
                    button.cancelTracking(with: nil)
                    hand.up(50, 120)
                }
            }
        }
    }

    private func tellOfSwitches() {
        let control = UISwitch()
        tell(control, fact: { "\($0.isOn)" }) { frame in
            tap("tap", frame.midX, frame.midY)
            drag("drag off", CGPoint(x: frame.maxX - 8, y: frame.midY), CGPoint(x: frame.minX + 5, y: frame.midY))
            drag("drag off again", CGPoint(x: frame.minX + 8, y: frame.midY), CGPoint(x: frame.minX - 5, y: frame.midY))
            drag("drag on", CGPoint(x: frame.minX + 8, y: frame.midY), CGPoint(x: frame.maxX + 15, y: frame.midY))
            journal.step("by code") { control.setOn(false, animated: true) }
        }
    }

    private func tellOfSliders() {
        for isContinuous in [true, false] {
            let slider = UISlider()
            slider.minimumValue = -1
            slider.maximumValue = 3
            slider.isContinuous = isContinuous
            tell(slider, size: CGSize(width: 200, height: 31), fact: { "\($0.value)" }) { frame in
                let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
                journal.hear("thumb \(short(thumb)), track \(short(slider.trackRect(forBounds: slider.bounds)))")
                drag("drag", CGPoint(x: frame.minX + thumb.midX, y: frame.midY), CGPoint(x: frame.minX + 120, y: frame.midY))
                drag("drag beyond", CGPoint(x: frame.minX + 120, y: frame.midY), CGPoint(x: 319, y: frame.midY))
                tap("tap the track", frame.minX + 30, frame.midY)
                journal.step("by code") { slider.setValue(0, animated: false) }
                journal.step("beyond by code") { slider.value = 20 }
                journal.step("a smaller range") { slider.maximumValue = 1 }
            }
            journal.hear("\(slider.value)")
        }
    }

    private func tellOfSteppers() {
        let stepper = UIStepper()
        stepper.maximumValue = 4
        stepper.stepValue = 1.5
        tell(stepper, fact: { "\($0.value)" }) { frame in
            for name in ["up", "further", "to the end", "no further"] { tap(name, frame.maxX - 10, frame.midY) }
            tap("down", frame.minX + 10, frame.midY)
            stepper.wraps = true
            for name in ["up", "further", "around"] { tap(name, frame.maxX - 10, frame.midY) }
            journal.step("hold") {
                hand.down(frame.minX + 10, frame.midY)
                for _ in 0..<12 { hand.wait(0.2) }
                hand.up(frame.minX + 10, frame.midY)
            }
            journal.step("lower the limits") {
                stepper.value = 3
                stepper.maximumValue = 2
            }
            journal.hear("\(stepper.value)")
            journal.step("raise the limits") { stepper.minimumValue = 2 }
            journal.hear("\(stepper.value)")
        }
    }

    private func tellOfSegments() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        tell(control, size: CGSize(width: 240, height: 32), fact: { "\($0.selectedSegmentIndex)" }) { frame in
            tap("tap the first", frame.minX + 20, frame.midY)
            tap("tap it again", frame.minX + 20, frame.midY)
            drag("drag to the last", CGPoint(x: frame.minX + 20, y: frame.midY), CGPoint(x: frame.maxX - 20, y: frame.midY))
            drag("drag away", CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX, y: 300))
            journal.step("disable one") { control.setEnabled(false, forSegmentAt: 1) }
            tap("tap it", frame.midX, frame.midY)
            journal.step("insert") { control.insertSegment(withTitle: "New", at: 1, animated: false) }
            journal.step("remove") { control.removeSegment(at: 0, animated: false) }
            journal.step("widths") { control.setWidth(40, forSegmentAt: 0) }
            journal.step("move the content") { control.setContentOffset(CGSize(width: 5, height: 3), forSegmentAt: 1) }
            journal.step("title") { control.setTitle("Other", forSegmentAt: 1) }
            journal.step("momentary") { control.isMomentary = true }
            tap("tap the last", frame.maxX - 20, frame.midY)
            journal.hear("\(control.numberOfSegments) \(control.selectedSegmentIndex) \(control.titleForSegment(at: 0) ?? "none")")
            journal.step("remove all") { control.removeAllSegments() }
        }
    }

    private func tellOfPages() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        tell(pages, size: CGSize(width: 160, height: 26), fact: { "\($0.currentPage)" }) { frame in
            tap("forward", frame.maxX - 5, frame.midY)
            tap("forward", frame.maxX - 5, frame.midY)
            tap("back", frame.minX + 5, frame.midY)
            drag("drag", CGPoint(x: frame.midX - 30, y: frame.midY), CGPoint(x: frame.midX + 40, y: frame.midY))
            journal.step("beyond") { pages.currentPage = 99 }
            journal.hear("\(pages.currentPage)")
            journal.step("fewer") { pages.numberOfPages = 2 }
            journal.hear("\(pages.currentPage)")
            journal.step("one") {
                pages.numberOfPages = 1
                pages.hidesForSinglePage = true
            }
        }
    }
}
