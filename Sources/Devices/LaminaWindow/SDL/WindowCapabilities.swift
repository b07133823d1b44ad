/// The support for windows that this machine has.
package enum WindowCapabilities {
    /// The version of SDL2; nil when it is not installed, or is too old.
    package static var libraryVersion: String? { (try? SDLLibrary())?.version }
}
