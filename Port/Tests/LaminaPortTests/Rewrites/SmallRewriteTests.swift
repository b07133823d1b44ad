import LaminaPort
import Testing

struct SmallRewriteTests {
    @Test(arguments: [
        ("#keyPath(volume)", "\"volume\""),
        ("#keyPath(Owner.volume)", "\"volume\""),
        ("#keyPath(Owner.player.song)", "\"player.title\""),
        ("#keyPath(CALayer.isHidden)", "\"hidden\""),
        ("#keyPath(UIView.layer.cornerRadius)", "\"layer.cornerRadius\""),
        ("#keyPath(Owner.isOn)", "\"isOn\""),
    ])
    func aKeyPathIsTheStringOfItsKeys(expression: String, expected: String) {
        let members = "@objc var volume = 1\n@objc var player: Player?\n@objc var isOn = true"
        #expect(ported(expression, in: members, after: "class Player: NSObject { @objc(title) var song = \"\" }") == expected)
    }

    @Test(arguments: [
        ("Foundation.URLSession.shared", "FoundationNetworking.URLSession.shared"),
        ("nil as Foundation.URLRequest?", "nil as FoundationNetworking.URLRequest?"),
        ("[Foundation.XMLParser.self]", "[FoundationXML.XMLParser.self]"),
        ("Foundation.URL.self", "Foundation.URL.self"),
        ("foundation.URLSession", "foundation.URLSession"),
    ])
    func aNameOfFoundationIsQualifiedByThePartThatHasIt(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test(arguments: [
        ("#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"),
        ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
        ("#fileLiteral(resourceName: \"a.txt\")", "Foundation.Bundle.main.url(forResource: \"a.txt\", withExtension: nil)!"),
    ])
    func literalsOfTheEditorAreCalls(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test
    func aManagedPropertyUsesKeyValueCoding() {
        let text = "class L: CALayer {\n@NSManaged var progress: CGFloat\n}"
        let accessors = "get { LaminaMethods.ManagedValue.read(value(forKey: \"progress\")) } set { setValue(newValue, forKey: \"progress\") }"
        #expect(portedLines(text)[1] == "var progress: CGFloat { \(accessors) }")
        #expect(!port(text).texts[0].contains("_cdecl"))
    }

    @Test(arguments: [
        ("UIControlEvents.touchUpInside", "UIControl.Event.touchUpInside"),
        ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
        ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
        ("x.kCAFillModeForwards", "x.kCAFillModeForwards"),
        ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
    ])
    func oldNamesBecomeTodaysNames(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test
    func functionsOfATestListLoseTheMainActor() {
        let list = "static let __allTests__A = [(\"testB\", testB), (\"testC\", asyncTest(testC))]"
        let expected = "static let __allTests__A = [(\"testB\", laminaTest(testB)), (\"testC\", asyncTest(testC))]"
        #expect(portedLines("extension A {\n\(list)\n}")[1] == expected)
    }

    @Test
    func foundationsComparisonOfNumbersWinsOverTheModules() {
        let own = "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }"
        #expect(portedLines(own)[0].hasPrefix("@_disfavoredOverload func <"))
        #expect(!portedLines("func < (lhs: Card, rhs: Card) -> Bool { true }")[0].contains("@_disfavored"))
    }

    @Test
    func anOldNameThatTheModuleDeclaresStays() {
        let text = "struct UIControlEvents {}\nlet x: UIControlEvents? = nil"
        #expect(port(text).texts == [text])
    }

    @Test(arguments: [
        ("(sender as AnyObject).level", "(sender as! Knob).level"),
        ("(sender as AnyObject).level!", "(sender as! Knob).level"),
        ("(sender as AnyObject).turn?(3)", "(sender as? Knob)?.turn(3)"),
        ("(sender as AnyObject).tag", "(sender as! UIView).tag"),
        ("(sender as AnyObject).cgRectValue", "(sender as! NSValue).cgRectValue"),
        ("{ if let x = (sender as AnyObject).tag { print(x) } }()", "{ if let x = (sender as? UIView)?.tag { print(x) } }()"),
    ])
    func aMemberOfAnyObjectBelongsToTheClassThatDeclaresIt(expression: String, expected: String) {
        let knob = "class Knob: NSObject { @objc var level = 1; @objc func turn(_ x: Int) {} }\nclass Big: Knob { override func turn(_ x: Int) {} }"
        #expect(ported(expression, after: knob) == expected)
    }

    @Test
    func aMemberOfAnObjectOfAKnownClassIsThatClasss() {
        let text =
            "class Touch: NSObject { func place() {} }\nclass Tap: NSObject { func place() {} }\n"
            + "func f(all: Set<Touch>, list: [Tap]) { (all.first as AnyObject).place(); (list[0] as AnyObject).place() }"
        let line = portedLines(text)[2]
        #expect(line.contains("(all.first as! Touch).place()") && line.contains("(list[0] as! Tap).place()"))
    }

    @Test
    func aMemberOfAParameterOfTypeAnyObjectIsCast() {
        #expect(
            portedLines("func f(sender: AnyObject, other: UIView) { print(sender.tag, other.tag) }")[0].contains("(sender as! UIView).tag, other.tag")
        )
    }

    @Test(arguments: [
        "method_exchangeImplementations(a, b)", "class_getInstanceMethod(A.self, s)", "object_setClass(x, B.self)", "class_copyIvarList(A.self, nil)",
    ])
    func aCallThatChangesClassesIsAnErrorWithAWayOut(call: String) {
        let result = port("func f() {\n  \(call)\n}")
        #expect(result.diagnostics.map(\.severity) == [.error])
        #expect(result.diagnostics.map(\.line) == [2])
        #expect(result.diagnostics.first?.construct == String(call.prefix { $0 != "(" }))
        #expect(result.diagnostics.first?.message.contains("; ") == true)
    }

    @Test
    func aLookupOfAMethodThatIsTestedFindsNothingAndIsAWarning() {
        let text = "if let a = class_getInstanceMethod(A.self, s), let b = class_getClassMethod(A.self, t) {\nmethod_exchangeImplementations(a, b)\n}"
        let result = port(text)
        #expect(result.diagnostics.map(\.severity) == [.warning, .warning])
        #expect(lines(result, of: text)[1] == "LaminaMethods.method_exchangeImplementations(a, b)")
        #expect(result.texts[0].hasPrefix("if let a = LaminaMethods.class_getInstanceMethod(A.self, s), let b = LaminaMethods.class_getClassMethod("))
        #expect(port("let a = class_getInstanceMethod(A.self, s)!").diagnostics.map(\.severity) == [.error])
    }

    @Test
    func aFunctionOfTheModuleWithANameOfTheRuntimeIsNoError() {
        #expect(port("func class_getInstanceMethod() {}\nfunc f() { class_getInstanceMethod() }").diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("type(of: object).description()", "NSStringFromClass(type(of: object))"),
        ("Owner.description() + \"!\"", "NSStringFromClass(Owner.self) + \"!\""),
        ("Owner.self.description()", "NSStringFromClass(Owner.self)"),
        ("object.classForCoder.description()", "NSStringFromClass(object.classForCoder)"),
        ("object.description()", "object.description()"),
        ("Other.description()", "Other.description()"),
        ("type(of: object).description(1)", "type(of: object).description(1)"),
    ])
    func theDescriptionOfAClassIsItsName(expression: String, expected: String) {
        #expect(ported(expression, after: "class Other { static func description() -> Int { 1 } }") == expected)
    }

    @Test
    func theDescriptionOfATypeParameterIsTheNameOfItsClass() {
        let text = "class Own: NSObject {}\nfunc f<T: Own, U: Equatable>(_: T, _: U) { _ = T.description(); _ = U.description() }"
        #expect(portedLines(text)[1].hasSuffix("_ = NSStringFromClass(T.self); _ = U.description() }"))
    }

    @Test(arguments: [
        ("RunLoopMode.commonModes", "RunLoop.Mode.common"),
        ("f(.commonModes)", "f(.common)"),
        ("RunLoopMode.defaultRunLoopMode", "RunLoop.Mode.default"),
        ("other.commonModes", "other.commonModes"),
    ])
    func modesOfRunLoopsHaveTodaysNames(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test(arguments: [
        ("CoreFoundation.sqrt(5)", "Foundation.sqrt(5)"), ("Darwin.sin(1)", "Glibc.sin(1)"), ("other.CoreFoundation", "other.CoreFoundation"),
    ])
    func aModuleBeforeADotHasItsNameHere(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test
    func aPackageWithoutResourcesHasTheMainBundle() {
        let text = "import Foundation\nlet a = Bundle.module\nlet b = f(in: .module)"
        let result = port(text)
        #expect(result.texts[0].matches(of: /fileprivate static var module: Foundation.Bundle \{ .main \}/).count == 1)
        #expect(result.diagnostics.map(\.severity) == [.warning])
        let accessor = "import Foundation\nextension Foundation.Bundle { static let module: Bundle = .main }"
        #expect(port(text, accessor).texts[0] == text)
    }

    @Test(arguments: [
        ("self.objects.first?.speed", "(self.objects.first as? Car)?.speed"),
        ("objects.last!.speed", "(objects.last as! Car).speed"),
        ("objects[0].speed", "(objects[0] as! Car).speed"),
        ("objects.first?.hash", "objects.first?.hash"),
        ("numbers.first?.speed", "numbers.first?.speed"),
    ])
    func membersOfElementsOfAnyObjectGetTheirClass(expression: String, expected: String) {
        let members = "var objects: [AnyObject] { [] }\nvar numbers: [Int] { [] }"
        #expect(ported(expression, in: members, after: "class Car: NSObject { var speed = 1 }\nclass Maker { func speed(_ x: Int) {} }") == expected)
    }

    @Test
    func aPriorityOfAnyObjectMayBeComparedWithANumber() {
        var constraint = TypeRecord(kind: .class, name: "NSLayoutConstraint")
        constraint.members = [MemberRecord(kind: .property, name: "priority")]
        var index = ModuleIndex(module: "UIKit")
        index.types = [constraint]
        let text = "class A: NSObject {\nvar all: [AnyObject] { [] }\nfunc f() -> Bool { all.first?.priority == 1 && all[0].priority == 1 }\n}"
        let ported = port(text, imports: [index]).texts[0]
        let line = "(all.first as? NSLayoutConstraint)?.lamina_priority() == 1 && (all[0] as! NSLayoutConstraint).lamina_priority() == 1"
        #expect(ported.contains(line))
        #expect(ported.matches(of: /@_disfavoredOverload fileprivate func lamina_priority\(\) -> Float/).count == 1)
    }

    @Test(arguments: [("classForCoder", "type(of: self)"), ("self.classForCoder", "type(of: self)"), ("other.classForCoder", "other.classForCoder")])
    func testCasesKnowTheirClass(expression: String, expected: String) {
        let own = "class Own: NSObject {\nvar c: AnyClass { classForCoder }\n}"
        let lines = portedLines("class Tests: XCTestCase {\nlazy var bundle = Bundle(for: \(expression))\n}\n\(own)")
        #expect(lines[1] == "lazy var bundle = Bundle(for: \(expected))" && lines[4] == "var c: AnyClass { classForCoder }")
    }

    @Test
    func aTimerWithoutArgumentsNeverFires() {
        #expect(ported("Timer()") == "Timer(timeInterval: 0, repeats: false, block: { _ in })")
        #expect(ported("Timer.scheduledTimer()") == "Timer.scheduledTimer()")
    }

    @Test(arguments: [
        ("layer.lineCap = \"round\"", "layer.lineCap = .init(rawValue: \"round\")"),
        ("shape.contentsGravity = \"resizeAspect\"", "shape.contentsGravity = .init(rawValue: \"resizeAspect\")"),
        ("CAMediaTimingFunction(name: \"linear\")", "CAMediaTimingFunction(name: .init(rawValue: \"linear\"))"),
        ("button.title = \"round\"", "button.title = \"round\""),
    ])
    func textIsTakenForTheConstantsThatWereText(old: String, new: String) { #expect(ported(old) == new) }

    @Test
    func aPropertyOfTheModuleKeepsItsText() {
        let text = "struct Pen { var lineCap = \"\" }\nfunc f() { var pen = Pen(); pen.lineCap = \"round\" }"
        #expect(portedLines(text).contains { $0.contains("pen.lineCap = \"round\"") })
    }

    @Test(arguments: [
        ("view.layer.borderColor", ".cgColor"), ("shapeLayer.fillColor", ".cgColor"), ("view.backgroundColor", ""), ("label.shadowColor", ""),
        ("player.fillColor", ""), ("self.layer?.shadowColor", ".cgColor"), ("layer.tintColor", ""),
    ])
    func aColorLiteralOfALayerIsACoreGraphicsColor(property: String, end: String) {
        let literal = "(red: 1, green: 0, blue: 0, alpha: 1)"
        #expect(ported("\(property) = #colorLiteral\(literal)") == "\(property) = UIColor\(literal)\(end)")
    }

    @Test
    func previewsAreLeftOut() {
        let text = """
            let a = 1
            #Preview {
                Page()
            }
            @available(iOS 17, *)
            #Preview("Dark") { Page() }
            let b = 2
            """
        #expect(portedLines(text) == ["let a = 1", "", "", "", "", "", "let b = 2"])
    }
}
