import CSDL2

/// SDL2, found at run time.
///
/// `@unchecked`: the functions never change; which thread may call which is SDL's rule, and kept by `WindowThread`.
@safe
struct SDLLibrary: @unchecked Sendable {
    let functions: lamina_sdl_functions

    /// - Throws: `.libraryMissing`.
    init() throws(WindowError) {
        // The table is the library's own and never changes again.
        guard let functions = unsafe lamina_sdl_load() else { throw .libraryMissing }
        unsafe self.functions = functions.pointee
    }

    /// Three numbers with points between them.
    var version: String {
        var version = SDL_version()
        // Fills the one structure that is lent to it.
        unsafe functions.SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }

    /// What SDL says of the last call that failed on this thread.
    var lastError: String {
        // SDL's own buffer, which stays until the thread's next error.
        unsafe functions.SDL_GetError().map { unsafe String(cString: $0) } ?? ""
    }
}
