import UIKit

/// Lets the user choose the background colour by touching a strip.
final class BackgroundViewController: UIViewController {
    override func loadView() { view = BackgroundView(frame: UIScreen.main.bounds, color: nil) }
}
