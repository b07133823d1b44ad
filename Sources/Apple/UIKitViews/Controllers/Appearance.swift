/// The appearance state of a controller: the progress of its view to or from the screen.
package struct Appearance {
    /// The last appearance message that the controller received.
    package enum State {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// The origin of an appearance transition; only the same origin can end the transition.
    package enum Driver {
        /// The view's move into a window, or out of it.
        case window
        /// The code that began the transition.
        case caller
        /// The parent controller, at the end of its own transition.
        case parent
    }

    package var state = State.disappeared
    var driver = Driver.window
    var isAnimated = false
    /// True while `viewIsAppearing` is still to be called.
    var isPlaceAwaited = false
    var isJoiningParent = false
    package var isLeavingParent = false

    /// Returns true when an appearance or disappearance would change the state.
    func changesState(_ isAppearing: Bool) -> Bool {
        isAppearing ? state == .disappeared || state == .disappearing : state == .appeared || state == .appearing
    }

    /// Returns true when a caller begins what the window has begun.
    func isTaken(by driver: Driver, _ isAppearing: Bool) -> Bool {
        driver == .caller && self.driver == .window && state == (isAppearing ? .appearing : .disappearing)
    }

    /// True while the view is appearing or disappearing.
    var isMoving: Bool { state == .appearing || state == .disappearing }
}
