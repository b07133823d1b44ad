import LaminaPort
import Testing

struct ClassValueTests {
    @Test(arguments: [
        ("func make<T: UIView>() -> T { T() }", "T.laminaInit() }"),
        ("func make<T>() -> T where T: UIView & Card { return T.init() }", "T.laminaInit() }"),
        ("func make<T: NSObject>(_ change: (T) -> Void) -> T { let made = T(); return made }", "T.laminaInit(); return"),
        ("func make<T: UIView>() -> T { T(frame: .zero) }", "T.laminaInit(frame: .zero)"),
        ("func make<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }", "T.laminaInit(nibName: nil, bundle: nil)"),
        ("class Box<V: CALayer> { lazy var inner = V() }", "lazy var inner = V.laminaInit()"),
        ("class Box<V: UIView> {}\nextension Box { func make() -> V { V() } }", "V.laminaInit()"),
        ("func make(_ klass: CALayer.Type) -> CALayer { klass.init() }", "klass.laminaInit()"),
        ("class Maker { var kind: UIView.Type = UIView.self; func make() -> UIView { kind.init(frame: .zero) } }", "kind.laminaInit(frame: .zero)"),
        ("extension UIView { class func make() -> Self { self.init() } }", "self.laminaInit()"),
        ("extension UIView { static func make() -> Self { Self() } }", "Self.laminaInit()"),
        ("class Page: UIView { func twin() -> Page { type(of: self).init() } }", "type(of: self).laminaInit()"),
        (
            "func f(_ type: UIStoryboardSegue.Type?, _ a: UIViewController) {\n"
                + "    if let type = type { type.init(identifier: nil, source: a, destination: a).perform() }\n}",
            "{ type.laminaInit(identifier: nil, source: a, destination: a).perform() }"
        ),
        ("func f(_ x: Any) { let c = x as! UIViewController.Type; show(c.init()) }", "show(c.laminaInit())"),
        ("func f(_ x: Any) { if let c = x as? UIView.Type { show(c.init(frame: .zero)) } }", "show(c.laminaInit(frame: .zero))"),
        ("func f(_ x: Any) { guard let c = x as? UIView.Type else { return }; run { show(c.init()) } }", "show(c.laminaInit())"),
        ("func f() { let c: CALayer.Type = CAShapeLayer.self; show(c.init()) }", "show(c.laminaInit())"),
        (
            "struct Page { var type: UIView.Type }\nfunc f(_ all: [Page]) { let page = all[0]; show(page.type.init()) }",
            "show(page.type.laminaInit())"
        ),
        (
            "struct Page { var type: UIView.Type; static var all: [Page] { [] } }\n"
                + "class A { let pages = Page.all; func f() { show(pages[0].type.init()) } }",
            "show(pages[0].type.laminaInit())"
        ),
        (
            "func f(_ x: Any) { let c = x as! UICollectionViewLayoutAttributes.Type; show(c.init(forCellWith: path)) }",
            "c.laminaInit(forCellWith: path)"
        ),
        ("func all<T: UIView>(_ count: Int) -> [T] { (0..<count).map { _ in T.init() } }", "T.laminaInit()"),
    ])
    func aClassThatIsKnownOnlyAtRunTimeMakesObjects(text: String, expected: String) {
        #expect(port(text).texts[0].contains(expected), "\(port(text).texts[0])")
    }

    @Test func anAssociatedTypesInitialiserIsAValue() {
        let text = """
            typealias ViewType = UIView
            protocol Making { associatedtype View: ViewType; typealias Make = () -> View }
            protocol Modeled {}
            extension Modeled where Self: Making { var make: () -> View { View.init } }
            extension ViewType {}
            """
        #expect(portedLines(text)[3].contains("View.laminaInit }"))
    }

    @Test(arguments: [
        "func make<T: Decodable>() -> T { T() }",
        "class Card { required init() {} }\nfunc make<T: Card>() -> T { T() }",
        "class Page: UIView { convenience init(title: String) { self.init() } }",
        "func make<T: UIView>(_ texts: [String]) -> [T] { texts.map(T.init(title:)) }",
        "func copy<T: UIView>(_ view: T) { print(UIView(), String.init(describing: view)) }",
    ])
    func otherInitialisersStay(text: String) { #expect(!port(text).texts[0].contains("laminaInit")) }
}
