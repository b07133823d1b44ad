import Foundation
import LaminaHardware
import Testing
import TestSupport
import UIKit

@testable import UIKitDevices

/// The keyboard on the screen of a device: its notifications, its keys and its way out.
@MainActor
struct KeyboardTests {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

    /// A notification of the keyboard.
    struct Note: Equatable {
        let name: String
        let begin: CGRect
        let end: CGRect
        let duration: Double
        let curve: Int
    }

    /// The notifications that come while `body` runs, without those after a movement.
    private func notes(_ body: () -> Void) -> [Note] {
        nonisolated(unsafe) var notes: [Note] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let info = note.userInfo ?? [:]
                notes.append(
                    Note(
                        name: note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: ""),
                        begin: (info["UIKeyboardFrameBeginUserInfoKey"] as? NSValue)?.cgRectValue ?? .null,
                        end: (info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue ?? .null,
                        duration: (info["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber)?.doubleValue ?? -1,
                        curve: (info["UIKeyboardAnimationCurveUserInfoKey"] as? NSNumber)?.intValue ?? -1))
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return notes
    }

    /// Runs `body` with the field in a window on a device.
    private func editing(
        on name: String = "iPhone 16", isLandscape: Bool = false, hasKeyboard: Bool = true, _ body: (UIWindow, KeyboardView) throws -> Void
    ) throws {
        try onDevice(name, isLandscape: isLandscape, hasKeyboard: hasKeyboard) { device in
            try showing(controller) { window in
                controller.view.addSubview(field)
                try body(window, #require(device.keyboard as? KeyboardView))
                field.resignFirstResponder()
            }
        }
    }

    /// Taps keys by their labels.
    private func tap(_ labels: String..., on keyboard: KeyboardView, in window: UIWindow) throws {
        let hand = Hand(window)
        for label in labels {
            window.layoutIfNeeded()
            let frame = try #require(keyboard.keys.first { $0.key.label == label || $0.key.action == Self.actions[label] }?.frame, "no key \(label)")
            let place = keyboard.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
            hand.wait(0.5)
            hand.tap(place.x, place.y)
        }
    }

    private static let actions: [String: KeyboardKey.Action] = ["shift": .shift, "delete": .delete, "hide": .hide]

    @Test(arguments: [
        ("iPhone 16", false, 336.0), ("iPhone 16", true, 209), ("iPhone SE", false, 260), ("iPhone SE", true, 200), ("iPhone 16 Pro Max", false, 346),
        ("iPad mini", false, 378), ("iPad Pro 11", true, 418), ("iPad Pro 13", false, 398),
    ])
    func itSlidesInWithTheMeasuredNotifications(name: String, isLandscape: Bool, height: Double) throws {
        try editing(on: name, isLandscape: isLandscape) { window, keyboard in
            let bounds = window.bounds
            let end = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            let below = end.offsetBy(dx: 0, dy: height)
            let shown = notes { field.becomeFirstResponder() }
            #expect(
                shown == ["WillShow", "WillChangeFrame"].map { Note(name: $0, begin: below, end: end, duration: 0.25, curve: 7) }, "\(shown)")
            #expect(window.inputHost?.frame == end && keyboard.window === window)
            let hidden = notes { field.resignFirstResponder() }
            #expect(hidden == ["WillHide", "WillChangeFrame"].map { Note(name: $0, begin: end, end: below, duration: 0.25, curve: 7) })
            #expect(window.inputHost == nil)
        }
    }

    @Test func withoutSuggestionsItIsLower() throws {
        try editing { window, _ in
            field.autocorrectionType = .no
            field.becomeFirstResponder()
            #expect(window.inputHost?.frame.height == 292)
        }
        field.autocorrectionType = .default
        try editing { window, _ in
            field.keyboardType = .numberPad
            field.becomeFirstResponder()
            #expect(window.inputHost?.frame.height == 292)
        }
    }

    @Test func aKeyboardOfHardwareAndAPlainScreenShowNone() throws {
        try editing(hasKeyboard: false) { window, _ in
            #expect(notes { field.becomeFirstResponder() } == [])
            #expect(window.inputHost == nil)
        }
        showing(controller) { window in
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            #expect(window.inputHost == nil)
        }
    }

    @Test func everyKeyHasAnEdgeOfShadowBelow() throws {
        try editing { window, keyboard in
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: keyboard.bounds, format: format).image { keyboard.layer.render(in: $0.cgContext) }
            let shadow = KeyboardColors(isDark: false).shadow
            var red: CGFloat = 0
            #expect(shadow.getRed(&red, green: nil, blue: nil, alpha: nil))
            for (key, frame) in keyboard.keys where key.label.count == 1 {
                let below = try #require(image.pixel(Int(frame.midX), Int((frame.maxY + 0.5).rounded(.down))))
                #expect(abs(Int(below >> 16 & 255) - Int(red * 255)) < 60, "\(key.label)")
            }
        }
    }

    /// The size of the font with which a key's label is drawn; nil for none of those that keyboards use.
    private func size(of key: KeyboardKey, isPad: Bool = false, isBlock: Bool = false, shift: KeyboardShift = .off) -> CGFloat? {
        let frame = CGRect(x: 5, y: 5, width: 110, height: 60)
        func image(_ body: @escaping () -> Void) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 120, height: 70), format: format).image { _ in body() }
        }
        let drawing = KeyboardDrawing(colors: KeyboardColors(isDark: false), isPad: isPad, shift: shift)
        func drawn(_ key: KeyboardKey) -> UIImage {
            image { drawing.draw(key, in: frame, isPressed: false, isProminent: false, isEnabled: true, isBlock: isBlock) }
        }
        let label = shift.isOn && key.label.count == 1 ? key.label.uppercased() : key.label
        let (picture, cap) = (drawn(key), drawn(KeyboardKey(action: key.action, label: "")))
        return [9, 16, 23, 24, 25].first { size in
            let expected = image {
                cap.draw(at: .zero)
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black]
                let area = label.size(withAttributes: attributes)
                label.draw(at: CGPoint(x: frame.midX - area.width / 2, y: frame.midY - area.height / 2), withAttributes: attributes)
            }
            return picture.cgImage?.picture.bitmap == expected.cgImage?.picture.bitmap
        }
    }

    @Test func lettersAreLargeAndWordsSmall() {
        let (letter, word, page) = (KeyboardKey.typing("q"), KeyboardKey.typing("space"), KeyboardKey(action: .page(.symbols), label: "#+="))
        #expect(size(of: letter) == 23 && size(of: letter, isPad: true) == 24 && size(of: letter, shift: .once) == 23)
        #expect(size(of: word) == 16 && size(of: word, isPad: true) == 16 && size(of: page) == 16)
        // The keys of a block of digits.
        let (digit, two) = (KeyboardKey.typing("5"), KeyboardKey.typing("00"))
        #expect(size(of: digit, isBlock: true) == 25 && size(of: two, isBlock: true) == 25 && size(of: two) == 16)
        #expect(size(of: KeyboardKey(action: .enter, label: "go"), isBlock: true) == 16 && size(of: word, isBlock: true) == 16)
    }

    @Test func tapsOnKeysType() throws {
        try editing { window, keyboard in
            field.becomeFirstResponder()
            #expect(keyboard.shift == .once)
            try tap("h", "e", "y", "space", on: keyboard, in: window)
            #expect(field.text == "Hey ")
            try tap("shift", "w", "delete", "u", on: keyboard, in: window)
            #expect(field.text == "Hey u")
            try tap("123", "7", "space", on: keyboard, in: window)
            #expect(field.text == "Hey u7 " && keyboard.page == .letters)
        }
    }

    @Test func twoTapsLockShift() throws {
        try editing { window, keyboard in
            field.autocapitalizationType = .none
            field.becomeFirstResponder()
            let hand = Hand(window)
            window.layoutIfNeeded()
            let frame = try #require(keyboard.keys.first { $0.key.action == .shift }?.frame)
            let place = keyboard.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
            hand.tap(place.x, place.y)
            #expect(keyboard.shift == .once)
            hand.tap(place.x, place.y)
            #expect(keyboard.shift == .locked)
            let letter = try #require(keyboard.keys.first { $0.key.action == .text("a") }?.frame)
            let key = keyboard.convert(CGPoint(x: letter.midX, y: letter.midY), to: nil)
            for _ in 0..<3 { hand.tap(key.x, key.y) }
            #expect(field.text == "AAA" && keyboard.shift == .locked)
            hand.tap(place.x, place.y)
            hand.tap(key.x, key.y)
            #expect(field.text == "AAAa")
        }
    }

    @Test func aWindowGetsTheSharedKeyboardBack() throws {
        try editing { window, keyboard in
            field.becomeFirstResponder()
            #expect(keyboard.isDescendant(of: window))
            let (other, second) = (UIWindow(frame: window.frame), UITextField(frame: CGRect(x: 0, y: 80, width: 90, height: 30)))
            other.rootViewController = UIViewController()
            other.rootViewController?.view.addSubview(second)
            other.makeKeyAndVisible()
            second.becomeFirstResponder()
            #expect(keyboard.isDescendant(of: other))
            second.resignFirstResponder()
            other.isHidden = true
            window.makeKey()
            #expect(keyboard.isDescendant(of: window))
        }
    }

    @Test func aFingerThatMovesTypesTheKeyThatItLeaves() throws {
        try editing { window, keyboard in
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            func place(_ label: String) throws -> CGPoint {
                let frame = try #require(keyboard.keys.first { $0.key.label == label }?.frame)
                return keyboard.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
            }
            let (first, last) = (try place("q"), try place("w"))
            let hand = Hand(window)
            hand.down(first.x, first.y)
            #expect(field.text?.isEmpty == true && keyboard.presses.first?.key?.label == "q")
            hand.move(last.x, last.y)
            hand.up(last.x, last.y)
            #expect(field.text == "W")
        }
    }

    @Test func aDelegateMayEndAllTouchesWhileAKeyIsTyped() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            weak var keyboard: KeyboardView?
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                keyboard?.presses = []
                return true
            }
        }
        let delegate = Delegate()
        try editing { window, keyboard in
            delegate.keyboard = keyboard
            field.delegate = delegate
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            let touches = [UITouch(), UITouch(), UITouch()]
            let key = try #require(keyboard.keys.first { $0.key.label == "q" }?.key)
            keyboard.presses = touches.map { KeyboardPress(touch: $0, key: key) }
            keyboard.lift(Set(touches))
            #expect(field.text == "Q" && keyboard.presses.isEmpty)
        }
    }

    @Test func returnReachesTheDelegateAndIsDisabledWithoutText() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                count += 1
                return true
            }
        }
        let delegate = Delegate()
        try editing { window, keyboard in
            field.delegate = delegate
            field.returnKeyType = .search
            field.enablesReturnKeyAutomatically = true
            field.becomeFirstResponder()
            try tap("search", on: keyboard, in: window)
            #expect(delegate.count == 0)
            try tap("a", "search", on: keyboard, in: window)
            #expect(delegate.count == 1)
        }
    }

    @Test func theKeyboardStaysFromFieldToField() throws {
        try editing { window, keyboard in
            let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
            other.keyboardType = .URL
            controller.view.addSubview(other)
            field.becomeFirstResponder()
            let host = window.inputHost
            let notes = notes { other.becomeFirstResponder() }
            #expect(!notes.contains { $0.name == "WillHide" })
            #expect(window.inputHost === host && keyboard.kind == .URL && window.inputHost?.frame.height == 292)
            other.resignFirstResponder()
            other.removeFromSuperview()
        }
    }

    @Test func accessoriesStandAboveTheKeys() throws {
        try editing { window, keyboard in
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            field.inputAccessoryView = bar
            let shown = notes { field.becomeFirstResponder() }
            window.layoutIfNeeded()
            #expect(shown.last?.end == CGRect(x: 0, y: 852 - 380, width: 393, height: 380))
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 472, width: 393, height: 44))
            #expect(keyboard.convert(keyboard.bounds, to: window) == CGRect(x: 0, y: 516, width: 393, height: 336))
        }
        field.inputAccessoryView = nil
    }

    @Test func anInputViewTakesThePlaceOfTheKeyboard() throws {
        try editing { window, _ in
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
            field.becomeFirstResponder()
            #expect(window.inputHost?.keyboard == nil && window.inputHost?.frame.height == 200)
        }
        field.inputView = nil
    }

    @Test(arguments: [
        (UIKeyboardAppearance.default, UIUserInterfaceStyle.light, false), (.default, .dark, true), (.dark, .light, true), (.light, .dark, false),
    ])
    func itsColoursFollowTheTraits(appearance: UIKeyboardAppearance, style: UIUserInterfaceStyle, isDark: Bool) throws {
        try editing { window, keyboard in
            window.overrideUserInterfaceStyle = style
            field.keyboardAppearance = appearance
            field.becomeFirstResponder()
            #expect(keyboard.isDark == isDark)
        }
    }

    @Test func typedTextLightsItsKeys() throws {
        try editing { _, keyboard in
            field.becomeFirstResponder()
            KeyInput(application: .shared).insert("ok")
            #expect(field.text == "ok")
            #expect(Set(keyboard.lit.map(\.label)) == ["o", "k"])
        }
    }

    @Test func aDragPullsTheKeyboardDown() throws {
        try editing { window, _ in
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.contentOffset.y = 1000
            scroll.keyboardDismissMode = .interactive
            controller.view.addSubview(scroll)
            field.becomeFirstResponder()
            let hand = Hand(window)
            // A drag above the keyboard leaves it in its place.
            hand.down(200, 100)
            for y in stride(from: 110.0, through: 500, by: 30) { hand.move(200, y) }
            #expect(window.inputHost?.frame.minY == 516)
            for y in stride(from: 520.0, through: 700, by: 30) { hand.move(200, y) }
            #expect(window.inputHost?.frame.minY == 700)
            hand.up(200, 700)
            #expect(!field.isFirstResponder && window.inputHost == nil)
            scroll.removeFromSuperview()
        }
    }

    @Test func aDragThatReturnsLeavesTheKeyboard() throws {
        try editing { window, _ in
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.contentOffset.y = 1000
            scroll.keyboardDismissMode = .interactive
            controller.view.addSubview(scroll)
            field.becomeFirstResponder()
            let hand = Hand(window)
            hand.down(200, 300)
            for y in [400.0, 500, 600, 700, 680, 650, 620] { hand.move(200, y) }
            hand.up(200, 600)
            #expect(field.isFirstResponder && window.inputHost?.frame.minY == 516)
            scroll.removeFromSuperview()
        }
    }

    @Test func aRotationChangesItsFrame() throws {
        try editing { window, _ in
            field.becomeFirstResponder()
            let turned = notes { UIScreen.main.turn(to: .landscapeLeft) }
            #expect(turned.last?.end == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
            #expect(window.inputHost?.frame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
        }
    }

    @Test func aTextViewThatIsNotEditableShowsNone() throws {
        try editing { window, _ in
            let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            controller.view.addSubview(view)
            view.isEditable = false
            view.becomeFirstResponder()
            #expect(window.inputHost == nil)
            view.isEditable = true
            view.reloadInputViews()
            #expect(window.inputHost?.keyboard != nil)
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
    }
}
