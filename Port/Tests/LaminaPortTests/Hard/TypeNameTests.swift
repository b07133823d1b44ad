import Testing

/// A type's name means the type of the scope in which it is written.
struct TypeNameTests {
    @Test(arguments: programs)
    func aNameMeansTheTypeOfItsScope(program: HardProgram) { program.check() }

    private static let programs = [
        HardProgram(
            "two nested classes of one name",
            """
            class A: NSObject { class Row: NSObject { @objc(first) var x = 1 }
                let path = #keyPath(Row.x) //=> let path = "first"
            }
            class B: NSObject { class Row: NSObject { @objc(second) var x = 1 }
                let path = #keyPath(Row.x) //=> let path = "second"
            }
            """),
        HardProgram(
            "a nested class hides one of the module",
            """
            class Row: NSObject { @objc(outer) func go() {} }
            class A: NSObject { class Row: NSObject { @objc(inner) func go() {} }
                let a = #selector(Row.go) //=> let a = Selector("inner")
            }
            let b = #selector(Row.go) //=> let b = Selector("outer")
            """),
        HardProgram(
            "private classes of one name in two files",
            """
            private class Row: NSObject { @objc(one) func go() {} }
            class A: NSObject { let a = #selector(go); @objc(here) func go() {} } //=> class A: NSObject { let a = Selector("here"); func go() {} }
            ---
            private class Row: NSObject { @objc(two) func go() {} }
            """),
        HardProgram(
            "an extension in another file",
            """
            class A: NSObject { let s = #selector(far) } //=> class A: NSObject { let s = Selector("distant") }
            ---
            extension A { @objc(distant) func far() {} }
            """),
        HardProgram(
            "an extension of a nested class in another file",
            """
            class A: NSObject { class Row: NSObject {} }
            let s = #selector(A.Row.far) //=> let s = Selector("distant")
            ---
            extension A.Row { @objc(distant) func far() {} }
            """),
        HardProgram(
            "a local class",
            """
            func f() {
                class Row: NSObject { @objc(local) func go() {}
                    func g() { print(#selector(go)) } //=> func g() { print(Selector("local")) }
                }
            }
            """),
        HardProgram(
            "two local classes of one name",
            """
            func f() {
                class Row: NSObject { @objc(first) func go() {} }
                print(#selector(Row.go)) //=> print(Selector("first"))
                func g(row: Row) { print(#selector(row.go)) } //=> func g(row: Row) { print(Selector("first")) }
            }
            class A: NSObject {
                func f() {
                    class Row: NSObject { @objc(second) func go() {}; @objc(title) dynamic var x = 1 }
                    print(#selector(Row.go), #keyPath(Row.x)) //=> print(Selector("second"), "title")
                    let row = Row()
                    print(#selector(row.go)) //=> print(Selector("second"))
                    t = row.observe(\\.x) { _, _ in } //=> t = row.observe(\\.x, keys: "title") { _, _ in }
                    print(#selector(f)) //=> print(Selector("here"))
                }
                @objc(here) func f(_ x: Int) {}
            }
            """),
        HardProgram(
            "a class inside a local class",
            """
            class Cell: NSObject { @objc(outer) func go() {} }
            func f() {
                class Row: NSObject { class Cell: NSObject { @objc(inner) func go() {} }
                    func g() { print(#selector(Cell.go)) } //=> func g() { print(Selector("inner")) }
                }
            }
            """),
        HardProgram(
            "a local class inherits from another",
            """
            class Base: NSObject { @objc(outer) func go() {} }
            func f() {
                class Base: NSObject { @objc(inner) func go() {} }
                class Row: Base {
                    func g() { print(#selector(go)) } //=> func g() { print(Selector("inner")) }
                }
            }
            """),
        HardProgram(
            "a local class under a condition",
            """
            func f() {
                #if canImport(UIKit)
                class Row: NSObject { @objc(inner) func go() {} }
                #endif
                print(#selector(Row.go)) //=> print(Selector("inner"))
            }
            """),
        HardProgram(
            "a typealias of a nested class",
            """
            class A: NSObject { class Row: NSObject { @objc(title) var x = 1 } }
            typealias Line = A.Row
            let p = #keyPath(Line.x) //=> let p = "title"
            """),
        HardProgram(
            "a typealias inside a class",
            """
            class Row: NSObject { @objc(title) var x = 1 }
            class A: NSObject { typealias Line = Row
                let p = #keyPath(Line.x) //=> let p = "title"
            }
            """),
        HardProgram(
            "a type with the module's name before it",
            """
            class Row: NSObject { @objc(title) var x = 1 }
            let p = #keyPath(App.Row.x) //=> let p = "title"
            """),
        HardProgram(
            "the selector of a local object belongs to its class",
            """
            class A: NSObject { @objc(go) func run() {} }
            class B: NSObject { @objc(stop) func run() {}
                func f(object: A) { print(#selector(object.run)) } //=> func f(object: A) { print(Selector("go")) }
            }
            """),
        HardProgram(
            "the selector of a property's object belongs to its class",
            """
            class A: NSObject { @objc(go) func run() {} }
            class B: NSObject { @objc(stop) func run() {}
                let object = A()
                func f() { print(#selector(object.run)) } //=> func f() { print(Selector("go")) }
            }
            """),
        HardProgram(
            "the selector of self that a guard binds anew",
            """
            class A: NSObject { @objc(go) func run() {}
                func f() { g { [weak self] in guard let self = self else { return }
                    print(#selector(self.run)) //=> print(Selector("go"))
                } }
            }
            class B: NSObject { @objc(stop) func run() {} }
            """),
        HardProgram(
            "a path observed on a parameter",
            """
            class A: NSObject { @objc(title) dynamic var name = "" }
            class B: NSObject { @objc dynamic var name = ""
                func f(object: A) {
                    t = object.observe(\\.name) { _, _ in } //=> t = object.observe(\\.name, keys: "title") { _, _ in }
                }
            }
            """),
        HardProgram(
            "a path observed on a made object",
            """
            class B: NSObject { @objc dynamic var name = "" }
            class A: NSObject { @objc(title) dynamic var name = "" }
            func f() {
                let object = A()
                t = object.observe(\\.name) { _, _ in } //=> t = object.observe(\\.name, keys: "title") { _, _ in }
            }
            """),
        HardProgram(
            "a path observed on a property of another object",
            """
            class B: NSObject { @objc dynamic var name = "" }
            class A: NSObject { @objc(title) dynamic var name = "" }
            class C: NSObject { var a: A? }
            func f(c: C) {
                t = c.a?.observe(\\.name) { _, _ in } //=> t = c.a?.observe(\\.name, keys: "title") { _, _ in }
            }
            """),
    ]
}
