import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct StateTests {
    private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func restoringTheStateRestoresColourTransformAndClip() {
        let bitmap = drawn {
            $0.saveGState()
            $0.setFillColor(.pureRed)
            $0.translateBy(x: 5, y: 0)
            $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.setAlpha(0.5)
            $0.restoreGState()
            $0.fill(whole)
        }
        #expect(bitmap.pixels.allSatisfy { $0 == black })
    }

    @Test func thePathIsNotPartOfTheState() {
        let bitmap = drawn {
            $0.saveGState()
            $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.restoreGState()
            $0.fillPath()
        }
        #expect(bitmap.paintedCount == 1)
    }

    @Test func oneRestoreTooManyDoesNothing() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.restoreGState()
            $0.fill(whole)
        }
        #expect(bitmap[0, 0] == red)
    }

    @Test func clipsIntersect() {
        let bitmap = drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
            $0.clip(to: CGRect(x: 4, y: 4, width: 6, height: 6))
            $0.fill(whole)
            #expect($0.boundingBoxOfClipPath == CGRect(x: 4, y: 4, width: 2, height: 2))
        }
        #expect(bitmap.paintedBounds == PixelRect(4, 4, 6, 6))
        #expect(bitmap.paintedCount == 4)
    }

    @Test func aClipByTheEvenOddRuleExcludesTheHole() {
        let bitmap = drawn {
            $0.addRect(whole)
            $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            $0.clip(using: .evenOdd)
            $0.fill(whole)
        }
        #expect(bitmap.paintedCount == 84)
        #expect(bitmap[5, 5] == 0)
    }

    @Test func aClipOfSeveralRectanglesIsTheirUnion() {
        let bitmap = drawn {
            $0.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 8, y: 8, width: 2, height: 2)])
            $0.fill(whole)
        }
        #expect(bitmap.paintedCount == 8)
    }

    @Test func aSoftClipFades() {
        let bitmap = drawn {
            $0.clip(to: CGRect(x: 0.5, y: 0, width: 5, height: 10))
            $0.fill(whole)
        }
        #expect(bitmap[0, 0] >> 24 == 128 && bitmap[1, 0] >> 24 == 255 && bitmap[5, 0] >> 24 == 128 && bitmap[6, 0] == 0)
    }

    @Test func theTransformIsReadInASpaceWithYUp() {
        _ = drawn(10, 20) { context in
            #expect(context.ctm.isIdentity)
            context.translateBy(x: 1, y: 2)
            context.scaleBy(x: 3, y: 4)
            #expect(context.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 1, ty: 2))
            #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
            #expect(context.convertToUserSpace(CGPoint(x: 4, y: 6)) == CGPoint(x: 1, y: 1))
            #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 3, height: 4))
        }
        _ = drawnLikeUIKit(10, 20, scale: 2) { context in
            #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
        }
    }

    @Test func thePathIsReadInUserSpace() {
        _ = drawn { context in
            #expect(context.path == nil && context.isPathEmpty)
            context.translateBy(x: 2, y: 3)
            context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
            #expect(context.path == CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil))
            #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
            #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
        }
    }

    @Test func aMaskImageFadesWhatFollows() throws {
        // A mask of two pixels: the left one has full coverage, the right one half.
        let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 128]))))
        let mask = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let bitmap = drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 10), mask: mask)
            $0.fill(whole)
        }
        #expect(bitmap[0, 5] >> 24 == 255 && bitmap[3, 5] >> 24 == 128 && bitmap[4, 5] == 0)
    }
}
