import Foundation
import Testing

@testable import UIKit

/// Files from outside: each mistake is an error that names the file, none is a crash.
@MainActor @Suite struct NibParserTests {
    private func failure(_ text: String) -> NibError? {
        do throws(NibError) {
            _ = try NibDocument(Data(text.utf8), file: "bad.xib")
            return nil
        } catch {
            return error
        }
    }

    @Test func textThatIsNoXMLIsMalformed() {
        guard case .malformed(let file, _, _)? = failure("hello") else { return #expect(Bool(false)) }
        #expect(file == "bad.xib")
    }

    @Test func anUnclosedElementIsMalformed() {
        guard case .malformed? = failure("<document><objects>") else { return #expect(Bool(false)) }
    }

    @Test func anotherDocumentIsNoNib() {
        #expect(failure("<html></html>") == .notANib(file: "bad.xib", root: "html"))
    }

    @Test func aNibOfTheMacIsNoNibHere() {
        let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>"#
        #expect(failure(mac) == .notANib(file: "bad.xib", root: "document"))
    }

    @Test func nestingBeyondTheLimitNamesItsLine() {
        let deep = String(repeating: "<view>\n", count: 200) + String(repeating: "</view>", count: 200)
        guard case .malformed(_, let line, let reason)? = failure(deep) else { return #expect(Bool(false)) }
        #expect(line > 50)
        #expect(reason.contains("deep"))
    }

    @Test func aFileThatIsNotThereIsUnreadable() {
        guard
            case .unreadable(let file, _)? = Result(catching: { () throws(NibError) in
                try NibDocument(contentsOf: URL(filePath: "/nowhere/none.xib"))
            }).failure
        else { return #expect(Bool(false)) }
        #expect(file == "/nowhere/none.xib")
    }

    @Test func aNibThatNoBundleHasIsMissing() {
        #expect(Bundle.main.loadNibNamed("NoSuchNib", owner: nil) == nil)
        #expect(UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
