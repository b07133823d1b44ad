@testable import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

@Suite struct ShadingTests {
    /// A function from red to blue.
    private func redToBlue(domain: [CGFloat] = [0, 1], outputs: Int = 4) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, place, color in
                color[0] = 1 - place[0]
                color[1] = 0
                color[2] = place[0]
                color[3] = 1
            }, releaseInfo: nil)
        return CGFunction(
            info: nil, domainDimension: 1, domain: domain, rangeDimension: outputs, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
    }

    private func axial(_ function: CGFunction, from start: CGFloat, to end: CGFloat, _ extend: Bool) -> CGShading? {
        CGShading(
            axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0), function: function,
            extendStart: extend, extendEnd: extend)
    }

    @Test func anAxialShadingIsTheGradientOfTheSameColours() throws {
        let function = try #require(redToBlue())
        let shading = try #require(axial(function, from: 2, to: 8, true))
        let shaded = drawn(10, 2) { $0.drawShading(shading) }
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.pureRed, CGColor.pureBlue] as NSArray, locations: nil))
        let expected = drawn(10, 2) {
            $0.drawLinearGradient(
                gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(shaded == expected && shaded[0, 0] == red && shaded[9, 0] == blue)
    }

    @Test func withoutExtensionNothingIsPaintedBesideTheAxis() throws {
        let function = try #require(redToBlue())
        let shading = try #require(axial(function, from: 2, to: 8, false))
        let bitmap = drawn(10, 1) { $0.drawShading(shading) }
        #expect(bitmap.paintedBounds == PixelRect(2, 0, 8, 1))
    }

    @Test func aRadialShadingIsTheGradientOfTheSameColours() throws {
        let function = try #require(redToBlue())
        let shading = try made(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 10), startRadius: 0, end: CGPoint(x: 10, y: 10), endRadius: 8,
                function: function, extendStart: true, extendEnd: false))
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.pureRed, CGColor.pureBlue] as NSArray, locations: nil))
        let expected = drawn(20, 20) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 8,
                options: .drawsBeforeStartLocation)
        }
        #expect(drawn(20, 20) { $0.drawShading(shading) } == expected && expected[0, 0] == 0)
    }

    @Test func inputsAndOutputsAreClampedToTheirIntervals() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, place, values in
                values[0] = place[0] * 10
                values[1] = .nan
            }, releaseInfo: nil)
        let function = try made(
            CGFunction(info: nil, domainDimension: 1, domain: [0.25, 0.5], rangeDimension: 2, range: [0, 4, 0, 1], callbacks: &callbacks))
        #expect(function([0]) == [2.5, 0] && function([1]) == [4, 0])
        let free = try made(CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 2, range: nil, callbacks: &callbacks))
        #expect(free([-3]) == [-30, 0])
    }

    @Test func functionsAndShadingsThatDoNotFitAreRefused() throws {
        var none = CGFunctionCallbacks()
        #expect(isNil(CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &none)))
        #expect(redToBlue(domain: [1, 0]) == nil && redToBlue(domain: [.nan, 1]) == nil)
        #expect(redToBlue(outputs: 33) == nil && redToBlue(outputs: 0) == nil)
        let three = try #require(redToBlue(outputs: 3))
        #expect(axial(three, from: 0, to: 1, true) == nil)
        let four = try #require(redToBlue())
        #expect(axial(four, from: .nan, to: 1, true) == nil)
        // Equal ends have no direction: nothing is painted.
        let point = try #require(axial(four, from: 1, to: 1, true))
        #expect(drawn(4, 4) { $0.drawShading(point) }.paintedCount == 0)
    }
}
