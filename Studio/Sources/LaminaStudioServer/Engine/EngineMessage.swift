import NIOCore

/// A question of the page to the engine, the process that holds the history.
///
/// On the wire: the length of the rest (4 bytes, little-endian, as all numbers), the number of the question (4 bytes), and the path with its query, UTF-8.
struct EngineQuestion: Equatable {
    /// The longest path, in bytes.
    static let longestPath = 65_536

    var number: UInt32
    /// Such as `picture?time=1.5`.
    var path: String

    func write(to buffer: inout ByteBuffer) {
        let bytes = path.utf8
        buffer.writeInteger(UInt32(bytes.count + 4), endianness: .little)
        buffer.writeInteger(number, endianness: .little)
        buffer.writeBytes(bytes)
    }
}

/// An answer of the engine.
///
/// On the wire: the length of the rest (4 bytes), the number of its question (4), the HTTP status (2), the form of the content (1), and the content.
struct EngineAnswer: Equatable {
    /// The form of an answer's content.
    enum Form: UInt8, Sendable {
        case json, png, binary, text, video, gif, xml

        /// The type for `Content-Type`.
        var mediaType: String {
            switch self {
            case .json: "application/json"
            case .png: "image/png"
            case .binary: "application/octet-stream"
            case .text: "text/plain; charset=utf-8"
            case .video: "video/mp4"
            case .gif: "image/gif"
            case .xml: "application/xml"
            }
        }
    }

    /// The longest answer, in bytes: a film of some minutes.
    static let mostBytes = 1 << 28
    static let headerSize = 7

    var number: UInt32
    var status: Int
    var form: Form
    var content: ByteBuffer
}

/// An engine that does not keep to the form of its answers.
enum EngineError: Error, Equatable {
    /// An answer announces a length, in bytes, that is too large or too small.
    case length(Int)
    /// An answer has a form that this version does not know.
    case form(Int)
}

/// Reads answers as their bytes arrive.
struct EngineAnswerDecoder: ByteToMessageDecoder {
    typealias InboundOut = EngineAnswer

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let answer = try Self.nextAnswer(in: &buffer) else { return .needMoreData }
        context.fireChannelRead(wrapInboundOut(answer))
        return .continue
    }

    /// Takes the first answer from `buffer`; nil when it is not complete.
    static func nextAnswer(in buffer: inout ByteBuffer) throws -> EngineAnswer? {
        guard let announced = buffer.getInteger(at: buffer.readerIndex, endianness: .little, as: UInt32.self) else { return nil }
        let length = Int(announced)
        guard length >= EngineAnswer.headerSize, length <= EngineAnswer.mostBytes else { throw EngineError.length(length) }
        guard buffer.readableBytes >= length + 4 else { return nil }
        buffer.moveReaderIndex(forwardBy: 4)
        guard
            let number = buffer.readInteger(endianness: .little, as: UInt32.self),
            let status = buffer.readInteger(endianness: .little, as: UInt16.self), let form = buffer.readInteger(as: UInt8.self),
            let content = buffer.readSlice(length: length - EngineAnswer.headerSize)
        else { return nil }
        guard let known = EngineAnswer.Form(rawValue: form) else { throw EngineError.form(Int(form)) }
        return EngineAnswer(number: number, status: Int(status), form: known, content: content)
    }
}
