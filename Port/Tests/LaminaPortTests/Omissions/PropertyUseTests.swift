import LaminaPort
import Testing

/// The users of a property that is left out are left out with it.
struct PropertyUseTests {
    private func kept(_ member: String) -> String {
        let lost = "let host: UIHostingController<Badge>"
        let text = omitted("import SwiftUI\nclass Box {\n\(lost)\n\(member)\n}\n").files[0].text
        return text.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
    }

    @Test(arguments: [
        "func add() { if let host = host { print(host) } }",
        "func add() { if let host { print(host) } }",
        "func add() { guard let host = self.host else { return }; print(host) }",
        "func add() { let host = host; print(host) }",
        "func add() { if true { let host = 1; print(host) }; print(host) }",
        "func add() { run { [weak self] in self?.host = nil } }",
        "func add() { run { [weak self] in self!.host = nil } }",
        "func add() { run { [host] in print(1) } }",
        "func pick(x: Bool) -> Any { x ? host : 1 }",
        "func show() { present(host: host) }",
        "var view: Any { host.view }",
        "var path = \\Box.host",
    ])
    func aMemberThatUsesThePropertyIsLost(member: String) { #expect(kept(member).isEmpty) }

    @Test(arguments: [
        "func hide() { views.forEach { host in host.isHidden = true } }",
        "func hide() { run { (host: UIView) in host.isHidden = true } }",
        "func hide() { for host in hosts where host.isHidden { print(host) } }",
        "func hide() { let host = UIView(); print(host) }",
        "func hide() { guard let host = other else { return }; print(host) }",
        "func hide(_ view: View2) { switch view { case .some(let host): print(host); default: print(view.host) } }",
        "func hide(host: UIView) { print(host) }",
        "func hide() { present(host: 1) }",
        "func hide() { pick(.host) }",
        "func hide() { sort(by: \\.host, \\Other.host) }",
        "enum Section { case host; var isHost: Bool { self == .host } }",
        "struct Inner { let host = 1; func go() { print(host) } }",
    ])
    func aMemberThatHasTheNameForSomethingElseStays(member: String) { #expect(kept(member) == member) }

    @Test
    func extensionsInOtherFilesLoseTheUsersToo() {
        let texts = [
            "extension Box { func f() { host.grow() }\n func g() {} }\nextension Other { func f() { host.grow() } }\n",
            "import SwiftUI\nclass Box { var host: UIHostingController<Badge>?\n class Inner { var top: Color? } }\n",
            "extension Box.Inner { var other: Any? { top } }\nextension Box { var top: Int { 1 }; func h() { print(top) } }\n",
        ]
        let kept = [
            "extension Box { \n func g() {} }\nextension Other { func f() { host.grow() } }\n",
            "import UIKit\nclass Box { \n class Inner {  } }\n",
            "extension Box.Inner {  }\nextension Box { var top: Int { 1 }; func h() { print(top) } }\n",
        ]
        #expect(omitted(texts[0], texts[1], texts[2]).files.map(\.text) == kept)
    }
}
