import CoreGraphics
import Foundation
import Testing

/// A source of bytes that callbacks read.
private final class Source {
    let bytes: [UInt8]
    var place = 0
    var released = 0
    /// The number of bytes that one call returns at most.
    let pace: Int

    init(_ bytes: [UInt8], pace: Int = 3) {
        self.bytes = bytes
        self.pace = pace
    }

    static func at(_ info: UnsafeMutableRawPointer?) -> Source? { info.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() } }
    var info: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

@Suite struct ProviderTests {
    private let bytes: [UInt8] = Array(0..<100)

    @Test func aSequentialProviderReadsToTheEndAndReleasesItsInfoLast() throws {
        let source = Source(bytes)
        source.place = 50
        var callbacks = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, room, count in
                guard let source = Source.at(info) else { return 0 }
                let part = source.bytes[source.place...].prefix(min(count, source.pace))
                room.copyMemory(from: Array(part), byteCount: part.count)
                source.place += part.count
                return part.count
            }, skipForward: nil, rewind: { Source.at($0)?.place = 0 }, releaseInfo: { Source.at($0)?.released += 1 })
        do {
            let provider = try made(CGDataProvider(sequentialInfo: source.info, callbacks: &callbacks))
            #expect((provider.data as? Data) == Data(bytes) && source.released == 0 && provider.info == source.info)
        }
        #expect(source.released == 1)
    }

    @Test func aDirectProviderReadsFromAnAddressOrAPosition() throws {
        let source = Source(bytes)
        var positions = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { info, room, position, count in
                guard let source = Source.at(info) else { return 0 }
                let part = source.bytes[Int(position)...].prefix(min(count, source.pace))
                room.copyMemory(from: Array(part), byteCount: part.count)
                return part.count
            }, releaseInfo: { Source.at($0)?.released += 1 })
        do {
            let provider = try made(CGDataProvider(directInfo: source.info, size: 100, callbacks: &positions))
            #expect((provider.data as? Data) == Data(bytes) && source.released == 0)
        }
        #expect(source.released == 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
        defer { memory.deallocate() }
        memory.copyMemory(from: [1, 2, 3, 4] as [UInt8], byteCount: 4)
        var address = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: { UnsafeRawPointer($0) }, releaseBytePointer: { info, _ in info?.storeBytes(of: 9, as: UInt8.self) },
            getBytesAtPosition: nil, releaseInfo: nil)
        let provider = try made(CGDataProvider(directInfo: memory, size: 4, callbacks: &address))
        // The address is released after its bytes were copied.
        #expect((provider.data as? Data) == Data([1, 2, 3, 4]) && memory.load(as: UInt8.self) == 9)
    }

    @Test func providersThatCannotBeReadAreRefused() {
        var sequential = CGDataProviderSequentialCallbacks()
        #expect(isNil(CGDataProvider(sequentialInfo: nil, callbacks: &sequential)))
        var direct = CGDataProviderDirectCallbacks()
        #expect(isNil(CGDataProvider(directInfo: nil, size: 4, callbacks: &direct)))
        direct.getBytesAtPosition = { _, _, _, _ in 0 }
        #expect(isNil(CGDataProvider(directInfo: nil, size: 4, callbacks: &direct)))
        #expect(isNil(CGDataProvider(directInfo: nil, size: -1, callbacks: &direct)))
        #expect(isNil(CGDataProvider(directInfo: nil, size: .max, callbacks: &direct)))
        direct.getBytesAtPosition = { _, _, _, _ in .max }
        #expect(CGDataProvider(directInfo: nil, size: 4, callbacks: &direct) != nil)
        #expect(isNil(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere"))))
    }

    @Test func aConsumerWritesToABufferAFileOrACallback() throws {
        let buffer = NSMutableData()
        let consumer = try made(CGDataConsumer(data: buffer))
        #expect(consumer.put([1, 2]) == 2 && consumer.put([3]) == 1 && Data(referencing: buffer) == Data([1, 2, 3]))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("consumer-\(UInt64.random(in: 0 ... .max))")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try made(CGDataConsumer(url: url as NSURL))
        #expect(file.put(bytes) == 100)
        #expect(try Data(contentsOf: url) == Data(bytes))
        #expect(isNil(CGDataConsumer(url: NSURL(fileURLWithPath: "/nowhere/file"))))
        let source = Source([])
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                Source.at(info)?.place += Int(bytes.load(as: UInt8.self))
                return count - 1
            }, releaseConsumer: { Source.at($0)?.released += 1 })
        do {
            let consumer = try made(CGDataConsumer(info: source.info, cbks: &callbacks))
            #expect(consumer.put([7, 1]) == 1)
        }
        #expect(source.place == 7 && source.released == 1)
        var none = CGDataConsumerCallbacks()
        #expect(isNil(CGDataConsumer(info: nil, cbks: &none)))
    }

    /// `/dev/full` refuses every byte, as a full disk does.
    @Test func aDeviceIsWrittenThroughAndStays() throws {
        let full = try made(CGDataConsumer(url: NSURL(fileURLWithPath: "/dev/full")))
        #expect(full.put([1, 2]) == 0 && full.put([3]) == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func aFileBehindASymbolicLinkIsWrittenAndTheLinkStays() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-consumer-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "file")
        #expect(try made(CGDataConsumer(url: link as NSURL)).put([7]) == 1)
        #expect(try Data(contentsOf: folder.appending(path: "file")) == Data([7]))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "file")
    }

    @Test func aFileThatCannotBeWrittenToItsEndIsRemovedAndALinkToItStays() async {
        // The limit belongs to the whole process, so the write has one of its own.
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-consumer-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "file")
            let consumer = try #require(CGDataConsumer(url: link as NSURL))
            #expect(FileManager.default.fileExists(atPath: file.path))
            // A file larger than the limit fails as on a full disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(CInt(RLIMIT_FSIZE.rawValue), &limit)
            #expect(consumer.put([7]) == 0)
            #expect(!FileManager.default.fileExists(atPath: file.path))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "file")
        }
    }
}
