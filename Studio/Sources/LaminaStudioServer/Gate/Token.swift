/// The secret in the address of the studio's page: 32 letters and digits.
public struct Token: Sendable {
    /// The number of characters; with 32 possible characters each, 160 bits.
    static let length = 32
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

    private let bytes: [UInt8]

    /// A new token from the system's random numbers.
    public init() {
        var random = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in Self.letters[Int(random.next(upperBound: 32 as UInt32))] }
    }

    /// The token as it stands in an address.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// True for the token's own text.
    ///
    /// The time depends on the length of `text` alone, so that a guess learns nothing from it.
    func matches(_ text: some StringProtocol) -> Bool {
        let guess = Array(text.utf8)
        var difference = UInt8(guess.count == bytes.count ? 0 : 1)
        for index in guess.indices { difference |= guess[index] ^ bytes[index % bytes.count] }
        return difference == 0
    }
}
