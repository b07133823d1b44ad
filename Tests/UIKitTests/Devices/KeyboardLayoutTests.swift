import CoreGraphics
import LaminaHardware
import Testing
import UIKit

@testable import UIKitDevices

@Suite struct KeyboardLayoutTests {
    private func labels(_ kind: UIKeyboardType, _ page: KeyboardPage = .letters, isPad: Bool = false) -> [String] {
        let layout = KeyboardLayout(kind, page: page, isPad: isPad, enter: "go", decimal: ",")
        return layout.rows.map { $0.filter { $0.action != nil }.map(\.label).joined(separator: " ") }
    }

    @Test(arguments: [
        (UIKeyboardType.default, "123 space go"), (.emailAddress, "123 space @ . go"), (.URL, "123 . / .com go"), (.webSearch, "123 space . go"),
        (.twitter, "123 space @ # go"), (.asciiCapable, "123 space go"), (.namePhonePad, "123 space go"),
    ])
    func kindsDifferInTheLastRow(kind: UIKeyboardType, last: String) {
        #expect(labels(kind)[0] == "q w e r t y u i o p" && labels(kind)[1] == "a s d f g h j k l")
        #expect(labels(kind)[3] == last)
    }

    @Test(arguments: [
        (UIKeyboardType.numberPad, "0 "), (.asciiCapableNumberPad, "0 "), (.decimalPad, ", 0 "), (.phonePad, "+ * # 0 "),
    ])
    func blocksOfDigitsDifferInTheCorner(kind: UIKeyboardType, last: String) {
        #expect(labels(kind) == ["1 2 3", "4 5 6", "7 8 9", last])
        #expect(labels(kind, .letters, isPad: true)[3].contains("space"))
    }

    @Test func numbersAndSymbolsLeadToEachOther() {
        #expect(labels(.default, .numbers)[2].hasPrefix("#+= ") && labels(.default, .numbers)[3] == "ABC space go")
        #expect(labels(.default, .symbols)[2].hasPrefix("123 ") && labels(.default, .symbols)[0] == "[ ] { } # % ^ * + =")
    }

    @Test(arguments: [UIKeyboardType.default, .URL, .emailAddress, .twitter, .webSearch, .numberPad, .decimalPad, .phonePad])
    func rowsFitTheirColumns(kind: UIKeyboardType) {
        for page in [KeyboardPage.letters, .numbers, .symbols] {
            for isPad in [false, true] {
                let layout = KeyboardLayout(kind, page: page, isPad: isPad, enter: "go", decimal: ".")
                for row in layout.rows { #expect(row.reduce(0) { $0 + $1.width } <= layout.columns + 1e-9) }
            }
        }
    }

    @Test(arguments: DeviceModel.all, [false, true])
    func keysDoNotOverlapAndStayInTheSafeArea(model: DeviceModel, isLandscape: Bool) {
        let metrics = model.keyboard(isLandscape: isLandscape)
        let width = isLandscape ? model.height : model.width
        let safe = isLandscape ? model.landscapeInsets : model.portraitInsets
        let insets = ScreenInsets(left: safe.left, bottom: model.keyboardStrip(isLandscape: isLandscape), right: safe.right)
        let size = CGSize(width: width, height: metrics.height(withSuggestions: true))
        let isPad = model.idiom == .pad
        let geometry = KeyboardGeometry(size: size, insets: insets, top: CGFloat(metrics.suggestions), isPad: isPad, isBlock: false)
        let frames = geometry.frames(of: KeyboardLayout(.default, page: .letters, isPad: isPad, enter: "return", decimal: ".")).map(\.frame)
        let area = CGRect(x: safe.left, y: metrics.suggestions, width: width - 2 * safe.left, height: metrics.keys - safe.bottom)
        for (index, frame) in frames.enumerated() {
            #expect(area.contains(frame), "\(frame) in \(area)")
            #expect(frame.width > 14 && frame.height > 24)
            #expect(!frames[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame.insetBy(dx: 0.01, dy: 0.01)) })
        }
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.sentences, "", KeyboardShift.once), (.sentences, "a", .off), (.sentences, "a ", .off),
        (.sentences, "a. ", .once),
        (.sentences, "a.", .off), (.sentences, "a\n", .once), (.words, "a ", .once), (.words, "a", .off), (.allCharacters, "A", .locked),
        (.none, "", .off),
    ])
    func shiftFollowsTheTextBeforeTheCaret(type: UITextAutocapitalizationType, text: String, shift: KeyboardShift) {
        #expect(KeyboardShift.automatic(type, after: text) == shift)
    }

    @Test(arguments: [
        (UIReturnKeyType.default, "return", false), (.go, "go", true), (.google, "search", true), (.search, "search", true), (.next, "next", false),
        (.done, "done", true), (.send, "send", true), (.join, "join", true), (.route, "route", true), (.continue, "continue", false),
    ])
    func returnKeysHaveTheirLabels(type: UIReturnKeyType, label: String, isProminent: Bool) {
        #expect(type.label == label && type.isProminent == isProminent)
    }
}
