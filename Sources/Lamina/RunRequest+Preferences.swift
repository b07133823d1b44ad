import LaminaServer
import UIKit

extension RunRequest {
    /// Gives the app the language and the appearance that are asked for; before it is launched.
    @MainActor func applyPreferences() {
        if let locale { PreferredLanguages.current = [locale] }
        UIScreen.main.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
}
