import CoreGraphics
import Foundation

extension UIScreen {
    /// Returns a view with an image of all windows as displayed.
    ///
    /// - Parameter afterUpdates: True to include changes since the last commit; false shows what is on screen.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        for window in UIApplication.shared.windows where window.screen === self && !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            view.addSubview(picture)
        }
        return view
    }
}
