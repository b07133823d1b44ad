import Foundation
import Testing

/// Every settable property has an effect, or `Documentation/Divergences.md` lists it as having none.
@Suite struct StoredPropertyTests {
    private static let facades =
        [
            "CoreGraphics", "CoreText", "QuartzCore", "UIKitValues", "UIKitAttributedText", "UIKitSharing", "UIKitViews", "UIKitLayout",
            "UIKitPresentations", "UIKitDynamics", "UIKitDevices", "UIKitInput", "UIKitControls", "UIKitScrollViews", "UIKitTextViews",
            "UIKitPickers", "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitContainers", "UIKitListControllers", "UIKitNibs", "UIKit",
        ].map { "Sources/Apple/\($0)" }

    @Test func propertiesThatAreNeverReadAreListedInDivergences() throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("Documentation/Divergences.md"), encoding: .utf8)
        let named = Set(page.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        let unread = PropertyScan(Repository.sources(below: "Sources")).unread(declaredBelow: Self.facades)
        // Some properties never have an effect; an empty list would mean that the search is broken.
        #expect(!unread.isEmpty)
        for property in unread {
            let words = property.words.sorted().joined(separator: ", ")
            let isNamed = named.contains(property.name[...])
            #expect(
                isNamed,
                "\(property.place): nothing in Sources reads \(words) but to set or declare it; give \(property.name) its effect or name it in Divergences"
            )
        }
    }

    private func unread(_ texts: [String: String]) -> [String] {
        let sources = texts.map { Repository.Source(path: $0.key, text: $0.value) }
        return PropertyScan(sources).unread(declaredBelow: ["Facade"]).map(\.name).sorted()
    }

    @Test(arguments: [
        "open var toolTip: String?", "public var toolTip = false", "open weak var toolTip: AnyObject?", "    open var toolTip = \"toolTip\"",
        "open var toolTip: Bool { get { own } set { own = newValue } }\nprivate var own = false",
        "open var toolTip: Bool {\n    get { state[\\.sparse.custom] }\n    set { state[\\.sparse.custom] = newValue }\n}",
    ])
    func aStoredPropertyIsFoundInEveryForm(declaration: String) {
        #expect(unread(["Facade/A.swift": declaration, "Core/B.swift": "// reads toolTip\nview.toolTip = true\nmake(toolTip: 1)"]) == ["toolTip"])
    }

    @Test(arguments: [
        "if view.toolTip { }", "show(toolTip)", "let copy = view.toolTip", "guard a == toolTip else { }", "a.toolTip == b", "let x = a ? toolTip : b",
    ])
    func aPropertyThatIsReadIsNotReported(use: String) {
        #expect(unread(["Facade/A.swift": "open var toolTip: String?", "Core/B.swift": use]).isEmpty)
    }

    @Test(arguments: [
        "open var toolTip: String? { didSet { update() } }", "open var toolTip: Bool { true }", "var toolTip = 1", "public static var toolTip = 1",
        "open var toolTip: Bool { get { own } set { set(newValue) } }",
    ])
    func computedAndNonpublicPropertiesAreNotReported(declaration: String) {
        #expect(unread(["Facade/A.swift": declaration]).isEmpty)
    }

    @Test func aRowOfThePropertyTableDoesNotCountAsARead() {
        let facade = "open var toolTip: Bool {\n    get { self[\\.custom] }\n    set { self[\\.custom] = newValue }\n}"
        #expect(unread(["Facade/A.swift": facade, "Core/B.swift": "    Property(\"toolTip\", \\.custom),"]) == ["toolTip"])
        #expect(unread(["Facade/A.swift": facade, "Core/B.swift": "draw(state.custom)"]).isEmpty)
    }
}
