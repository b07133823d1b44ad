import Foundation
import LaminaMutation
import Testing

struct CheckoutViewTests {
    @Test func programsOfTheCopySeeItAtThePathThatTheViewTells() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (checkout, folder) = (root + "/checkout", root + "/checkout/copy")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("original".utf8).write(to: URL(filePath: checkout + "/file"))
        try Data("mutated".utf8).write(to: URL(filePath: folder + "/file"))
        let view = CheckoutView(checkout: checkout, folder: folder)
        #expect(view.place == (view.isMounted ? checkout : folder))
        #expect(try output(of: view.arguments(["cat", view.place + "/file"]), in: folder) == "mutated")
        // Others still see the checkout.
        #expect(try output(of: ["cat", checkout + "/file"], in: folder) == "original")
    }

    private func output(of arguments: [String], in folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
