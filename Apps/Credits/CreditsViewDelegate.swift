import Foundation

/// Supplies what the credits screen shows.
protocol CreditsViewDelegate: AnyObject {
    /// The app's name, in large letters.
    func creditsApplicationName() -> String
    /// Some sentences about the app.
    func creditsApplicationDescription() -> String
    /// In the order in which they are shown; asked again before each one.
    func credits() -> [AppCredit]
    /// The user has seen enough.
    func creditsDidFinish()
}
