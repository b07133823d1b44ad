import Foundation
import LaminaXCTest
import Testing
import UIKit

@Suite(.serialized)
@MainActor
struct AttachmentTests {
    private func written(_ body: () throws -> Void) throws -> [String: Data] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "attachments-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("LAMINA_ATTACHMENTS", folder.path, 1)
        defer { unsetenv("LAMINA_ATTACHMENTS") }
        try body()
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return try Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
    }

    @Test func attachmentsOfAnActivityAreFiles() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let files = try written {
            let result = XCTContext.runActivity(named: "Failure / diff") { activity in
                let reference = XCTAttachment(image: picture)
                reference.name = "reference"
                activity.add(reference)
                activity.add(XCTAttachment(string: "why"))
                return activity.name
            }
            #expect(result == "Failure / diff")
        }
        #expect(files.keys.sorted() == ["Failure---diff-1-reference.png", "Failure---diff-2.txt"])
        #expect(files["Failure---diff-1-reference.png"] == picture.pngData() && files["Failure---diff-2.txt"] == Data("why".utf8))
    }

    @Test func activitiesOfOneNameKeepAllAttachments() throws {
        let files = try written {
            for text in ["a", "b"] { XCTContext.runActivity(named: "x") { $0.add(XCTAttachment(string: text)) } }
        }
        #expect(files.keys.sorted() == ["2-x-1.txt", "x-1.txt"])
    }

    @Test func aLongNameOfAnyScriptIsAFile() throws {
        for name in [String(repeating: "試", count: 120), String(repeating: "👨‍👩‍👧‍👦", count: 40) + "x", String(repeating: "a", count: 400)] {
            let files = try written { XCTContext.runActivity(named: name) { $0.add(XCTAttachment(string: "why")) } }
            #expect(files.count == 1 && files.keys.first?.hasSuffix(".txt") == true)
        }
    }

    @Test func aTestKeepsAttachmentsUnderItsName() throws {
        let files = try written { XCTAttachment(string: "why")._keep(for: "ViewTests.testLabel") }
        #expect(files.keys.sorted() == ["ViewTests.testLabel-1.txt"])
    }

    @Test func theKindsOfAttachmentsHaveTypes() {
        let image = UIImage()
        #expect(XCTAttachment(data: Data()).uniformTypeIdentifier == "public.data")
        #expect(XCTAttachment(image: image, quality: .low).uniformTypeIdentifier == "public.jpeg")
        #expect(XCTAttachment(image: image, quality: .original).uniformTypeIdentifier == "public.png")
        #expect(XCTAttachment(contentsOfFile: URL(filePath: "/nowhere/a.bin")).name == "a.bin")
    }
}
