/// The scroll views that the bars above and below a controller's content follow, where the controller names them.
package struct TrackedContent {
    /// The view that bars at the upper edge follow; nil for the first scroll view.
    package weak var top: UIView?
    /// The view that bars at the lower edge follow; nil for the first scroll view.
    package weak var bottom: UIView?

    init() {}
}
