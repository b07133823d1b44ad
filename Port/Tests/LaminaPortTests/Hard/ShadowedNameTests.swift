import Testing

/// A name means the nearest declaration.
struct ShadowedNameTests {
    @Test(arguments: programs)
    func theNearestDeclarationDecides(program: HardProgram) { program.check() }

    private static let programs = [
        HardProgram(
            "a local variable hides a parameter of type AnyObject",
            """
            func f(sender: AnyObject) {
                let sender: UIView = UIView()
                print(sender.tag) //==
            }
            """),
        HardProgram(
            "a cast variable hides a parameter in its branch, and not after it",
            """
            func f(sender: AnyObject) {
                if let sender = sender as? UIView { print(sender.tag) } //==
                print(sender.tag) //=> print((sender as! UIView).tag)
            }
            """),
        HardProgram(
            "a variable of a condition is not known in the other branch",
            """
            func f(sender: AnyObject, other: Any) {
                if let sender = other as? UIView { print(sender.tag) } //==
                else { print(sender.tag) } //=> else { print((sender as! UIView).tag) }
            }
            """),
        HardProgram(
            "the parameter of a closure hides the function's",
            """
            func f(item: AnyObject) {
                [1].forEach { item in print(item.tag) } //==
                g { (item: UIView) in print(item.tag) } //==
            }
            """),
        HardProgram(
            "the parameter of a closure may be AnyObject",
            """
            func f(item: UIView) {
                g { (item: AnyObject) in print(item.tag) } //=> g { (item: AnyObject) in print((item as! UIView).tag) }
            }
            """),
        HardProgram(
            "the variable of a loop hides a parameter",
            """
            func f(item: AnyObject) {
                for item in [UIView()] { print(item.tag) } //==
                print(item.tag) //=> print((item as! UIView).tag)
            }
            """),
        HardProgram(
            "a captured name is the name outside",
            """
            func f(item: AnyObject) {
                g { [item] in print(item.tag) } //=> g { [item] in print((item as! UIView).tag) }
            }
            """),
        HardProgram(
            "an outer function's parameter is known inside a local function",
            """
            func f(item: AnyObject) {
                func g() { print(item.tag) } //=> func g() { print((item as! UIView).tag) }
            }
            """),
        HardProgram(
            "an inner function's parameter hides the outer one's",
            """
            func f(item: AnyObject) {
                func g(item: UIView) { print(item.tag) } //==
            }
            """),
        HardProgram(
            "an initialiser has parameters too",
            """
            class A: NSObject {
                init(item: AnyObject) { print(item.tag) } //=> init(item: AnyObject) { print((item as! UIView).tag) }
            }
            """),
        HardProgram(
            "a local variable of type AnyObject is cast",
            """
            func f() {
                let item: AnyObject = g()
                print(item.tag) //=> print((item as! UIView).tag)
            }
            """),
        HardProgram(
            "a local function hides a function of the runtime",
            """
            func f() {
                func class_addMethod(_ x: Int) {}
                class_addMethod(1) //==
            }
            """),
        HardProgram(
            "a method hides NSStringFromClass",
            """
            class A: NSObject {
                func NSStringFromClass(_ x: Int) -> String { "" }
                func f() { print(NSStringFromClass(1)) } //==
            }
            """),
        HardProgram(
            "a method hides abs",
            """
            extension CGFloat {
                func abs(_ x: CGFloat) -> CGFloat { x }
                func f() -> CGFloat { abs(self) } //==
            }
            """),
        HardProgram(
            "a local variable hides an old name",
            """
            func f() {
                let UIControlEvents = 1
                print(UIControlEvents) //==
                print(kCAFillModeForwards) //=> print(CAMediaTimingFillMode.forwards)
            }
            """),
        HardProgram(
            "a parameter hides a list of the same name",
            """
            class A: NSObject {
                var items: [AnyObject] = []
                func f() { print(items.first?.tag) } //=> func f() { print((items.first as? UIView)?.tag) }
                func g(items: [UIView]) { print(items.first?.tag) } //==
            }
            """),
        HardProgram(
            "a catch's variable hides a parameter",
            """
            func f(error: AnyObject) {
                do { try g() } catch { print(error.tag) } //==
            }
            """),
        HardProgram(
            "a pattern of a switch hides a parameter",
            """
            func f(item: AnyObject, x: X) {
                switch x {
                case .one(let item): print(item.tag) //==
                default: print(item.tag) //=> default: print((item as! UIView).tag)
                }
            }
            """),
        HardProgram(
            "a while's variable hides a parameter",
            """
            func f(item: AnyObject) {
                while let item = next() as? UIView { print(item.tag) } //==
            }
            """),
        HardProgram(
            "a guard's variable hides a parameter after it",
            """
            func f(item: AnyObject) {
                guard let item = item as? UIView else {
                    return print(item.tag) //=> return print((item as! UIView).tag)
                }
                print(item.tag) //==
            }
            """),
        HardProgram(
            "the members of an optional are not those of its object",
            """
            class Atlas: NSObject { @objc var map = 1 }
            func f(item: AnyObject?) {
                _ = item.map { $0 } //==
                if let item { print(item.tag) } //=> if let item { print((item as! UIView).tag) }
            }
            """),
        HardProgram(
            "the new value of a setter hides nothing else",
            """
            class A: NSObject {
                var item: AnyObject? { get { nil } set { print(newValue) } } //==
            }
            """),
    ]
}
