/// A contributor to the app.
struct AppCredit {
    /// The kind of contribution.
    var role: String
    var name: String
    /// The person's social media handle, with the at sign; empty without one.
    var handle: String
    /// The address without its scheme; empty without one.
    var webAddress: String
}
