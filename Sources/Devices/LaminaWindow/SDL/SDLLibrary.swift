import CSDL2

/// The functions of SDL2, which is loaded at run time.
///
/// `@unchecked`: the functions never change. SDL restricts the threads that may call them; `WindowThread` obeys these rules.
@safe
struct SDLLibrary: @unchecked Sendable {
    let functions: lamina_sdl_functions

    /// Loads SDL2.
    ///
    /// - Throws: `.libraryMissing`.
    init() throws(WindowError) {
        // Safe because the table belongs to the loaded library and never changes.
        guard let functions = unsafe lamina_sdl_load() else { throw .libraryMissing }
        unsafe self.functions = functions.pointee
    }

    /// The version as three numbers with dots between them.
    var version: String {
        var version = SDL_version()
        // Safe because the call writes the structure only for its duration.
        unsafe functions.SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }

    /// SDL's message about the last call that failed on this thread.
    var lastError: String {
        // Safe because the message is copied from SDL's buffer, which stays valid until the thread's next error.
        unsafe functions.SDL_GetError().map { unsafe String(cString: $0) } ?? ""
    }
}
