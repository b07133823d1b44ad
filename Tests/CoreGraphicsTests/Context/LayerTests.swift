import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct LayerTests {
    private let left = CGRect(x: 0, y: 0, width: 6, height: 10)
    private let right = CGRect(x: 4, y: 0, width: 6, height: 10)

    @Test func overlapsInsideATransparencyLayerAreInvisible() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(left)
            $0.fill(right)
            $0.endTransparencyLayer()
        }
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 128 })
    }

    @Test func overlapsWithoutATransparencyLayerAreVisible() {
        let bitmap = drawn {
            $0.setAlpha(0.5)
            $0.fill(left)
            $0.fill(right)
        }
        #expect(bitmap[0, 0] >> 24 == 128 && bitmap[5, 0] >> 24 > 185)
    }

    @Test func endingALayerRestoresTheState() {
        let bitmap = drawn {
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.saveGState()
            $0.setFillColor(.pureRed)
            $0.translateBy(x: 5, y: 0)
            $0.endTransparencyLayer()
            $0.fill(left)
        }
        #expect(bitmap.paintedBounds == PixelRect(0, 0, 6, 10))
        #expect(bitmap[0, 0] == black)
    }

    @Test func aStateFromBeforeTheLayerIsNotRestoredInside() {
        let bitmap = drawn {
            $0.saveGState()
            $0.translateBy(x: 4, y: 0)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.endTransparencyLayer()
            $0.restoreGState()
        }
        #expect(bitmap[4, 9] == black)
    }

    @Test func erasingInsideALayerDoesNotReachBelow() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.fill(left)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(.pureBlue)
            $0.fill(left)
            $0.clear(CGRect(x: 0, y: 0, width: 3, height: 10))
            $0.endTransparencyLayer()
        }
        #expect(bitmap[0, 0] == red && bitmap[4, 0] == blue)
    }

    @Test func aTransparencyLayerIsClippedToItsRectangle() {
        let bitmap = drawn {
            $0.beginTransparencyLayer(in: left, auxiliaryInfo: nil)
            $0.fill(right)
            $0.endTransparencyLayer()
        }
        #expect(bitmap.paintedBounds == PixelRect(4, 0, 6, 10))
    }

    @Test func endingALayerThatWasNotBegunDoesNothing() {
        #expect(drawn { $0.endTransparencyLayer() }.paintedCount == 0)
    }

    @Test func aShadowWithoutBlurIsACopyBelow() {
        let bitmap = drawn {
            $0.setShadow(offset: CGSize(width: 3, height: -2), blur: 0, color: .pureRed)
            $0.fill(CGRect(x: 1, y: 5, width: 4, height: 4))
        }
        // The shape covers rows 1...4 from the top. Its shadow lies 2 rows lower, since y points up.
        #expect(bitmap[1, 1] == black && bitmap[7, 6] == red && bitmap[4, 4] == black)
        #expect(bitmap.paintedBounds == PixelRect(1, 1, 8, 7))
    }

    @Test func aShadowIgnoresTheTransformButNotTheScaleOfTheContext() {
        let bitmap = drawnLikeUIKit(20, 20, scale: 2) {
            $0.setShadow(offset: CGSize(width: 3, height: 1), blur: 0, color: .pureRed)
            $0.rotate(by: .pi)
            $0.fill(CGRect(x: -3, y: -3, width: 2, height: 2))
        }
        #expect(bitmap.paintedBounds == PixelRect(2, 2, 12, 8))
        #expect(bitmap[11, 7] == red)
    }

    @Test func aCasterOutsideTheClipCastsItsShadowIntoTheClip() {
        let bitmap = drawn {
            $0.clip(to: CGRect(x: 5, y: 0, width: 5, height: 10))
            $0.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: .pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 10))
        }
        #expect(bitmap.paintedBounds == PixelRect(5, 0, 8, 10))
    }

    @Test func aBlurredShadowSpreadsAndKeepsItsWeight() {
        let bitmap = drawn(60, 60) {
            $0.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
            $0.setBlendMode(.destinationOver)
            $0.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(bitmap[17, 30] >> 24 > 40 && bitmap[17, 30] >> 24 < 128)
        #expect(bitmap[4, 30] >> 24 < 3)
    }

    @Test func aLayerWithADistantShadowShowsItsOwnPixels() {
        let bitmap = drawn {
            $0.setShadow(offset: CGSize(width: 100, height: 0), blur: 0, color: .black)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.endTransparencyLayer()
        }
        #expect(bitmap.paintedCount == 100)
    }

    @Test func aLayerCastsOneShadow() {
        let bitmap = drawn(20, 20) {
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
            $0.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
            $0.endTransparencyLayer()
        }
        #expect(bitmap[15, 15] >> 24 == 128 && bitmap[11, 15] >> 24 == 128)
        #expect(bitmap[5, 15] == black)
    }

    @Test func statesThatWereSavedInsideALayerAndNotRestoredEndWithIt() {
        let bitmap = drawn {
            $0.saveGState()
            $0.translateBy(x: 4, y: 0)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.translateBy(x: 1, y: 0)
            $0.saveGState()
            $0.saveGState()
            $0.translateBy(x: 1, y: 0)
            $0.endTransparencyLayer()
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bitmap.paintedBounds == PixelRect(0, 9, 1, 10))
    }
}
