import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct LayerReadingTests {
    @Test func numbersFlagsPointsAndRectanglesAreAttributes() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer bounds="1 2 30.5 4e1" position="5 6" anchorPoint="9.5 0.5" hidden="1" opacity="0.25" zPosition="-1e-2" cornerRadius="3"
              cornerCurve="continuous" masksToBounds="true" name="a &quot;b&quot;" contentsGravity="center" shadowOffset="3 4" geometryFlipped="NO"/>
            """)
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30.5, height: 40))
        #expect(layer.position == CGPoint(x: 5, y: 6) && layer.anchorPoint == CGPoint(x: 9.5, y: 0.5))
        #expect(layer.isHidden && layer.opacity == 0.25 && layer.zPosition == -0.01 && layer.cornerRadius == 3)
        #expect(layer.cornerCurve == .continuous && layer.masksToBounds && layer.name == "a \"b\"" && layer.contentsGravity == .center)
        #expect(layer.shadowOffset == CGSize(width: 3, height: 4) && !layer.isGeometryFlipped)
    }

    @Test func opaqueColorsAreAttributesAndOthersElementsWithAnOpacity() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer backgroundColor="1 0.5 0"><borderColor opacity="0.25" value="0 0 1"/><shadowColor value="-0.1 1.2 0"/></CALayer>
            """)
        #expect(layer.backgroundColor == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(layer.borderColor == CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.25))
        // Components outside 0...1 are not clamped.
        #expect(layer.shadowColor?.components?[1] == CGFloat(Float(1.2)))
    }

    @Test func transformsAreFunctionsAndKeyPathsNumbers() throws {
        let layer = try CAMLDocument.layer(#"<CALayer transform="rotate(90deg)" sublayerTransform="" transform.translation.x="7"/>"#)
        #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 2) < 1e-12)
        #expect(layer.transform.m41 == 7)
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    }

    @Test func sublayersKeepTheirOrderAndTheirClasses() throws {
        let layer = try CAMLDocument.layer(
            """
            <CATransformLayer><sublayers><CALayer name="a"/><CAShapeLayer name="b"/><CAScrollLayer name="c"/></sublayers>
              <mask type="CAShapeLayer" name="m"/></CATransformLayer>
            """)
        #expect(layer is CATransformLayer && layer.mask is CAShapeLayer)
        #expect(layer.sublayers?.map(\.name) == ["a", "b", "c"])
        #expect(layer.sublayers?[1] is CAShapeLayer && layer.sublayers?[2] is CAScrollLayer)
    }

    @Test func pathsAreOperatorsAfterTheirOperands() throws {
        let layer = try #require(CAMLDocument.layer(#"<CAShapeLayer path="0 0 m 10 0 l 1 2 3 4 5 6 c h" lineCap="round"/>"#) as? CAShapeLayer)
        #expect(layer.path?.path.verbs.count == 4 && layer.lineCap == .round)
    }

    @Test func aGradientsTypeIsAnElementBecauseTheAttributeIsTheClass() throws {
        let layer = try #require(
            CAMLDocument.layer(
                """
                <CAGradientLayer startPoint="0 0.5" endPoint="1 0.5">
                  <colors><CGColor value="1 0 0" opacity="0.5"/><CGColor value="0 1 0"/></colors>
                  <locations><real value="0.25"/><integer value="1"/></locations>
                  <type value="radial"/>
                </CAGradientLayer>
                """) as? CAGradientLayer)
        #expect(layer.type == .radial && layer.locations == [0.25, 1] && layer.colors?.count == 2)
        #expect((layer.colors?[0] as? CGColor)?.alpha == 0.5)
    }

    @Test func textLayersHaveTheirStringAndFontAsElements() throws {
        let layer = try #require(
            CAMLDocument.layer(
                """
                <CATextLayer fontSize="20" alignmentMode="center" wrapped="1" foregroundColor="1 0 0">
                  <string type="string" value="one &amp; two"/><font type="string" value="DejaVuSans"/></CATextLayer>
                """) as? CATextLayer)
        #expect(layer.string as? String == "one & two" && layer.font as? String == "DejaVuSans")
        #expect(layer.fontSize == 20 && layer.alignmentMode == .center && layer.isWrapped)
    }

    @Test func emittersHaveCellsWithCells() throws {
        let layer = try #require(
            CAMLDocument.layer(
                """
                <CAEmitterLayer emitterShape="circle" emitterPosition="5 6" seed="7"><emitterCells>
                  <CAEmitterCell name="spark" birthRate="50" lifetime="2" enabled="0" emissionRange="6.28" duration="inf" contentsScale="16.5">
                    <color opacity="0.5" value="1 0 0"/>
                    <emitterCells><CAEmitterCell name="trail" scale="0.25"/></emitterCells>
                  </CAEmitterCell>
                </emitterCells></CAEmitterLayer>
                """) as? CAEmitterLayer)
        let cell = try #require(layer.emitterCells?.first)
        #expect(layer.emitterShape == .circle && layer.seed == 7 && cell.name == "spark" && cell.birthRate == 50 && cell.lifetime == 2)
        #expect(!cell.isEnabled && cell.emissionRange == 6.28 && cell.duration == .infinity && cell.color?.alpha == 0.5)
        #expect(cell.emitterCells?.first?.scale == 0.25)
    }

    @Test func filtersAreNamedByTheAttributeFilter() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer>
              <filters><CAFilter filter="gaussianBlur" name="soft" inputRadius="5"/><CAFilter filter="colorInvert" enabled="false"/></filters>
              <backgroundFilters><CIFilter filter="CISepiaTone"><inputIntensity type="real" value="0.5"/></CIFilter></backgroundFilters>
              <compositingFilter type="CAFilter" filter="destOut" name="destOut"/>
            </CALayer>
            """)
        let filters = try #require(layer.filters as? [CAFilter])
        #expect(filters.map(\.type) == ["gaussianBlur", "colorInvert"] && filters[0].name == "soft" && !filters[1].isEnabled)
        #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? Double == 5)
        #expect((layer.backgroundFilters?.first as? CIFilter)?.value(forKey: "inputIntensity") as? Double == 0.5)
        #expect((layer.compositingFilter as? CAFilter)?.type == "destOut")
    }

    @Test func aStyleIsADictionary() throws {
        let layer = try CAMLDocument.layer(
            """
            <CALayer cornerRadius="3"><style><NSDictionary><opacity type="real" value="0.5"/><names type="NSArray"><string value="a"/></names>
              </NSDictionary></style></CALayer>
            """)
        #expect(layer.opacity == 0.5 && layer.cornerRadius == 3)
        #expect((layer.style?["names"] as? [Any])?.first as? String == "a")
    }

    @Test func ownValuesAreElementsWithAClass() throws {
        let layer = try CAMLDocument.layer(
            #"<CALayer><place type="CGPoint" value="1 2"/><p key="two words" type="real" value="3"/><none type="null"/></CALayer>"#)
        #expect(layer.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(layer.value(forKey: "two words") as? Double == 3)
    }

    @Test func objectsReferToEachOtherByTheirIds() throws {
        let package = try CAMLDocument.package(
            ##"<CALayer id="#1"><sublayers><CALayer id="Background"/></sublayers><other object="Background"/></CALayer>"##)
        #expect(package.publishedObject(withName: "#1") === package.rootLayer)
        let background = try #require(package.publishedObject(withName: "Background") as? CALayer)
        #expect(background === package.rootLayer.sublayers?.first)
        #expect(package.rootLayer.value(forKey: "other") as? CALayer === background)
        #expect(package.publishedObject(withName: "nobody") == nil)
    }

    @Test func aRootThatIsNoLayerIsSkipped() throws {
        let package = try CAMLDocument.package(#"<MicaAssetManifest><modules type="NSArray"/></MicaAssetManifest><CALayer name="a"/>"#)
        #expect(package.rootLayer.name == "a")
        #expect(package.warnings == [CAPackageWarning(line: 3, message: "unknown class or value MicaAssetManifest")])
    }

    @Test func elementsOfApplesEditorAreIgnored() throws {
        #expect(try CAMLDocument.layer("<CALayer><scriptComponents/><modules/></CALayer>").sublayers == nil)
    }
}
