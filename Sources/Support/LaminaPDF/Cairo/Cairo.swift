import CCairoPDF

/// The functions of Cairo, which is loaded at run time.
///
/// `@unchecked`: the functions never change. Cairo's objects may be used by one thread at a time, which each owner of such an object guarantees.
@safe
struct Cairo: @unchecked Sendable {
    let functions: lamina_cairo_functions

    /// Loads Cairo; nil when it is not installed.
    static let loaded = Cairo()

    private init?() {
        // The table belongs to the loaded library and never changes.
        guard let functions = unsafe lamina_cairo_load() else { return nil }
        unsafe self.functions = functions.pointee
    }

    /// Cairo's words for a status.
    func text(_ status: cairo_status_t) -> String {
        // Cairo returns a constant string.
        unsafe functions.cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? ""
    }
}
