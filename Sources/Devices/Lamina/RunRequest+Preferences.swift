import LaminaRun
import UIKit

extension RunRequest {
    /// Sets the language, the appearance, the text size and the direction that the request asks for; called before the app is launched.
    @MainActor func applyPreferences() {
        if let locale { PreferredLanguages.current = [locale] }
        UIScreen.main.userInterfaceStyle = appearance == .dark ? .dark : .light
        if let textSize { UIScreen.main.preferredContentSizeCategory = UIContentSizeCategory(rawValue: textSize) }
        if isRightToLeft { UIScreen.main.layoutDirection = .rightToLeft }
    }
}
