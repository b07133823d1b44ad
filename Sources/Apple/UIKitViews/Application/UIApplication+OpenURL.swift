import Foundation
import QuartzCore

/// A URL that the app opened outside itself.
package struct OpenedURL: Sendable, Equatable {
    /// The URL that was opened.
    package let url: URL
    /// The time of opening, on the clock of `CACurrentMediaTime()`.
    package let time: Double
    /// True when `urlHandler` opened the URL; false when the URL was only recorded or the handler failed.
    package let wasHandedOver: Bool
}

extension UIApplication {
    /// The address of the app's page in the settings, which this system lacks.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The address of the app's notifications in the settings, which this system lacks.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The URL schemes that are passed on to the desktop.
    ///
    /// `file` is not among them: an app could write a program to a file and make the desktop run it.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "ftp"]

    func isForTheDesktop(_ url: URL) -> Bool { Self.schemes.contains(url.scheme?.lowercased() ?? "") }

    /// Passes a URL with a permitted scheme to `urlHandler` and records it in `openedURLs`; refuses any other URL.
    func openOutside(_ url: URL, _ completion: ((Bool) -> Void)?) {
        let isForTheDesktop = isForTheDesktop(url)
        var isOpened = isForTheDesktop
        if isForTheDesktop {
            let answer = urlHandler?(url)
            openedURLs.append(OpenedURL(url: url, time: CACurrentMediaTime(), wasHandedOver: answer == true))
            isOpened = answer ?? true
        }
        guard let completion else { return }
        // The completion runs in a later run-loop iteration, after the caller of `open` has returned.
        AppearanceScheduler.afterCommit { completion(isOpened) }
    }
}
