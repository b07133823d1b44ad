import Foundation

/// An answer for the studio's page.
package struct StudioAnswer: Sendable {
    /// The form of the content; the numbers are those of the wire.
    package enum Form: UInt8, Sendable {
        case json, png, binary, text, video, gif, xml
    }

    /// The HTTP status.
    package var status = 200
    package var form: Form
    package var content: [UInt8]

    package init(_ form: Form, _ content: [UInt8]) {
        self.form = form
        self.content = content
    }

    /// An answer of JSON.
    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        // The engine never sends an infinite number: the page draws none.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.init(.json, Array(try encoder.encode(value)))
    }

    init(_ error: StudioError) {
        self.init(.text, Array("\(error)\n".utf8))
        status = error.status
    }
}
