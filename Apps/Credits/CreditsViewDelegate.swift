import Foundation

/// Supplies the content of the credits screen.
protocol CreditsViewDelegate: AnyObject {
    /// Returns the app's name, which is shown in large letters.
    func creditsApplicationName() -> String
    /// Returns some sentences about the app.
    func creditsApplicationDescription() -> String
    /// Returns the credits in display order; called again before each one is shown.
    func credits() -> [AppCredit]
    /// Called when the user closes the credits.
    func creditsDidFinish()
}
