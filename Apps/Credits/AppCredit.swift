/// Someone who is to be thanked.
struct AppCredit {
    /// What was contributed.
    var role: String
    var name: String
    /// Where the person is heard, with the at sign.
    var handle: String
    /// Without its scheme.
    var webAddress: String
}
