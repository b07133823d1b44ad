import Testing

/// A generic parameter stands for the class that constrains it.
struct GenericTests {
    @Test(arguments: programs)
    func aParameterStandsForItsClass(program: HardProgram) { program.check() }

    private static let programs = [
        HardProgram("a function's", "func f<T: UIView>(_: T.Type) -> T { T() } //=> func f<T: UIView>(_: T.Type) -> T { T.laminaInit() }"),
        HardProgram("a value's stays", "func f<T: Maker>(_: T.Type) -> T { T() } //=="),
        HardProgram(
            "a class's",
            """
            class Box<T: UIView> {
                func make() -> T { T(frame: .zero) } //=> func make() -> T { T.laminaInit(frame: .zero) }
            }
            """),
        HardProgram(
            "a method's parameter hides the class's",
            """
            class Box<T: UIView> {
                func make<T: Maker>(_: T.Type) -> T { T() } //==
            }
            """),
        HardProgram(
            "a where clause",
            "func f<T>(_: T.Type) -> T where T: UIView { T() } //=> func f<T>(_: T.Type) -> T where T: UIView { T.laminaInit() }"),
        HardProgram(
            "the description of a class's parameter",
            """
            class Box<T: UIView> {
                func name() -> String { T.description() } //=> func name() -> String { NSStringFromClass(T.self) }
            }
            """),
        HardProgram(
            "a variable of a class's type",
            "func f(type: UIView.Type) { _ = type.init() } //=> func f(type: UIView.Type) { _ = type.laminaInit() }"),
        HardProgram(
            "a closure's parameter of a class's type",
            "let f = { (type: UIView.Type) in type.init() } //=> let f = { (type: UIView.Type) in type.laminaInit() }"),
        HardProgram(
            "a variable of a structure's type hides the class's",
            """
            func f(type: UIView.Type) {
                let type: Maker.Type = Maker.self
                _ = type.init() //==
            }
            """),
        HardProgram(
            "a selector in a generic class",
            """
            class Box<T>: NSObject {
                @objc(go) func run() {}
                func f() { print(#selector(run)) } //=> func f() { print(Selector("go")) }
            }
            """),
    ]
}
