import CoreGraphics
import LaminaPrimitives
import LaminaRun
import Testing
import UIKit

@testable import Lamina
@testable import LaminaWindow

/// The path of input from windows and from event files to views.
@MainActor @Suite(.serialized) final class InputDeliveryTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let touches = TouchInput(application: .shared)
    private let keys = KeyInput(application: .shared)
    private var askedSizes: [CGSize] = []

    init() { window.addSubview(view) }

    /// Runs `body` with the window visible, and returns the events that the view received.
    ///
    /// The window is hidden again afterwards, because all tests share one screen.
    private func whileOpen(_ body: () -> Void) -> [String] {
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        _ = view.take()
        body()
        let lines = view.take()
        view.resignFirstResponder()
        window.isHidden = true
        return lines
    }

    private func deliver(_ inputs: WindowInput...) -> [String] {
        whileOpen {
            let delivery = InputDelivery(touches: touches, keys: keys, screen: WindowScreen(stage: nil) { self.askedSizes.append($0) })
            for (index, input) in inputs.enumerated() { delivery.deliver(input, at: 10 + Double(index) / 10) }
        }
    }

    private func perform(_ actions: InputScript.Action...) -> [String] {
        whileOpen {
            let player = ScriptPlayer(touches: touches, keys: keys)
            for (index, action) in actions.enumerated() { player.perform(action, at: 20 + Double(index) / 10) }
        }
    }

    private func press(_ usage: Int, _ characters: String, _ modifiers: KeyPress.Modifiers = [], isDown: Bool) -> WindowInput {
        .key(KeyPress(usage: usage, characters: characters, modifiers: modifiers, isDown: isDown, isRepeat: false))
    }

    @Test func aTurnAsksForAWindowOfTheOtherOrientation() {
        let size = UIScreen.main.bounds.size
        _ = deliver(.turn)
        #expect(askedSizes == [CGSize(width: size.height, height: size.width)])
    }

    @Test func aPointerBecomesATouchAtItsPositionAndTime() {
        let heard = deliver(
            .pointer(.down, id: 7, at: Point(10, 20)), .pointer(.move, id: 7, at: Point(11, 22)), .pointer(.up, id: 7, at: Point(12, 24)))
        #expect(heard == ["began 10.0 20.0 at 10.0", "moved 11.0 22.0 at 10.1", "ended 12.0 24.0 at 10.2"])
    }

    @Test func aCancelledPointerBecomesACancelledTouch() {
        let heard = deliver(.pointer(.down, id: 7, at: Point(10, 20)), .pointer(.cancel, id: 7, at: Point(10, 20)))
        #expect(heard == ["began 10.0 20.0 at 10.0", "cancelled 10.0 20.0 at 10.1"])
    }

    @Test func anUnknownFingerMovesNothing() {
        #expect(deliver(.pointer(.move, id: 3, at: Point(1, 1)), .pointer(.up, id: 3, at: Point(1, 1))).isEmpty)
    }

    @Test func keysAndTextsReachTheFirstResponder() {
        #expect(deliver(press(4, "a", isDown: true), .text("a"), press(4, "a", isDown: false)) == ["press 4 a", "text a", "release 4"])
    }

    @Test func modifiedKeysHaveNoCharacters() {
        #expect(deliver(press(4, "a", .alt, isDown: true), press(4, "a", .alt, isDown: false)) == ["press 4 ", "release 4"])
    }

    @Test func losingTheFocusCancelsPressedKeys() {
        #expect(deliver(press(4, "a", isDown: true), .focus(false), .focus(true)) == ["press 4 a", "cancel 4"])
    }

    @Test func anUnknownKeyCodeIsIgnored() {
        #expect(deliver(press(99_999, "", isDown: true)).isEmpty)
    }

    @Test func aNewWindowSizeResizesTheScreen() {
        let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        defer { UIScreen.main.resize(to: size, scale: scale) }
        _ = deliver(.size(WindowSize(width: 300, height: 500, scale: 2)))
        #expect(UIScreen.main.bounds.size == CGSize(width: 150, height: 250))
        #expect(UIScreen.main.scale == 2)
    }

    @Test func switchingTheAppearanceTogglesLightAndDark() {
        let before = UIScreen.main.userInterfaceStyle
        _ = deliver(.otherAppearance)
        #expect(UIScreen.main.userInterfaceStyle != before)
        _ = deliver(.otherAppearance)
        #expect(UIScreen.main.userInterfaceStyle == before || before == .unspecified)
    }

    @Test func aScriptPlayerTouchesAndTypes() throws {
        let (letter, enter) = try (#require(RunKey(rawValue: "q")), #require(RunKey(rawValue: "return")))
        let place = CGPoint(x: 5, y: 6)
        #expect(perform(.touch(.down, place, finger: 0), .touch(.up, place, finger: 0)) == ["began 5.0 6.0 at 20.0", "ended 5.0 6.0 at 20.1"])
        #expect(perform(.text("hello")) == ["text hello"])
        #expect(perform(.keyDown(letter, [.shift]), .keyUp(letter)) == ["press 20 Q", "text Q", "release 20"])
        #expect(perform(.keyDown(letter, [.control]), .keyUp(letter)) == ["press 20 ", "release 20"])
        #expect(perform(.keyDown(enter, []), .keyUp(enter)).last == "release 40")
    }

    @Test func inputsHaveNamesForTheirReports() {
        #expect(WindowInput.pointer(.down, id: 1, at: Point(160, 240.5)).name == "down 160.0 240.5")
        #expect(press(4, "a", isDown: false).name == "key 4 up")
        #expect(WindowInput.size(WindowSize(width: 300, height: 500, scale: 2)).name == "size 150.0 250.0 2.0")
        #expect(WindowInput.scroll(by: Vector(dx: 1, dy: -2), at: Point(3, 4)).name == "scroll 1.0 -2.0 3.0 4.0")
    }
}

/// A view that records the events it receives.
private final class ListeningView: UIView, UIKeyInput {
    private var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { true }
    func insertText(_ text: String) { lines.append("text \(text)") }
    func deleteBackward() { lines.append("delete") }

    private func note(_ word: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            lines.append("\(word) \(Double(place.x)) \(Double(place.y)) at \(touch.timestamp)")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ word: String, _ presses: Set<UIPress>, _ text: (UIKey) -> String = { _ in "" }) {
        for key in presses.compactMap(\.key) { lines.append("\(word) \(key.keyCode.rawValue)\(text(key))") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("press", presses) { " " + $0.characters } }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("release", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancel", presses) }
}
