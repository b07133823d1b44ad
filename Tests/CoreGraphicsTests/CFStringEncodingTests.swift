import CoreGraphics
import Foundation
import Testing

@Suite struct CFStringEncodingTests {
    @Test(arguments: [(CFStringEncoding(0x0800_0100), String.Encoding.utf8), (0x0600, .ascii), (0x0500, .windowsCP1252)])
    func encodingsHaveFoundationsNumbers(number: CFStringEncoding, encoding: String.Encoding) {
        #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
    }
}
