/// A contributor to the app.
struct AppCredit {
    /// The kind of contribution.
    var role: String
    var name: String
    /// The person's social media handle, with the at sign.
    var handle: String
    /// The address without its scheme.
    var webAddress: String
}
