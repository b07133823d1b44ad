import CoreGraphics
import Foundation
import TestLimits
import Testing

/// Profiles that ask for much memory.
///
/// Each test measures a process of its own.
struct ProfileLimitsTests {
    @Test func largeProfilesAreReadWithinLimitsAndLargerOnesRefused() async {
        await #expect(processExitsWith: .success) {
            // Tables of 33⁴, 47⁴ and 50⁴ points with three bytes each have 3.4, 14 and 18 megabytes.
            for (points, isRead) in [(33, true), (47, true), (50, false)] {
                let bytes = LargeProfile.bytes(points: points, claimed: points)
                let cost = WorkCost { #expect((CGColorSpace(iccData: bytes) != nil) == isRead, "\(points)") }
                #expect(cost.isSmall, "\(points): \(cost)")
            }
        }
    }

    @Test(arguments: [90, 150, 255])
    func aTableThatIsShorterThanItsNumberOfPointsIsRefused(claimed: Int) async {
        await #expect(processExitsWith: .success) { [claimed] in
            let bytes = LargeProfile.bytes(points: 2, claimed: claimed)
            let cost = WorkCost { #expect(CGColorSpace(iccData: bytes) == nil) }
            #expect(cost.isSmall, "\(cost)")
        }
    }

    @Test func aProfileThatIsTooLargeIsRefusedUnread() async {
        await #expect(processExitsWith: .success) {
            let bytes = NSMutableData(data: LargeProfile.bytes(points: 2, claimed: 2) as Data)
            bytes.increaseLength(by: 100 << 20)
            let cost = WorkCost { #expect(CGColorSpace(iccData: bytes) == nil) }
            #expect(cost.isSmall, "\(cost)")
        }
    }
}

/// A printer's profile with a table of the type `lut8Type` of ICC.1.
private enum LargeProfile {
    /// - Parameters:
    ///   - points: The number of points along each axis.
    ///   - claimed: The number that the table's header states.
    static func bytes(points: Int, claimed: Int) -> NSData {
        let count = points * points * points * points * 3
        var table = Array("mft1".utf8) + [0, 0, 0, 0, 4, 3, UInt8(claimed), 0]
        for index in 0..<9 { table += number(index % 4 == 0 ? 65_536 : 0) }
        let curve = (0..<256).map { UInt8($0) }
        table += curve + curve + curve + curve + [UInt8](repeating: 128, count: count) + curve + curve + curve
        let directory = number(1) + Array("A2B0".utf8) + number(144) + number(table.count)
        var header = number(128 + directory.count + table.count) + number(0) + number(0x0240_0000)
        header += Array("prtrCMYKLab ".utf8) + [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
        header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + number(63_190) + number(65_536) + number(54_061)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return NSData(data: Data(header + directory + table))
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
