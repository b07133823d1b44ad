import Foundation
import LaminaPort
import Testing

struct LineTests {
    /// Source with every construct, spread over lines in unusual places.
    private static let samples = [
        "@objc\npublic\nclass A: NSObject {\n    @objc(a:\n        b:)\n    func f(_ a: Int,\n           _ b: Int) {}\n} // end",
        "let a = #selector(\n    B.c(_:\n        d:)\n)\nlet b = #keyPath(\n    B.c\n)\nclass B: NSObject { @objc func c(_ x: Int, d: Int) {} }",
        "@objc protocol P {\n    @objc optional var a: Int {\n        get\n    }\n    @objc\n    optional\n    func b(\n        _ x: Int\n    )\n}\n",
        "class L: CALayer {\n    @NSManaged\n    var a: CGFloat // a\n    @NSManaged var b: Int\n}",
        "class V: UIView { }\nextension V {\n    override\n    func layoutSubviews() {\n        // nothing\n    }\n}\n",
        "#if os(iOS) || os(tvOS)\nimport UIKit\n#endif\nlet c = #colorLiteral(red: 1,\n    green: 1, blue: 1, alpha: 1)\r\nlet d = 1\r\n",
        "func f(_ p: P?) {\n    p?.a?(\n        x: 1,\n        y: 2\n    )\n}\n@objc protocol P { @objc optional func a(x: Int, y: Int) }",
        "import Foundation /* a */\n/* b\n c */ import Darwin\n",
    ]

    @Test(arguments: samples)
    func everyLineStaysOnItsLine(text: String) {
        let ported = portedLines(text)
        for (before, after) in zip(text.split(separator: "\n", omittingEmptySubsequences: false), ported) {
            // Comments and names that no rewrite touches are the marks by which a line is known.
            for word in before.split(whereSeparator: { !$0.isLetter }) where Self.marks.contains(word) {
                #expect(after.contains(word), "\(word) has left its line: \(ported)")
            }
        }
        #expect(ported.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    private static let marks: Set<Substring> = ["end", "nothing", "class", "extension", "protocol", "green", "import", "func"]

    @Test
    func sourceWithoutAppleOnlyConstructsStaysTheSameByteForByte() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
        for folder in ["Apps/WakeUp", "Apps/MailMove", "Port/Sources/LaminaPort/Edits", "Sources/Core/LaminaTables"] {
            let files = try #require(FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
            let paths = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
            let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
            #expect(!texts.isEmpty)
            let result = Port.rewrite(module(texts))
            for (index, text) in texts.enumerated() { #expect(result.texts[index] == text, "\(paths[index])") }
            #expect(result.diagnostics.isEmpty)
        }
    }
}
