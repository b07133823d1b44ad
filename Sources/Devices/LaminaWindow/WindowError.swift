package import LaminaRun

/// The reasons for which no window can be opened.
package enum WindowError: Error, Hashable, CustomStringConvertible {
    /// SDL2 is not installed, or its version is too old.
    case libraryMissing
    /// The environment names neither an X server nor a Wayland server.
    case noDisplay
    /// There is a display that cannot be used; `reason` is SDL's message.
    case failed(reason: String)
    /// A graphics device is to draw and there is none; `reason` says why.
    case noDevice(reason: String)

    package var description: String {
        switch self {
        case .libraryMissing: "SDL2 2.26 or later is not installed; install the Debian package libsdl2-2.0-0"
        case .noDisplay: "there is no display"
        case .noDevice(let reason): reason
        case .failed(let reason): "no window can be opened: \(reason)"
        }
    }

    /// The status of a run that fails with this error.
    package var runStatus: RunStatus { .unavailable }
}
