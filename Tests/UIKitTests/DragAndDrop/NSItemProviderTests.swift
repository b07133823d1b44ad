import Foundation
import Testing
import UIKit

/// The promises of data that are dragged, pasted and chosen.
@Suite struct NSItemProviderTests {
    /// A value that a closure of another thread sets.
    private final class Box<Value>: @unchecked Sendable { var value: Value? }

    @Test func anObjectIsReadInTheFormsThatItsClassWrites() {
        let provider = NSItemProvider(object: NSString(string: "two words"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.plain-text"])
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSAttributedString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: URL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
        let text = Box<String>()
        provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
        #expect(text.value == "two words")
        let styled = Box<String>()
        provider.loadObject(ofClass: NSAttributedString.self) { object, _ in styled.value = (object as? NSAttributedString)?.string }
        #expect(styled.value == "two words")
    }

    @MainActor
    @Test func aPictureBecomesAFileAndAPictureAgain() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let provider = NSItemProvider(object: picture)
        let same = Box<Bool>()
        provider.loadObject(ofClass: UIImage.self) { object, _ in same.value = object === picture }
        #expect(same.value == true)
        let data = Box<Data>()
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { bytes, _ in data.value = bytes }
        let other = NSItemProvider()
        let bytes = try #require(data.value)
        other.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(bytes, nil)
            return nil
        }
        let size = Box<CGSize>()
        other.loadObject(ofClass: UIImage.self) { object, _ in size.value = (object as? UIImage)?.size }
        #expect(size.value.map { $0.width / $0.height } == 1.5)
    }

    @Test func anItemOfATypeIsReadAsItself() {
        let provider = NSItemProvider(item: NSURL(string: "https://example.com/a"), typeIdentifier: "public.url")
        let url = Box<URL>()
        provider.loadObject(ofClass: URL.self) { value, _ in url.value = value }
        #expect(url.value?.absoluteString == "https://example.com/a")
        let item = Box<String>()
        provider.loadItem(forTypeIdentifier: "public.url") { value, _ in item.value = (value as? NSURL)?.absoluteString }
        #expect(item.value == "https://example.com/a")
        let bytes = Box<Int>()
        NSItemProvider(item: NSData(data: Data([1, 2, 3])), typeIdentifier: "public.data").loadDataRepresentation(
            forTypeIdentifier: "public.data"
        ) { data, _ in bytes.value = data?.count }
        #expect(bytes.value == 3)
    }

    @Test func whatIsNotThereIsAnErrorWithACode() {
        let code = Box<Int>()
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in code.value = (error as NSError?)?.code }
        #expect(code.value == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        NSItemProvider(object: NSURL(string: "https://example.com")!).loadObject(ofClass: UIImage.self) { _, error in
            code.value = (error as NSError?)?.code
        }
        #expect(code.value == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    }

    @Test func aFilePromiseIsReadAndWrittenUnderItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        try Data("hello".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "note" && NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
        let found = Box<(String, String)>()
        provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
            guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return }
            found.value = (url.lastPathComponent, text)
        }
        #expect(found.value?.0 == "note.txt" && found.value?.1 == "hello")
    }

    @Test func anItemThatIsNeitherTextNorAURLIsLoadedAsItself() {
        let list = NSItemProvider(item: NSDictionary(object: NSString("v"), forKey: NSString("k")), typeIdentifier: "com.apple.property-list")
        let value = Box<String>()
        list.loadItem(forTypeIdentifier: "com.apple.property-list") { item, _ in
            value.value = ((item as? NSDictionary)?.object(forKey: NSString("k")) as? NSString).map { String(describing: $0) }
        }
        #expect(value.value == "v")
        let number = Box<Int>()
        NSItemProvider(item: NSNumber(value: 7), typeIdentifier: "public.data").loadItem(forTypeIdentifier: "public.item") { item, _ in
            number.value = (item as? NSNumber)?.intValue
        }
        #expect(number.value == 7)
    }

    @Test func dataThatReplacesAnItemIsLoadedInItsPlace() {
        let provider = NSItemProvider(item: NSNumber(value: 7), typeIdentifier: "public.data")
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
            done(Data([1]), nil)
            return nil
        }
        let bytes = Box<Int>()
        provider.loadItem(forTypeIdentifier: "public.data") { item, _ in bytes.value = (item as? NSData)?.length }
        #expect(bytes.value == 1)
    }

    @Test func aFileHasTheExtensionOfTheTypeThatItIs() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1]), nil)
            return nil
        }
        let names = Box<[String]>()
        for type in ["public.image", "public.png"] {
            provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in names.value = (names.value ?? []) + [url?.lastPathComponent ?? "-"] }
        }
        #expect(names.value == ["file.png", "file.png"])
    }

    @Test func theURLOfAFileIsAFileURLToo() {
        let file = NSItemProvider(object: NSURL(fileURLWithPath: "/a/b.txt"))
        #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        let url = Box<URL>()
        file.loadObject(ofClass: URL.self) { value, _ in url.value = value }
        #expect(file.hasItemConformingToTypeIdentifier("public.file-url") && url.value?.path == "/a/b.txt")
        #expect(NSItemProvider(object: NSURL(string: "https://example.com")!).registeredTypeIdentifiers == ["public.url"])
    }
}
