import UIKitValues

/// The rows of keys of one page of a keyboard.
///
/// The rows are those of Apple's English keyboards. `columns` is the width of a full row in units; shorter rows stand in the middle.
///
///     letters, phone              numberPad, phone
///     q w e r t y u i o p         1 2 3
///      a s d f g h j k l          4 5 6
///     ⇧  z x c v b n m  ⌫         7 8 9
///     123    space   return         0 ⌫
struct KeyboardLayout: Equatable, Sendable {
    let rows: [[KeyboardKey]]
    let columns: Double

    /// The page that a kind of keyboard shows first.
    static func firstPage(of kind: UIKeyboardType, isPad: Bool) -> KeyboardPage {
        kind == .numbersAndPunctuation || (isPad && isBlock(kind)) ? .numbers : .letters
    }

    /// True for the kinds that are a block of digits on a phone.
    static func isBlock(_ kind: UIKeyboardType) -> Bool { [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(kind) }

    /// - Parameters:
    ///   - isPad: True for a tablet.
    ///   - enter: The label of the return key.
    ///   - decimal: The locale's decimal separator.
    init(_ kind: UIKeyboardType, page: KeyboardPage, isPad: Bool, enter: String, decimal: String) {
        if isPad {
            (rows, columns) = (Self.tabletRows(kind, page, enter), 11)
        } else if Self.isBlock(kind) {
            (rows, columns) = (Self.blockRows(kind, page, decimal), 3)
        } else {
            (rows, columns) = (Self.phoneRows(kind, page, enter), 10)
        }
    }

    // MARK: Phones

    private static func phoneRows(_ kind: UIKeyboardType, _ page: KeyboardPage, _ enter: String) -> [[KeyboardKey]] {
        let upper = texts(page)
        let side: KeyboardKey =
            switch page {
            case .letters: KeyboardKey(action: .shift, label: "", width: 1.35)
            case .numbers: pageKey(.symbols, width: 1.35)
            case .symbols: pageKey(.numbers, width: 1.35)
            }
        // The keys between both sides have the width of 7 letters.
        let middle = upper[2].map { KeyboardKey.typing(String($0), width: 7 / Double(upper[2].count)) }
        let third = [side, .gap(0.15)] + middle + [.gap(0.15), KeyboardKey(action: .delete, label: "", width: 1.35)]
        let fourth = [pageKey(page == .letters ? .numbers : .letters, width: 2.5)] + barKeys(kind, page) + [enterKey(enter, width: 2.5)]
        return [KeyboardKey.typing(each: upper[0]), KeyboardKey.typing(each: upper[1]), third, fourth]
    }

    /// The characters of the first three rows.
    private static func texts(_ page: KeyboardPage) -> [String] {
        switch page {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        }
    }

    /// The keys around the space bar, 5 units wide together.
    private static func barKeys(_ kind: UIKeyboardType, _ page: KeyboardPage) -> [KeyboardKey] {
        guard page == .letters else { return [space(5)] }
        switch kind {
        case .emailAddress: return [space(3), .typing("@"), .typing(".")]
        case .URL: return [".", "/", ".com"].map { .typing($0, width: 5.0 / 3) }
        case .webSearch: return [space(4), .typing(".")]
        case .twitter: return [space(3), .typing("@"), .typing("#")]
        default: return [space(5)]
        }
    }

    /// The block of digits of a phone.
    private static func blockRows(_ kind: UIKeyboardType, _ page: KeyboardPage, _ decimal: String) -> [[KeyboardKey]] {
        let delete = KeyboardKey(action: .delete, label: "")
        if page == .symbols {
            let signs = [KeyboardKey(action: .text(","), label: "pause"), .gap(1), KeyboardKey(action: .text(";"), label: "wait")]
            return [KeyboardKey.typing(each: "+*#"), signs, [.gap(3)], [pageKey(.letters, label: "123"), digit("0"), delete]]
        }
        let corner: KeyboardKey =
            switch kind {
            case .decimalPad: .typing(decimal)
            case .phonePad: pageKey(.symbols, label: "+ * #")
            default: .gap(1)
            }
        return ["123", "456", "789"].map { $0.map { digit(String($0)) } } + [[corner, digit("0"), delete]]
    }

    private static func digit(_ digit: String) -> KeyboardKey {
        var key = KeyboardKey.typing(digit)
        key.detail = details[digit] ?? ""
        return key
    }

    private static let details = [
        "2": "A B C", "3": "D E F", "4": "G H I", "5": "J K L", "6": "M N O", "7": "P Q R S", "8": "T U V", "9": "W X Y Z",
    ]

    // MARK: Tablets

    private static func tabletRows(_ kind: UIKeyboardType, _ page: KeyboardPage, _ enter: String) -> [[KeyboardKey]] {
        let texts = tabletTexts(page)
        let side: KeyboardKey =
            switch page {
            case .letters: KeyboardKey(action: .shift, label: "")
            case .numbers: pageKey(.symbols)
            case .symbols: pageKey(.numbers, isPad: true)
            }
        let first = KeyboardKey.typing(each: texts[0]) + [KeyboardKey(action: .delete, label: "")]
        let second = [.gap(0.5)] + KeyboardKey.typing(each: texts[1]) + [enterKey(enter, width: 1.5)]
        let third = [side] + KeyboardKey.typing(each: texts[2]) + [side]
        let other = pageKey(page == .letters ? .numbers : .letters, isPad: true, width: 1.5)
        let fourth = [other] + tabletBarKeys(kind, page) + [other, KeyboardKey(action: .hide, label: "")]
        return [first, second, third, fourth]
    }

    private static func tabletTexts(_ page: KeyboardPage) -> [String] {
        switch page {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
        case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]
        case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
        }
    }

    /// The keys between both keys for pages, 7 units wide together.
    private static func tabletBarKeys(_ kind: UIKeyboardType, _ page: KeyboardPage) -> [KeyboardKey] {
        guard page == .letters else { return [space(7)] }
        switch kind {
        case .emailAddress: return [space(4), .typing("@"), .typing("_"), .typing("-")]
        case .URL: return [space(3), .typing("/", width: 2), .typing(".com", width: 2)]
        case .twitter: return [space(5), .typing("@"), .typing("#")]
        default: return [space(7)]
        }
    }

    // MARK: Keys

    private static func space(_ width: Double) -> KeyboardKey { KeyboardKey(action: .text(" "), label: "space", width: width) }
    private static func enterKey(_ label: String, width: Double) -> KeyboardKey { KeyboardKey(action: .enter, label: label, width: width) }
    private static func pageKey(_ page: KeyboardPage, label: String? = nil, isPad: Bool = false, width: Double = 1) -> KeyboardKey {
        KeyboardKey(action: .page(page), label: label ?? page.label(isPad: isPad), width: width)
    }
}

extension UIReturnKeyType {
    /// The label on the keyboard of iOS 17.
    var label: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        @unknown default: "return"
        }
    }

    /// True for a blue key.
    var isProminent: Bool { self != .default && self != .next && self != .continue }
}
