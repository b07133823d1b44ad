import LaminaPort
import Testing

/// The names that the rewriting invents are nobody else's.
struct InventedNameTests {
    private func declared(_ name: String, in text: String) -> Int {
        text.split(separator: "func \(name)(").count - 1
    }

    @Test
    func aMethodOfTheSourceMayHaveTheNameOfAHelper() {
        let text = "extension UIResponder {\n@objc class func lamina_1(_ call: Any) {}\n@objc func go() {}\n}"
        let ported = port(text).texts[0]
        #expect(declared("lamina_1", in: ported) == 1)
        #expect(ported.contains("lamina$UIResponder$go"))
    }

    @Test
    func aSuperclassInAnotherFileMayHaveTheNameOfAHelper() {
        let base = "extension UIResponder { func lamina_1() {}; func lamina_2() {} }"
        let ported = port("class A: UIView { @objc func go() {}; @objc func stop() {} }", base).texts[0]
        #expect(declared("lamina_1", in: ported) == 0)
        #expect(declared("lamina_2", in: ported) == 0)
        #expect(declared("lamina_3", in: ported) == 1)
    }

    @Test
    func selectorsThatDifferInSignsHaveFunctionsOfDifferentNames() {
        let text = "class A: NSObject {\n@objc func tap(_ x: Any) {}\n@objc func tap_() {}\n}"
        let names = port(text).texts[0].split(separator: "public func ").dropFirst().map { $0.prefix { $0 != "(" } }
        #expect(names.count == 2)
        #expect(Set(names).count == names.count)
    }
}
