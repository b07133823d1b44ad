import CoreGraphics
import Foundation
import Testing

@Suite struct CFDataTests {
    @Test func aBufferGivesItsBytes() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([1, 2, 3]))))
        let data = try #require(provider.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        #expect(CFDataGetLength(data) == 3 && (0..<3).map { bytes[$0] } == [1, 2, 3])
    }

    @Test func aBufferIsMadeOfBytes() throws {
        let bytes: [UInt8] = [9, 8]
        let data = try #require(CFDataCreate(nil, bytes, 2))
        #expect(data.isEqual(to: Data(bytes)))
        #expect(CFDataCreate(nil, bytes, -1) == nil && CFDataCreate(nil, nil, 2) == nil && CFDataCreate(nil, nil, 0)?.length == 0)
        #expect(CFDataGetLength(nil) == 0 && CFDataGetBytePtr(nil) == nil && CFDataGetBytePtr(NSData()) == nil)
    }
}
