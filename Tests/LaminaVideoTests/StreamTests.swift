import Foundation
import Glibc
import LaminaPrimitives
import LaminaProcess
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

@Suite struct StreamTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func rawFramesAreConsecutiveStraightBGRA() throws {
        let request = request(folder.file("a.bgra"), .bgra, frames: 2, width: 3, height: 1, background: .transparent)
        let output = try Outputs.open(request)
        try output.present(Bitmap(width: 3, height: 1, pixels: [0x8040_2000, 0xFF01_0203, 0]), at: 0, frame: 0)
        try output.present(Bitmap(width: 3, height: 1, fill: 0xFFFF_FFFF), at: 0.04, frame: 1)
        try output.finish()
        let bytes = try Data(contentsOf: URL(filePath: folder.file("a.bgra")))
        #expect(Array(bytes) == [0, 64, 128, 128, 3, 2, 1, 255, 0, 0, 0, 0] + Array(repeating: 255, count: 12))
    }

    @Test func y4mFramesFollowTheirHeaders() throws {
        let request = request(folder.file("a.y4m"), .y4m, frames: 2, width: 2, height: 2)
        let output = try Outputs.open(request)
        for frame in 0...1 { try output.present(Bitmap(width: 2, height: 2, fill: 0xFFFF_FFFF), at: 0, frame: frame) }
        try output.finish()
        let frame = Array("FRAME\n".utf8) + [235, 235, 235, 235, 128, 128]
        let header = Array("YUV4MPEG2 W2 H2 F25:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n".utf8)
        #expect(Array(try Data(contentsOf: URL(filePath: folder.file("a.y4m")))) == header + frame + frame)
    }

    @Test(.enabled(if: hasFFmpeg, needsFFmpeg)) func aY4MFileIsUnderstoodByFFmpeg() throws {
        let request = request(folder.file("a.y4m"), .y4m)
        try run(Outputs.open(request), request)
        let facts = try probe(folder.file("a.y4m"))
        #expect(facts["nb_read_frames"] == "12")
        #expect(facts["color_range"] == "tv")
        #expect(facts["r_frame_rate"] == "25/1")
    }

    @Test func anEnlargedPipeBuffersMoreThanTheDefault() throws {
        let pipe = try #require(DescriptorPipe())
        defer { for end in [pipe.readEnd, pipe.writeEnd] { close(end) } }
        pipe.widen(to: 1 << 18)
        _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
        let bytes = [UInt8](repeating: 0, count: 1 << 18)
        #expect(write(pipe.writeEnd, bytes, bytes.count) == bytes.count)
    }

    @Test func aClosedReaderIsAnErrorAndNotASignal() throws {
        let pipe = try #require(DescriptorPipe())
        close(pipe.readEnd)
        defer { close(pipe.writeEnd) }
        var request = request("-", .bgra)
        request.destination = .descriptor(pipe.writeEnd)
        let output = try Outputs.open(request)
        #expect(throws: OutputError.cannotWrite(path: "standard output", code: EPIPE)) { try run(output, request) }
    }

    @Test(arguments: [OutputFormat.bgra, .y4m, .png])
    func aFullDeviceIsAnInputOutputError(format: OutputFormat) throws {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        var request = request("-", format, frames: 1)
        request.destination = .descriptor(full)
        let output = try Outputs.open(request)
        let error = #expect(throws: OutputError.self) { try run(output, request) }
        #expect(error == .cannotWrite(path: "standard output", code: ENOSPC))
        #expect(error?.runStatus == .inputOutput)
    }
}
