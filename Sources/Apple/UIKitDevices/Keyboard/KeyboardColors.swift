import UIKitValues

/// The colours of a keyboard.
struct KeyboardColors {
    let background: UIColor
    let key: UIColor
    /// The keys that type nothing, and keys that are pressed.
    let special: UIColor
    let text: UIColor
    let shadow: UIColor
    let prominent = UIColor.systemBlue

    /// - Source: Read from screenshots of iOS 17, on a plain background.
    init(isDark: Bool) {
        if isDark {
            (background, key, special) = (UIColor(white: 0.17, alpha: 1), UIColor(white: 0.42, alpha: 1), UIColor(white: 0.27, alpha: 1))
            (text, shadow) = (.white, UIColor(white: 0.08, alpha: 1))
        } else {
            (background, key) = (UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1), .white)
            special = UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
            (text, shadow) = (.black, UIColor(red: 0.53, green: 0.54, blue: 0.555, alpha: 1))
        }
    }
}
