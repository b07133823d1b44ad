import NIOCore
import Testing

@testable import LaminaStudioServer

@Suite struct EngineMessageTests {
    private func bytes(number: UInt32 = 7, status: UInt16 = 200, form: UInt8 = 0, content: String = "{}", length: UInt32? = nil) -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.writeInteger(length ?? UInt32(content.utf8.count + 7), endianness: .little)
        buffer.writeInteger(number, endianness: .little)
        buffer.writeInteger(status, endianness: .little)
        buffer.writeInteger(form)
        buffer.writeString(content)
        return buffer
    }

    @Test func anAnswerIsReadOnceItIsComplete() throws {
        let whole = bytes()
        for count in 0..<whole.readableBytes {
            var part = try #require(whole.getSlice(at: 0, length: count))
            #expect(try EngineAnswerDecoder.nextAnswer(in: &part) == nil)
        }
        var buffer = whole
        #expect(
            try EngineAnswerDecoder.nextAnswer(in: &buffer) == EngineAnswer(number: 7, status: 200, form: .json, content: ByteBuffer(string: "{}")))
        #expect(buffer.readableBytes == 0)
    }

    @Test(arguments: [0, 6, UInt32(1 << 28) + 1, .max]) func anImpossibleLengthIsAnError(length: UInt32) {
        var buffer = bytes(length: length)
        #expect(throws: EngineError.length(Int(length))) { try EngineAnswerDecoder.nextAnswer(in: &buffer) }
    }

    @Test func anUnknownFormIsAnError() {
        var buffer = bytes(form: 99)
        #expect(throws: EngineError.form(99)) { try EngineAnswerDecoder.nextAnswer(in: &buffer) }
    }

    @Test func aQuestionIsItsLengthItsNumberAndItsPath() {
        var buffer = ByteBuffer()
        EngineQuestion(number: 258, path: "tree").write(to: &buffer)
        #expect(Array(buffer.readableBytesView) == [8, 0, 0, 0, 2, 1, 0, 0] + Array("tree".utf8))
    }
}
