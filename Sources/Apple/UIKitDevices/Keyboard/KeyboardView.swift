import CoreGraphics
import Foundation
package import LaminaHardware
import UIKitValues

/// The keyboard on the screen of a device: our own drawing of Apple's English keys, which type into the first responder.
///
/// `InputViewHost` slides it in and out as it does an app's input views. The responder's traits choose the keys (`keyboardType`), the return key
/// (`returnKeyType`, `enablesReturnKeyAutomatically`), the first letter's case (`autocapitalizationType`) and the colours (`keyboardAppearance`).
/// There are no suggestions: their bar is empty.
package final class KeyboardView: UIView, DeviceKeyboard {
    /// The object that receives the text.
    package typealias Target = UIResponder & UIKeyInput

    let model: DeviceModel
    private(set) weak var target: (any Target)?
    private(set) var page = KeyboardPage.letters { didSet { if page != oldValue { layoutChanged() } } }
    private(set) var shift = KeyboardShift.off { didSet { if shift != oldValue { setNeedsDisplay() } } }
    private(set) var kind = UIKeyboardType.default
    private(set) var layout = KeyboardLayout(.default, page: .letters, isPad: false, enter: "", decimal: ".")
    private(set) var keys: [(key: KeyboardKey, frame: CGRect)] = []
    /// The fingers on keys, in the order of their touches.
    var presses: [KeyboardPress] = []
    /// The keys that typed text lights up.
    private(set) var lit: Set<KeyboardKey> = []
    private var litEnd: Timer?
    var repeating: Timer?
    /// True after two taps on the shift key, until the next one.
    var isShiftLocked = false
    /// The time of the last tap on the shift key.
    var lastShift = -Double.infinity

    package init(_ model: DeviceModel) {
        self.model = model
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the keys that an object asks for.
    package func adopt(_ target: any Target) {
        self.target = target
        isShiftLocked = false
        kind = target.keyboardType
        page = KeyboardLayout.firstPage(of: kind, isPad: isPad)
        layoutChanged()
        updateShift()
    }

    var isPad: Bool { model.idiom == .pad }
    private var isLandscape: Bool { UIScreen.main.interfaceOrientation.isLandscape }

    /// The height in the screen's orientation, in points.
    package var wantedHeight: CGFloat { CGFloat(metrics.height(withSuggestions: hasSuggestions)) }
    private var metrics: KeyboardMetrics { model.keyboard(isLandscape: isLandscape) }

    /// True for the kinds of text that Apple's keyboards suggest words for.
    var hasSuggestions: Bool {
        guard let target, !target.isSecureTextEntry, target.autocorrectionType != .no else { return false }
        return [.default, .twitter, .emailAddress, .webSearch].contains(kind)
    }

    /// True for a dark keyboard.
    var isDark: Bool {
        switch target?.keyboardAppearance ?? .default {
        case .dark: true
        case .light: false
        default: traitCollection.userInterfaceStyle == .dark
        }
    }

    /// True when the return key does something.
    var isEnterEnabled: Bool { !(target?.enablesReturnKeyAutomatically ?? false) || target?.hasText == true }

    /// Shows a page of keys.
    func show(_ page: KeyboardPage) { self.page = page }
    /// Sets the state of the shift key.
    func setShift(_ shift: KeyboardShift) { self.shift = shift }

    /// Sets the shift key to the state that the text before the caret asks for.
    func updateShift() {
        guard let target, !isShiftLocked else { return }
        let text = (target as? any KeyEditor)?.textBeforeCaret ?? (target.hasText ? "a" : "")
        shift = KeyboardShift.automatic(target.autocapitalizationType, after: text)
        setNeedsDisplay()
    }

    private func layoutChanged() {
        layout = KeyboardLayout(kind, page: page, isPad: isPad, enter: target?.returnKeyType.label ?? "return", decimal: Self.decimal)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private static var decimal: String { Locale(identifier: PreferredLanguages.current.first ?? "en").decimalSeparator ?? "." }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let safe = window?.safeAreaInsets ?? .zero
        let insets = ScreenInsets(left: Double(safe.left), bottom: model.keyboardStrip(isLandscape: isLandscape), right: Double(safe.right))
        let geometry = KeyboardGeometry(
            size: bounds.size, insets: insets, top: hasSuggestions ? CGFloat(metrics.suggestions) : 0, isPad: isPad,
            isBlock: !isPad && KeyboardLayout.isBlock(kind))
        keys = geometry.frames(of: layout)
        setNeedsDisplay()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forget(touches) }

    package override func draw(_ rect: CGRect) {
        let drawing = KeyboardDrawing(colors: KeyboardColors(isDark: isDark), isPad: isPad, shift: shift)
        drawing.drawBackground(in: bounds, separators: hasSuggestions ? CGFloat(metrics.suggestions) : nil)
        let pressed = Set(presses.compactMap(\.key)).union(lit)
        for (key, frame) in keys {
            let isEnter = key.action == .enter
            drawing.draw(
                key, in: frame, isPressed: pressed.contains(key), isProminent: isEnter && target?.returnKeyType.isProminent == true,
                isEnabled: !isEnter || isEnterEnabled, isBlock: !isPad && KeyboardLayout.isBlock(kind))
        }
    }

    /// Lights up the keys of a text for 0.12 s, when it is typed by an event rather than by a tap.
    func light(_ text: String) {
        let wanted = text.map { $0 == "\n" ? KeyboardKey.Action.enter : .text($0.lowercased()) }
        light(wanted)
    }

    /// Lights up the keys of actions for 0.12 s.
    func light(_ actions: [KeyboardKey.Action]) {
        let wanted = Set(actions)
        lit = Set(keys.map(\.key).filter { $0.action.map(wanted.contains) ?? false })
        setNeedsDisplay()
        updateShift()
        litEnd?.invalidate()
        litEnd = Timer.scheduledTimer(withTimeInterval: 0.12, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.lit = []
                self?.setNeedsDisplay()
            }
        }
    }
}
