import CoreGraphics

extension UIView {
    /// The height of a navigation bar or toolbar without prompt and safe area, in points: 44, on an iPad 50.
    ///
    /// - Source: Measured on iPads since iOS 12.
    var barHeight: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 44 }

    /// The height of a tab bar without the safe area, in points: 49, on an iPad 50.
    var tabBarHeight: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 49 }
}
