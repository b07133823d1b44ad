import UIKit

/// The names of enumerations that keep any raw value, and that print a number for this reason.
enum OpenEnumerationNames {
    typealias Reader = (Any) -> String?

    /// Returns the name of a value; nil for other types, and for a raw value without a name.
    static func name(of value: Any) -> String? { readers.lazy.compactMap { $0(value) }.first }

    private static var readers: [Reader] { common + views + controllers + drawing }

    private static var common: [Reader] {
        [
            reader(UIView.AnimationCurve.self, "easeInOut easeIn easeOut linear"),
            reader(
                UIKeyboardType.self,
                "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch"),
            reader(UIReturnKeyType.self, "default go google join next route search send yahoo done emergencyCall continue"),
            reader(UIKeyboardAppearance.self, "default dark light"),
            reader(UIStatusBarStyle.self, "default lightContent - darkContent"),
            reader(UIUserInterfaceStyle.self, "unspecified light dark"),
            reader(UIBarStyle.self, "default black blackTranslucent"),
            reader(
                UIModalPresentationStyle.self, from: -2,
                "automatic none fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover"),
            reader(UIModalTransitionStyle.self, "coverVertical flipHorizontal crossDissolve partialCurl"),
            reader(UITableView.RowAnimation.self, "fade right left top bottom none middle"),
            reader(UIActivityIndicatorView.Style.self, "whiteLarge white gray"),
            reader(UIActivityIndicatorView.Style.self, from: 100, "medium large"),
        ]
    }

    /// Returns a reader of the names of raw values that follow each other.
    static func reader<Kind: RawRepresentable>(
        _ type: Kind.Type, from first: Int = 0, _ names: String
    ) -> Reader where Kind.RawValue: FixedWidthInteger {
        let names = names.split(separator: " ").map(String.init)
        return { value in
            guard let number = (value as? Kind).flatMap({ Int(exactly: $0.rawValue) }), names.indices.contains(number - first) else { return nil }
            return names[number - first]
        }
    }
}
