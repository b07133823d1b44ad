import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct FillTests {
    @Test func theOriginIsTheLowerLeftCorner() {
        let bitmap = drawn {
            $0.setFillColor(.pureRed)
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        #expect(bitmap.paintedBounds == PixelRect(0, 8, 3, 10))
        #expect(bitmap[0, 9] == red)
    }

    @Test func aUIKitContextHasItsOriginAtTheTop() {
        let bitmap = drawnLikeUIKit(scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        #expect(bitmap.paintedBounds == PixelRect(0, 0, 6, 4))
    }

    @Test func theInitialColourIsBlack() {
        #expect(drawn { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }[5, 5] == black)
    }

    @Test func aRectangleBetweenPixelsCoversThemInPart() {
        let bitmap = drawn { $0.fill(CGRect(x: 2.5, y: 0, width: 2, height: 1)) }
        #expect(bitmap[2, 9] >> 24 == 128 && bitmap[3, 9] >> 24 == 255 && bitmap[4, 9] >> 24 == 128)
    }

    @Test func withoutAntialiasingAPixelIsFullyInOrOut() {
        let bitmap = drawn {
            $0.setShouldAntialias(false)
            $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
        }
        #expect(bitmap.pixels.allSatisfy { $0 == 0 || $0 == black })
        #expect((44...56).contains(bitmap.paintedCount))
    }

    @Test func twoNestedRectanglesLeaveAHoleOnlyByTheEvenOddRule() {
        func fill(_ rule: CGPathFillRule) -> Bitmap {
            drawn {
                $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
                $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
                $0.fillPath(using: rule)
            }
        }
        #expect(fill(.winding).paintedCount == 100)
        #expect(fill(.evenOdd).paintedCount == 84)
    }

    @Test func drawingClearsThePath() {
        let bitmap = drawn {
            $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
            $0.fillPath()
            $0.setFillColor(.pureRed)
            $0.fillPath()
        }
        #expect(bitmap[0, 9] == black)
    }

    @Test func aPathUsesTheTransformAtItsConstruction() {
        let bitmap = drawn {
            $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
            $0.translateBy(x: 5, y: 5)
            $0.fillPath()
        }
        #expect(bitmap.paintedBounds == PixelRect(0, 8, 2, 10))
    }

    @Test func clearIgnoresAlphaAndBlendMode() {
        let bitmap = drawn {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.setAlpha(0.1)
            $0.setBlendMode(.screen)
            $0.clear(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        #expect(bitmap.paintedBounds == PixelRect(0, 0, 10, 5))
    }

    @Test func alphaAndColourAlphaMultiply() {
        let bitmap = drawn {
            $0.setFillColor(gray: 0, alpha: 0.5)
            $0.setAlpha(0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(bitmap[5, 5] >> 24 == 64)
    }

    @Test func aRotatedRectangleKeepsItsArea() {
        let bitmap = drawn(20, 20) {
            $0.translateBy(x: 10, y: 10)
            $0.rotate(by: 0.5)
            $0.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
        }
        #expect(abs(bitmap.paintedArea - 100) < 0.5)
    }

    @Test func nonFiniteNumbersDrawNothing() {
        let bitmap = drawn {
            $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
            $0.scaleBy(x: .infinity, y: 1)
            $0.addLine(to: CGPoint(x: 1, y: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bitmap.paintedCount == 1)
    }

    @Test func aTransformWithoutAreaDrawsNothing() {
        let bitmap = drawn {
            $0.scaleBy(x: 0, y: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(bitmap.paintedCount == 0)
    }

    @Test func everyBlendModeHasApplesNumber() {
        let modes: [(CGBlendMode, BlendMode)] = [
            (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken),
            (.lighten, .lighten), (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.softLight, .softLight),
            (.hardLight, .hardLight), (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation),
            (.color, .color), (.luminosity, .luminosity), (.clear, .clear), (.copy, .copy), (.sourceIn, .sourceIn),
            (.sourceOut, .sourceOut), (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver), (.destinationIn, .destinationIn),
            (.destinationOut, .destinationOut), (.destinationAtop, .destinationAtop), (.xor, .xor), (.plusDarker, .plusDarker),
            (.plusLighter, .plusLighter),
        ]
        #expect(modes.map(\.0.rawValue) == Array(0..<28) && modes.allSatisfy { BlendMode($0) == $1 })
        #expect(CGBlendMode(rawValue: 7_777).map { BlendMode($0) } == .normal)
    }

    @Test func multiplyDarkens() {
        let bitmap = drawn {
            $0.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.setBlendMode(.multiply)
            $0.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(bitmap[5, 5] == green)
    }

    @Test(arguments: [(CGFloat(0.5), PixelRect(1, 6, 4, 8)), (0.51, PixelRect(2, 6, 4, 8)), (0.49, PixelRect(1, 6, 3, 8))])
    func withoutAntialiasingAPixelThatIsHalfCoveredIsPainted(fraction: CGFloat, painted: PixelRect) {
        let rect = CGRect(x: 1 + fraction, y: 2, width: 2, height: 2)
        let bitmaps = [
            drawn {
                $0.setShouldAntialias(false)
                $0.fill(rect)
            },
            // As a path, whose coverage is computed otherwise.
            drawn {
                $0.setShouldAntialias(false)
                $0.addLines(between: [rect.point(0, 0), rect.point(1, 0), rect.point(1, 1), rect.point(0.5, 1), rect.point(0, 1)])
                $0.fillPath()
            },
        ]
        for bitmap in bitmaps {
            #expect(bitmap.paintedBounds == painted)
            #expect(bitmap.paintedCount == painted.width * painted.height && bitmap.pixels.allSatisfy { $0 == 0 || $0 == black })
        }
    }
}

extension CGRect {
    /// The point at fractions of the width and the height.
    fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: minX + x * width, y: minY + y * height) }
}
