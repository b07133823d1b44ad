package import LaminaServer

/// Why there is no window.
package enum WindowError: Error, Hashable, CustomStringConvertible {
    /// SDL2 is not installed, or too old.
    case libraryMissing
    /// Neither an X server nor Wayland is named in the environment.
    case noDisplay
    /// There is a display, but it cannot be used; `reason` is SDL's.
    case failed(reason: String)

    package var description: String {
        switch self {
        case .libraryMissing: "SDL2 2.26 or later is not installed; the Debian package libsdl2-2.0-0 brings it"
        case .noDisplay: "there is no display"
        case .failed(let reason): "no window can be opened: \(reason)"
        }
    }

    /// How a run ends that meets this error.
    package var runStatus: RunStatus { .unavailable }
}
