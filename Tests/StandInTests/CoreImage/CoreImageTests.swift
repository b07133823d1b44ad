import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite struct CoreImageTests {
    /// A picture whose pixels are given from the top row.
    private func picture(_ rows: [[(UInt8, UInt8, UInt8, UInt8)]]) throws -> CIImage {
        let bytes = rows.flatMap { $0 }.flatMap { [$0.0, $0.1, $0.2, $0.3] }
        let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
        let image = CGImage(
            width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rows[0].count * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        return try CIImage(cgImage: #require(image))
    }

    private func solid(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1, width: CGFloat = 4, height: CGFloat = 4) -> CIImage {
        CIImage(color: CIColor(red: r, green: g, blue: b, alpha: a)).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Red, green, blue and alpha of a pixel, from the lower left corner.
    private func pixel(_ image: CIImage, _ x: Int = 0, _ y: Int = 0, in context: CIContext = CIContext()) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        let place = CGRect(x: x, y: y, width: 1, height: 1)
        context.render(image, toBitmap: &bytes, rowBytes: 4, bounds: place, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        return bytes
    }

    private func near(_ a: [UInt8], _ b: [UInt8], by limit: Int = 1) -> Bool { zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= limit } }

    @Test func aPictureComesBackUnchanged() throws {
        let rows: [[(UInt8, UInt8, UInt8, UInt8)]] = [[(255, 0, 0, 255), (0, 128, 0, 128)], [(1, 2, 3, 255), (0, 0, 0, 0)]]
        let image = try picture(rows)
        let result = try #require(CIContext().createCGImage(image, from: image.extent))
        let again = CIImage(cgImage: result)
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                #expect(pixel(again, x, 1 - y) == [color.0, color.1, color.2, color.3])
            }
        }
    }

    @Test func theOriginIsTheLowerLeftCorner() throws {
        let image = try picture([[(255, 0, 0, 255)], [(0, 0, 255, 255)]])
        #expect(pixel(image, 0, 0) == [0, 0, 255, 255])
        #expect(pixel(image, 0, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 2) == [0, 0, 0, 0])
    }

    @Test func mixesAreOfLightUnlessThereIsNoWorkingSpace() {
        let (black, white) = (solid(0, 0, 0), solid(1, 1, 1))
        let mix = black.applyingFilter("CIDissolveTransition", parameters: ["inputTargetImage": white, "inputTime": 0.5])
        // Half of white's light is 188 in sRGB.
        #expect(near(pixel(mix), [188, 188, 188, 255]))
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        #expect(near(pixel(mix, in: plain), [128, 128, 128, 255]))
    }

    @Test func aCropIsTheCommonPartInWholePixels() {
        let endless = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
        let rect = CGRect(x: 1.5, y: -2.25, width: 3, height: 4)
        let (image, whole) = (solid(1, 0, 0), CGRect(x: 1, y: -3, width: 4, height: 5))
        #expect(endless.cropped(to: rect).extent == whole && endless.cropped(to: .infinite).extent.isInfinite)
        #expect(image.cropped(to: .infinite).extent == image.extent && image.cropped(to: rect).extent == CGRect(x: 1, y: 0, width: 3, height: 2))
        let without: [CGRect] = [
            .null, .zero, CGRect(x: 4, y: 0, width: 2, height: 2), CGRect(x: 0, y: -3, width: 2, height: 3),
            CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2), CGRect(x: 0, y: 0, width: 2, height: CGFloat.nan),
        ]
        for rect in without { #expect(endless.cropped(to: rect).cropped(to: image.extent).extent.isNull && image.cropped(to: rect).extent.isNull) }
    }

    @Test func aBlurGrowsByThreeRadii() {
        let image = solid(1, 1, 1, width: 100, height: 50)
        #expect(image.applyingGaussianBlur(sigma: 10).extent == CGRect(x: -30, y: -30, width: 160, height: 110))
        let filter = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputImageKey: image, kCIInputRadiusKey: 2])
        #expect(filter?.outputImage?.extent == CGRect(x: -6, y: -6, width: 112, height: 62))
    }

    @Test func aBlurOfAnEdgeIsHalfThere() {
        let blurred = solid(1, 1, 1, width: 60, height: 60).applyingGaussianBlur(sigma: 4)
        let (inside, outside) = (pixel(blurred, 59, 30)[3], pixel(blurred, 60, 30)[3])
        #expect(abs(Int(inside) + Int(outside) - 255) <= 1 && inside > outside)
        #expect(near(pixel(blurred, 30, 30), [255, 255, 255, 255]))
        let clamped = solid(1, 1, 1, width: 60, height: 60).clampedToExtent().applyingGaussianBlur(sigma: 4)
        #expect(near(pixel(clamped, 59, 30), [255, 255, 255, 255]))
    }

    @Test func blursMatchTheSumOfAllWeights() throws {
        let rows: [[(UInt8, UInt8, UInt8, UInt8)]] = (0..<9).map { y in (0..<9).map { x in x == 4 && y == 4 ? (255, 255, 255, 255) : (0, 0, 0, 255) }
        }
        let blurred = try picture(rows).applyingGaussianBlur(sigma: 1)
        var floats = [Float](repeating: 0, count: 4)
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        plain.render(blurred, toBitmap: &floats, rowBytes: 16, bounds: CGRect(x: 5, y: 4, width: 1, height: 1), format: .RGBAf, colorSpace: nil)
        let weights = (-4...4).map { exp(-Double($0 * $0) / 2) }
        let expected = exp(-0.5) * 1 / (weights.reduce(0, +) * weights.reduce(0, +))
        #expect(abs(Double(floats[0]) - expected) < 1e-4)
    }

    /// Beyond a deviation of 8 a blur is three means: near the weights of the curve, and as large in sum.
    @Test func largeBlursAreNearTheCurve() {
        let blurred = solid(1, 1, 1, width: 200, height: 200).applyingGaussianBlur(sigma: 20)
        // The share of the curve within the square, at places along its middle row: the integral from the left edge on.
        for (x, share) in [(-40, 0.024), (-20, 0.164), (0, 0.51), (20, 0.847), (40, 0.979)] {
            #expect(abs(Double(pixel(blurred, x, 100)[3]) / 255 - share) < 0.02, "at \(x)")
        }
    }

    @Test func transformsMoveAndTurn() {
        let image = solid(1, 0, 0, width: 2, height: 4).transformed(by: CGAffineTransform(translationX: 10, y: 20))
        #expect(image.extent == CGRect(x: 10, y: 20, width: 2, height: 4))
        #expect(pixel(image, 11, 23) == [255, 0, 0, 255])
        let turned = image.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned.extent.width == 4 && turned.extent.height == 2)
        #expect(near(pixel(turned, Int(turned.extent.midX), Int(turned.extent.midY)), [255, 0, 0, 255]))
    }

    @Test func aSmallPictureOnALargeOneIsNotLost() {
        let logo = solid(1, 0, 0, width: 200, height: 200).transformed(by: CGAffineTransform(scaleX: 0.1, y: 0.1))
        let photo = solid(0, 0, 1, width: 1000, height: 1000)
        let result = CIContext().createCGImage(logo.composited(over: photo), from: photo.extent)
        #expect(result.map { pixel(CIImage(cgImage: $0), 10, 10) } == [255, 0, 0, 255])
        #expect(result.map { pixel(CIImage(cgImage: $0), 30, 10) } == [0, 0, 255, 255])
        let endless = CIImage(color: CIColor(red: 0, green: 1, blue: 0)).transformed(by: CGAffineTransform(scaleX: 0.001, y: 0.001))
        #expect(pixel(endless.cropped(to: photo.extent), 500, 500) == [0, 255, 0, 255])
        let wide = solid(0, 1, 0, width: 9, height: 9).clampedToExtent().transformed(by: CGAffineTransform(scaleX: 0.05, y: 0.05))
        #expect(pixel(wide.cropped(to: CGRect(x: 0, y: 0, width: 64, height: 64)), 40, 40) == [0, 255, 0, 255])
    }

    @Test(arguments: zip(1...8, [[0, 0], [1, 0], [1, 2], [0, 2], [2, 1], [0, 1], [0, 0], [2, 0]].map { $0 }))
    func orientationsPutTheLowerLeftPixel(number: Int, place: [Int]) throws {
        // Two columns and three rows; the lower left pixel is red.
        var rows = [[(UInt8, UInt8, UInt8, UInt8)]](repeating: [(0, 0, 0, 255), (0, 0, 0, 255)], count: 3)
        rows[2][0] = (255, 0, 0, 255)
        let image = try picture(rows).oriented(forExifOrientation: Int32(number))
        #expect(image.extent.origin == .zero)
        #expect(image.extent.size == (number > 4 ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)))
        let reds = (0..<Int(image.extent.height)).flatMap { y in (0..<Int(image.extent.width)).map { [$0, y] } }.filter {
            pixel(image, $0[0], $0[1])[0] == 255
        }
        #expect(reds.count == 1)
        let expected: [Int: [Int]] = [1: [0, 0], 2: [1, 0], 3: [1, 2], 4: [0, 2], 5: [2, 1], 6: [0, 1], 7: [0, 0], 8: [2, 0]]
        #expect(reds.first == expected[number])
    }

    @Test func filtersOfColoursChangeColours() {
        let image = solid(1, 0.5, 0)
        #expect(near(pixel(image.applyingFilter("CIColorInvert")), [0, 229, 255, 255], by: 2))
        let grey = pixel(image.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))
        #expect(grey[0] == grey[1] && grey[1] == grey[2])
        // A stop more is twice the light.
        #expect(near(pixel(solid(0.5, 0.5, 0.5).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])), [176, 176, 176, 255]))
        #expect(pixel(image.applyingFilter("CIColorThreshold", parameters: ["inputThreshold": 0.3])) == [255, 0, 0, 255])
    }

    @Test func imagesAreCombined() {
        let (red, green) = (solid(1, 0, 0, width: 2), solid(0, 1, 0, width: 4))
        let over = red.composited(over: green)
        #expect(pixel(over, 0) == [255, 0, 0, 255] && pixel(over, 3) == [0, 255, 0, 255])
        #expect(over.extent.width == 4)
        let product = red.applyingFilter("CIMultiplyBlendMode", parameters: [kCIInputBackgroundImageKey: green])
        #expect(pixel(product, 0) == [0, 0, 0, 255] && pixel(product, 3) == [0, 255, 0, 255])
        let mask = solid(1, 1, 1, width: 1)
        let masked = red.applyingFilter("CIBlendWithMask", parameters: [kCIInputBackgroundImageKey: green, kCIInputMaskImageKey: mask])
        #expect(pixel(masked, 0) == [255, 0, 0, 255] && pixel(masked, 1) == [0, 255, 0, 255])
    }

    @Test func areasAreSummedUp() throws {
        let image = try picture([[(255, 0, 0, 255), (0, 0, 0, 255)], [(255, 0, 0, 255), (0, 255, 0, 255)]])
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        func sum(_ name: String) -> [UInt8] { pixel(image.applyingFilter(name, parameters: [kCIInputExtentKey: image.extent]), in: plain) }
        #expect(near(sum("CIAreaAverage"), [128, 64, 0, 255]))
        #expect(sum("CIAreaMaximum") == [255, 255, 0, 255])
        #expect(sum("CIAreaMinimum") == [0, 0, 0, 255])
    }

    @Test func distancesAreThoseOfLab() {
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        func distance(_ a: CIImage, _ b: CIImage) -> Float {
            var value: [Float] = [0]
            let image = a.applyingFilter("CILabDeltaE", parameters: ["inputImage2": b])
            plain.render(image, toBitmap: &value, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .Rf, colorSpace: nil)
            return value[0]
        }
        #expect(distance(solid(0.2, 0.4, 0.6), solid(0.2, 0.4, 0.6)) == 0)
        #expect(abs(distance(solid(0, 0, 0), solid(1, 1, 1)) - 100) < 0.1)
        // L* of 18 % of white's light is 49.5.
        #expect(abs(distance(solid(0, 0, 0), solid(0.18, 0.18, 0.18)) - 49.5) < 0.3)
    }

    @Test func anAppsOwnKernelComputesPixels() throws {
        final class Swapping: CIImageProcessorKernel {
            override class func process(
                with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
            ) throws {
                let input = try #require(inputs?.first)
                let count = Int(output.region.width * output.region.height)
                let (from, to) = (
                    input.baseAddress.assumingMemoryBound(to: SIMD4<Float>.self), output.baseAddress.assumingMemoryBound(to: SIMD4<Float>.self)
                )
                for index in 0..<count { to[index] = SIMD4(from[index].z, from[index].y, from[index].x, from[index].w) }
            }
        }
        let image = solid(1, 0.5, 0)
        let swapped = try Swapping.apply(withExtent: image.extent, inputs: [image], arguments: nil)
        #expect(near(pixel(swapped), [0, 128, 255, 255]))
    }

    @Test func numbersFromOutsideEndNothing() {
        let image = solid(1, 1, 1)
        for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1] {
            let filters = [
                "CIGaussianBlur", "CIBoxBlur", "CIPixellate", "CIVignette", "CIExposureAdjust", "CIGammaAdjust", "CILanczosScaleTransform",
            ]
            for name in filters {
                let keys = [kCIInputRadiusKey, kCIInputScaleKey, kCIInputEVKey, "inputPower", kCIInputIntensityKey, kCIInputAspectRatioKey]
                let result = image.applyingFilter(name, parameters: Dictionary(uniqueKeysWithValues: keys.map { ($0, Double(number)) }))
                #expect(pixel(result).count == 4)
            }
            _ = pixel(image.transformed(by: CGAffineTransform(scaleX: number, y: 1)))
            _ = pixel(image.cropped(to: CGRect(x: number, y: 0, width: number, height: 4)))
            #expect(CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: number, height: 4)) == nil || number == -1)
        }
        #expect(CIContext().createCGImage(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), from: .infinite) == nil)
        #expect(CIContext().createCGImage(.empty(), from: .null) == nil)
    }

    @Test func picturesAreWrittenAndRead() throws {
        let image = solid(0, 0.5, 1)
        let png = try #require(CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        #expect(pixel(try #require(CIImage(data: png))) == pixel(image))
        #expect(CIImage(data: Data("no picture".utf8)) == nil)
        #expect(
            CIContext().jpegRepresentation(of: CIImage(color: CIColor(red: 1, green: 0, blue: 0)), colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
    }

    @Test func filtersHaveInputsByType() {
        let filter = CIFilter.gaussianBlur()
        #expect(filter.radius == 10)
        (filter.inputImage, filter.radius) = (solid(1, 1, 1), 2)
        #expect(filter.outputImage?.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
        #expect(CIFilter.sepiaTone().intensity == 1 && CIFilter.gaussianBlur().outputImage == nil)
    }
}
