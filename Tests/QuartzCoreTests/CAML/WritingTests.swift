import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct WritingTests {
    private func read(_ text: String) throws -> CAPackage { try CAPackage(Data(text.utf8), file: "written.caml") }

    @Test(arguments: 1...60)
    func aRandomTreeIsReadBackAsItself(seed: UInt64) throws {
        let tree = RandomLayers.tree(seed: seed)
        let text = try CAPackage.document(of: tree)
        let package = try read(text)
        #expect(package.warnings == [], "\(text)")
        #expect(ObjectText.difference(package.rootLayer, tree) == nil)
        // Writing what was read gives the same text.
        #expect(try CAPackage.document(of: package.rootLayer) == text)
    }

    /// The other format of the same content.
    @Test(arguments: 1...20)
    func aRandomTreeIsArchivedAsItself(seed: UInt64) throws {
        let tree = RandomLayers.tree(seed: seed)
        #expect(ObjectText.difference(try Archive.roundTrip(tree), tree) == nil)
    }

    @Test func aNewLayerHasOnlyTheValuesThatChangedBetweenSystems() throws {
        let line = try CAPackage.document(of: CALayer()).split(separator: "\n")[2]
        let parts = line.replacing("/>", with: "").split(separator: " ").sorted()
        #expect(
            parts == [
                "<CALayer", #"allowsEdgeAntialiasing="1""#, #"allowsGroupOpacity="1""#, #"contentsFormat="RGBA8""#, #"cornerCurve="circular""#,
            ])
    }

    @Test func shortValuesAreAttributesAndOthersElements() throws {
        let root = CAShapeLayer()
        (root.bounds, root.position) = (CGRect(x: 0, y: 0, width: 10.5, height: 20), CGPoint(x: 5, y: 6))
        root.fillColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        root.strokeColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
        root.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
        root.add(fade(duration: 2), forKey: "fade")
        let text = try CAPackage.document(of: root)
        for part in [
            "<CAShapeLayer ", #" bounds="0 0 10.5 20""#, #" position="5 6""#, #" fillColor="1 0.5 0""#,
            #"<strokeColor value="1 0.5 0" opacity="0.25"/>"#, #" path="0 0 m 1 0 l 1 2 l 0 2 l h""#, #"<p key="fade" type="CABasicAnimation" "#,
            #"<fromValue type="integer" value="0"/>"#, #" keyPath="opacity""#,
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    @Test func aLayerOfAnAppsClassIsWrittenAsItsClassInThisModule() throws {
        let dial = ArchivedDial()
        dial.opacity = 0.25
        let copy = try read(CAPackage.document(of: dial)).rootLayer
        #expect(type(of: copy) == CALayer.self && copy.opacity == 0.25)
    }

    @Test func valuesThatCAMLDoesNotHaveAreLeftOut() throws {
        let layer = CALayer()
        layer.setValue(NSObject(), forKey: "object")
        layer.setValue(Date(), forKey: "date")
        layer.setValue(3, forKey: "number")
        let package = try read(CAPackage.document(of: layer))
        #expect(package.rootLayer.value(forKey: "number") as? Int == 3 && package.rootLayer.value(forKey: "object") == nil)
        #expect(package.warnings == [])
    }

    @Test(arguments: [
        ("mask", "<mask"), ("sublayers", "<sublayers"), ("opacity", " opacity="), ("name", "\"moon\""), ("style", "<style"), ("filters", "<filters"),
        ("note", "note"),
    ])
    func aValueThatALayerDoesNotArchiveIsNotWritten(key: String, text: String) throws {
        func document(without key: String?) throws -> String {
            let layer = DiscreetLayer()
            (layer.hidden, layer.mask, layer.opacity, layer.name) = (key, CALayer(), 0.5, "moon")
            layer.sublayers = [CALayer()]
            layer.style = ["speed": 2]
            layer.filters = [CAFilter(type: "colorInvert")]
            layer.setValue(3, forKey: "note")
            return try CAPackage.document(of: layer)
        }
        #expect(try document(without: nil).contains(text))
        #expect(try !document(without: key).contains(text))
    }

    @Test func aTreeThatIsTooDeepIsRefused() throws {
        let root = CALayer()
        var layer = root
        for _ in 0..<98 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        _ = try read(CAPackage.document(of: root))
        layer.addSublayer(CALayer())
        layer.sublayers?[0].addSublayer(CALayer())
        let error = #expect(throws: CAPackageError.self) { try CAPackage.document(of: root) }
        #expect(error?.description.contains("nested more than 200 levels deep") == true)
    }

    // MARK: Packages

    @Test func aPackageHasAnIndexADocumentAndImages() throws {
        let folder = try Folder()
        let (root, layer) = (CALayer(), CALayer())
        root.bounds.size = CGSize(width: 30, height: 40)
        (root.contents, layer.contents) = (CGImage(OtherValues.picture), CGImage(OtherValues.picture))
        root.addSublayer(layer)
        let url = folder.url.appending(path: "a.ca")
        try CAPackage.write(root, to: url)
        #expect(try folder.names == ["a.ca"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["assets", "index.xml", "main.caml"])
        // One picture is one file.
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path + "/assets") == ["1.png"])
        let package = try CAPackage(contentsOf: url)
        #expect(package.size == CGSize(width: 30, height: 40) && package.warnings == [] && !package.isGeometryFlipped)
        #expect(ObjectText.of(package.rootLayer) == ObjectText.of(root))
    }

    @Test(arguments: 1...8)
    func aRandomPackageIsReadBackAsItself(seed: UInt64) throws {
        let folder = try Folder()
        let tree = RandomLayers.tree(seed: seed)
        let url = folder.url.appending(path: "a.ca")
        try CAPackage.write(tree, to: url)
        #expect(ObjectText.difference(try CAPackage(contentsOf: url).rootLayer, tree) == nil)
    }

    @Test func aPackageThatCannotBeWrittenLeavesNothing() throws {
        let folder = try Folder()
        _ = try folder.write("mine", to: "a.ca")
        #expect(throws: CAPackageError.unwritable(file: folder.file("a.ca"), reason: "it exists already")) {
            try CAPackage.write(CALayer(), to: folder.url.appending(path: "a.ca"))
        }
        #expect(throws: CAPackageError.self) { try CAPackage.write(CALayer(), to: URL(filePath: "/proc/none/a.ca")) }
        #expect(try folder.names == ["a.ca"])
    }
}

/// A layer that keeps one value to itself.
private final class DiscreetLayer: CALayer {
    var hidden: String?
    override func shouldArchiveValue(forKey key: String) -> Bool { key != hidden && super.shouldArchiveValue(forKey: key) }
}
