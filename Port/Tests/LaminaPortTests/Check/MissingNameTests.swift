import LaminaPort
import Testing

struct MissingNameTests {
    private let source = """
        class A: UIViewController {
            override func viewWillDance() {}
            override class var layerClass: AnyClass { A.self }
            override func sing() {}
        }
        final class B: A {}
        class Grid: UIGrid {
            override func layout() {}
        }
        extension B {
            override var isDancing: Bool { true }
        }
        """

    private func names(_ lines: String...) -> Set<String> {
        MissingNames(texts: ["/a.swift": source]).names(of: CompilerMessage.errors(in: lines.joined(separator: "\n")))
    }

    @Test(arguments: [
        ("/a.swift:1:2: error: cannot find 'HUGE' in scope", "HUGE"),
        ("/a.swift:1:2: error: cannot find type 'UIGrid' in scope", "UIGrid"),
        ("/a.swift:1:2: error: value of type 'UIView' has no member 'spin'", "UIView.spin"),
        ("/a.swift:1:2: error: type 'UIFont?' has no member 'wide' [#Group]", "UIFont.wide"),
        ("/a.swift:1:2: error: value of type 'B' has no member 'dance'", "UIViewController.dance"),
        ("/a.swift:1:2: error: no such module 'Grid'", "Grid"),
        ("/a.swift:1:2: error: unknown attribute 'Invalidating'", "@Invalidating"),
        ("/a.swift:2:19: error: method does not override any method from its superclass", "UIViewController.viewWillDance"),
        ("/a.swift:11:18: error: property does not override any property from its superclass", "UIViewController.isDancing"),
        ("/a.swift:4:19: error: method does not override any method from its superclass", "UIViewController.sing"),
        ("/a.swift:1:2: error: extra argument 'x' in call", "misc: extra argument 'x' in call"),
    ])
    func anErrorNamesTheMissingMemberWithApplesClass(line: String, name: String) { #expect(names(line) == [name]) }

    @Test
    func errorsThatFollowFromOthersAreNotListed() {
        #expect(
            names(
                "/a.swift:7:13: error: cannot find type 'UIGrid' in scope",
                "/a.swift:8:19: error: method does not override any method from its superclass",
                "/a.swift:7:1: error: value of type 'Grid' has no member 'rows'",
                "/a.swift:7:1: error: cannot infer contextual base in reference to 'x'",
                "/a.swift:8:1: warning: variable 'x' was never used") == ["UIGrid"])
        #expect(names("/a.swift:7:1: error: cannot infer type of x") == ["misc: cannot infer type of x"])
    }
}
