import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct CodingTests {
    @Test func aLayerIsCreatedWithACoder() throws {
        final class Written: CALayer {
            var marks: [String] = []
            override init() { super.init() }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                marks = ["decoded"]
            }
        }
        let written = try #require(Written(coder: emptyArchive()))
        #expect(written.marks == ["decoded"])
        #expect(written.opacity == 1)
    }

    @Test func aSubclassWithDefaultsInheritsTheInitialiser() throws {
        final class Plain: CATextLayer { var count = 3 }
        let plain = try #require(Plain(coder: emptyArchive()))
        #expect(plain.count == 3)
        // The class's own initial values are kept.
        #expect(plain.needsDisplayOnBoundsChange)
        plain.addSublayer(CALayer())
        #expect(plain.sublayers?.count == 1)
    }

    private func emptyArchive() throws -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
}
