import Foundation
import QuartzCore

/// Something outside the app that the app opened.
package struct OpenedURL: Sendable, Equatable {
    /// What it was.
    package let url: URL
    /// When, in the time of `CACurrentMediaTime()`.
    package let time: Double
    /// Whether somebody opened it, or it was only taken down.
    package let wasHandedOver: Bool
}

extension UIApplication {
    /// What a desktop knows what to do with.
    ///
    /// Files are left out: an app must not make the desktop run a program that it wrote.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "ftp"]

    func isForTheDesktop(_ url: URL) -> Bool { Self.schemes.contains(url.scheme?.lowercased() ?? "") }

    func openOutside(_ url: URL, _ completion: ((Bool) -> Void)?) {
        let isForTheDesktop = isForTheDesktop(url)
        var isOpened = isForTheDesktop
        if isForTheDesktop {
            let answer = urlHandler?(url)
            openedURLs.append(OpenedURL(url: url, time: CACurrentMediaTime(), wasHandedOver: answer == true))
            isOpened = answer ?? true
        }
        guard let completion else { return }
        AppearanceTurn.afterCommit { completion(isOpened) }
    }
}
