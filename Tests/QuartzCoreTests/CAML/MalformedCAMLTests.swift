import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite @MainActor struct MalformedCAMLTests {
    private func warnings(_ content: String) throws -> [String] { try CAMLDocument.package(content).warnings.map(\.description) }

    @Test func theSampleHasNoUnknownParts() throws {
        let package = try CAPackage(Data(CAMLDocument.sample.utf8), file: "sample.caml")
        #expect(package.warnings == [])
        #expect(package.rootLayer.sublayers?.count == 4 && package.rootLayer.animationKeys() == ["animation", "spin"])
    }

    @Test func everyPrefixOfADocumentIsAnError() throws {
        let data = Data(CAMLDocument.sample.utf8)
        for length in 0..<data.count {
            #expect(throws: CAPackageError.self, "\(length) bytes") { try CAPackage(data.prefix(length), file: "a.caml") }
        }
    }

    /// Each byte in turn becomes another one; the document is read or refused.
    @Test func noChangedByteEndsTheProcess() throws {
        let data = Data(CAMLDocument.sample.utf8)
        var read = 0
        for index in data.indices {
            var damaged = data
            damaged[index] = [UInt8(ascii: "<"), UInt8(ascii: "9"), UInt8(ascii: "\""), 0xFF, 0][index % 5]
            if (try? CAPackage(damaged, file: "a.caml")) != nil { read += 1 }
        }
        #expect(read > 0 && read < data.count)
    }

    @Test func unknownPartsAreReportedWithTheirNamesAndLines() throws {
        let found = try warnings(
            """
            <CALayer tint="blue">
            <glow/>
            <sublayers>
            <CAWaterLayer><sublayers><CALayer/></sublayers></CAWaterLayer></sublayers></CALayer>
            """)
        #expect(
            found == [
                "3: unknown attribute tint of CALayer; kept as a text", "4: unknown element glow of CALayer; left out",
                "6: unknown class or value CAWaterLayer",
            ])
    }

    @Test func aLayerOfAnUnknownClassKeepsItsSublayers() throws {
        let package = try CAMLDocument.package(#"<CAWaterLayer opacity="0.5"><sublayers><CALayer name="inner"/></sublayers></CAWaterLayer>"#)
        #expect(package.rootLayer.opacity == 0.5 && package.rootLayer.sublayers?.first?.name == "inner")
        #expect(package.warnings.count == 1)
    }

    @Test func unknownAttributesAreKeptAsTexts() throws {
        let root = try CAMLDocument.package(#"<CALayer caplayId="x"/>"#).rootLayer
        #expect(root.value(forKey: "caplayId") as? String == "x")
    }

    @Test(arguments: [
        (#"<CALayer position="1"/>"#, "3: 1 is no value of position"),
        (#"<CALayer opacity="high"/>"#, "3: high is no value of opacity"),
        (#"<CALayer backgroundColor="red"/>"#, "3: red is no value of backgroundColor"),
        (#"<CALayer><backgroundColor value="1 0"/></CALayer>"#, "3: 1 0 is no value of backgroundColor"),
        (#"<CALayer><transform type="CGPoint" value="1 2"/></CALayer>"#, "3: no value of transform"),
        (#"<CALayer><place type="CGPoint" value="1"/></CALayer>"#, "3: 1 is no CGPoint"),
        (#"<CALayer><mask type="CGPoint" value="1 2"/></CALayer>"#, "3: no value of mask"),
        (#"<CAShapeLayer path="0 0 m 1 l"/>"#, "3: 0 0 m 1 l is no value of path"),
        (#"<CALayer><filters><CAFilter filter="unknownFilter"/></filters></CALayer>"#, "3: unknown filter unknownFilter"),
        (#"<CALayer><animations><a type="CAWave"/></animations></CALayer>"#, "3: unknown class or value CAWave"),
        (#"<CALayer><animations><a type="CABasicAnimation" duration="long"/></animations></CALayer>"#, "3: long is no value of duration"),
        (
            #"<CALayer><contents type="CGImage" src="a.png"/></CALayer>"#,
            "3: the image a.png is missing, outside the package or not PNG, JPEG, GIF or WebP"
        ),
        (
            #"<CAEmitterLayer><emitterCells><CAEmitterCell birthRate="many"/></emitterCells></CAEmitterLayer>"#,
            "3: many is no value of birthRate of CAEmitterCell"
        ),
    ])
    func aValueThatIsMalformedIsReportedAndTheInitialOneStays(content: String, message: String) throws {
        #expect(try warnings(content) == [message])
        let root = try CAMLDocument.package(content).rootLayer
        #expect(root.position == .zero && root.opacity == 1 && root.backgroundColor == nil && root.mask == nil)
    }

    @Test func geometryThatIsNaNIsRefused() throws {
        let package = try CAMLDocument.package(#"<CALayer position="nan 3"/>"#)
        #expect(package.rootLayer.position == .zero && package.warnings.count == 1)
    }

    @Test func aDocumentWithoutALayerNamesTheLineOfItsRoot() {
        #expect(throws: CAPackageError.noLayer(file: "test.caml", line: 2)) { try CAMLDocument.package("") }
        #expect(throws: CAPackageError.noLayer(file: "test.caml", line: 2)) { try CAMLDocument.package(#"<CABasicAnimation keyPath="a"/>"#) }
    }

    @Test func errorsNameTheFileAndTheLine() {
        let error = #expect(throws: CAPackageError.self) { try CAMLDocument.package("<CALayer>\n<sublayers>\n</CALayer>") }
        guard case .malformed(let file, let line, _)? = error else { return #expect(Bool(false)) }
        #expect(file == "test.caml" && (4...6).contains(line))
        #expect(error?.description.hasPrefix("test.caml:\(line): ") == true)
    }

    @Test func documentsHaveLimits() throws {
        let deep = String(repeating: "<CALayer><sublayers>", count: 150) + String(repeating: "</sublayers></CALayer>", count: 150)
        guard case .malformed(_, _, let reason)? = #expect(throws: CAPackageError.self, performing: { try CAMLDocument.package(deep) }) else {
            return #expect(Bool(false))
        }
        #expect(reason.contains("deep"))
        let large = Data(repeating: UInt8(ascii: " "), count: CAMLReader.limits.bytes + 1)
        #expect(throws: CAPackageError.tooLarge(file: "a", bytes: large.count, limit: CAMLReader.limits.bytes)) { try CAPackage(large, file: "a") }
    }

    @Test func entitiesAreRefused() {
        let text = "<!DOCTYPE a [<!ENTITY b \"cc\">]>\n<caml><CALayer name=\"&b;\"/></caml>"
        #expect(throws: CAPackageError.self) { try CAPackage(Data(text.utf8), file: "a.caml") }
    }

    @Test func aLayerThatRefersToItselfIsNoSublayerOfItself() throws {
        let package = try CAMLDocument.package(##"<CALayer id="#1"><sublayers><CALayer object="#1"/></sublayers><mask object="#1"/></CALayer>"##)
        #expect(package.rootLayer.sublayers == nil && package.rootLayer.mask == nil)
    }
}
