import Foundation
import LaminaProcess
import Testing

struct DescriptorTextTests {
    private func pipe(_ bytes: Int) throws -> DescriptorPipe {
        let pipe = try #require(DescriptorPipe())
        _ = [UInt8](repeating: 7, count: bytes).withUnsafeBytes { write(pipe.writeEnd, $0.baseAddress, $0.count) }
        return pipe
    }

    @Test func everythingUpToTheEndIsRead() throws {
        let pipe = try pipe(1000)
        close(pipe.writeEnd)
        defer { close(pipe.readEnd) }
        let (bytes, stop) = DescriptorText.read(pipe.readEnd, within: .init(bytes: 1000))
        #expect(bytes == Array(repeating: 7, count: 1000) && stop == .end)
    }

    @Test func moreBytesThanTheLimitStopTheReading() throws {
        let pipe = try pipe(1001)
        defer { for end in [pipe.readEnd, pipe.writeEnd] { close(end) } }
        let (bytes, stop) = DescriptorText.read(pipe.readEnd, within: .init(bytes: 1000))
        #expect(bytes.count <= 1000 && stop == .tooLong)
    }

    @Test(arguments: [DescriptorText.Limits(silence: 0.01), .init(total: 0.01), .init(total: -1)])
    func anEndThatDoesNotComeIsLate(limits: DescriptorText.Limits) throws {
        let pipe = try pipe(0)
        defer { for end in [pipe.readEnd, pipe.writeEnd] { close(end) } }
        #expect(DescriptorText.read(pipe.readEnd, within: limits).stop == .late)
    }
}
