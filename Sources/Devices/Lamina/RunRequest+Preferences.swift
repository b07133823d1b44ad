import LaminaRun
import UIKit

extension RunRequest {
    /// Sets the language and the appearance that the request asks for; called before the app is launched.
    @MainActor func applyPreferences() {
        if let locale { PreferredLanguages.current = [locale] }
        UIScreen.main.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
}
