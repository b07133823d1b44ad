/// What this machine has for windows.
package enum WindowCapabilities {
    /// SDL2's version; nil when it is not installed, or too old.
    package static var libraryVersion: String? { (try? SDLLibrary())?.version }
}
