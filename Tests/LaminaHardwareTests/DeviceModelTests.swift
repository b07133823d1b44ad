import Foundation
import Testing

@testable import LaminaHardware

@Suite struct DeviceModelTests {
    /// A row of the numbers that the models' sources have.
    struct Row: Sendable {
        let name: String
        let size: [Double]
        let scale: Double
        /// Top and bottom.
        let portrait: [Double]
        /// Top, sides and bottom.
        let landscape: [Double]
        let bar: Double
    }

    static let rows = [
        Row(name: "iPhone SE", size: [375, 667], scale: 2, portrait: [20, 0], landscape: [0, 0, 0], bar: 20),
        Row(name: "iPhone 8", size: [375, 667], scale: 2, portrait: [20, 0], landscape: [0, 0, 0], bar: 20),
        Row(name: "iPhone 12 mini", size: [375, 812], scale: 3, portrait: [50, 34], landscape: [0, 50, 21], bar: 50),
        Row(name: "iPhone 13", size: [390, 844], scale: 3, portrait: [47, 34], landscape: [0, 47, 21], bar: 47),
        Row(name: "iPhone 14 Pro", size: [393, 852], scale: 3, portrait: [59, 34], landscape: [0, 59, 21], bar: 54),
        Row(name: "iPhone 15 Pro", size: [393, 852], scale: 3, portrait: [59, 34], landscape: [0, 59, 21], bar: 54),
        Row(name: "iPhone 16", size: [393, 852], scale: 3, portrait: [59, 34], landscape: [0, 59, 21], bar: 54),
        Row(name: "iPhone 16 Pro Max", size: [440, 956], scale: 3, portrait: [62, 34], landscape: [0, 62, 21], bar: 54),
        Row(name: "iPad mini", size: [744, 1133], scale: 2, portrait: [24, 20], landscape: [24, 0, 20], bar: 24),
        Row(name: "iPad Pro 11", size: [834, 1210], scale: 2, portrait: [24, 20], landscape: [24, 0, 20], bar: 24),
        Row(name: "iPad Pro 13", size: [1032, 1376], scale: 2, portrait: [24, 20], landscape: [24, 0, 20], bar: 24),
    ]

    @Test(arguments: rows)
    func aModelHasTheNumbersOfItsSource(row: Row) throws {
        let model = try #require(DeviceModel.named(row.name))
        #expect([model.width, model.height] == row.size)
        #expect(model.scale == row.scale)
        #expect(model.statusBarHeight == row.bar)
        let upright = model.safeArea(isLandscape: false, showsStatusBar: true)
        #expect(upright == ScreenInsets(top: row.portrait[0], bottom: row.portrait[1]))
        let lying = model.safeArea(isLandscape: true, showsStatusBar: model.hasStatusBar(isLandscape: true))
        #expect(lying == ScreenInsets(top: row.landscape[0], left: row.landscape[1], bottom: row.landscape[2], right: row.landscape[1]))
        #expect(model.idiom == (row.name.hasPrefix("iPad") ? .pad : .phone))
    }

    @Test(arguments: [("iPhone SE", 0.0), ("iPhone 13", 47), ("iPhone 16", 59), ("iPad mini", 0)])
    func withoutAStatusBarOnlyAHousingIsUnsafe(name: String, top: Double) throws {
        let model = try #require(DeviceModel.named(name))
        #expect(model.safeArea(isLandscape: false, showsStatusBar: false).top == top)
    }

    @Test func namesAreFoundWithoutRegardToCaseAndByTheirAliases() {
        #expect(DeviceModel.named(" iphone  16 pro ")?.name == "iPhone 16 Pro")
        #expect(DeviceModel.named("iPad Pro 11-inch")?.name == "iPad Pro 11")
        #expect(DeviceModel.named("iPhone") == nil)
        #expect(DeviceModel.named("") == nil)
    }

    @Test func everyNameStandsForOneModel() {
        let names = DeviceModel.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test func anUnknownNameIsAnErrorThatListsTheNames() throws {
        let text = UnknownDevice(name: "iPhone 99").description
        #expect(text.contains("iPhone 99"))
        for model in DeviceModel.all { #expect(text.contains("“\(model.name)”")) }
        #expect(throws: UnknownDevice(name: "iPhone 99")) { try JSONDecoder().decode([DeviceModel].self, from: Data(#"["iPhone 99"]"#.utf8)) }
    }

    @Test func aModelIsStoredByItsName() throws {
        let data = try JSONEncoder().encode(DeviceModel.all)
        #expect(try JSONDecoder().decode([DeviceModel].self, from: data) == DeviceModel.all)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"["iPhone SE","iPhone 8""#))
    }

    @Test(arguments: [
        ("iPhone 8", 216.0, 44.0, 163.0, 37.0), ("iPhone 13", 292, 44, 172, 37), ("iPhone 16", 292, 44, 172, 37),
        ("iPhone 16 Pro Max", 302, 44, 172, 37), ("iPad mini", 328, 50, 368, 50), ("iPad Pro 11", 283, 50, 368, 50),
        ("iPad Pro 13", 348, 50, 441, 50),
    ])
    func keyboardsHaveTheHeightsOfTheirClass(name: String, keys: Double, bar: Double, lyingKeys: Double, lyingBar: Double) throws {
        let model = try #require(DeviceModel.named(name))
        #expect(model.keyboard(isLandscape: false) == KeyboardMetrics(keys: keys, suggestions: bar))
        #expect(model.keyboard(isLandscape: true) == KeyboardMetrics(keys: lyingKeys, suggestions: lyingBar))
        #expect(model.keyboard(isLandscape: false).height(withSuggestions: true) == keys + bar)
    }
}
