/// How far a controller's view is on its way to or from the screen.
struct Appearance {
    /// What the controller was told last.
    enum State {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// Who will say that a transition is over.
    enum Driver {
        /// The view came into a window, or left it.
        case window
        /// The code that began the transition.
        case caller
        /// The parent, when its own transition is over.
        case parent
    }

    var state = State.disappeared
    var driver = Driver.window
    var isAnimated = false
    /// `viewIsAppearing` is still to be told.
    var isPlaceAwaited = false
    var isJoiningParent = false
    var isLeavingParent = false

    /// Whether it would be news that the view comes, or goes.
    func isNews(_ isAppearing: Bool) -> Bool {
        isAppearing ? state == .disappeared || state == .disappearing : state == .appeared || state == .appearing
    }

    /// On the way to the screen or from it.
    var isMoving: Bool { state == .appearing || state == .disappearing }
}
