import LaminaRun
import UIKit

extension UIDeviceOrientation {
    /// The position of the same name.
    init(_ orientation: RunEvent.Orientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }

    /// The position after a quarter turn to the right; upright for a device that lies flat.
    var turnedRight: UIDeviceOrientation {
        UIDeviceOrientation(RunEvent.Orientation.allCases.first { UIDeviceOrientation($0) == self }?.turnedRight ?? .portrait)
    }
}
