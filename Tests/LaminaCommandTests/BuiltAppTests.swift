import LaminaHardware
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct BuiltAppTests {
    private func size(_ lists: [String: [String]], in bundle: String = "Shop.app") throws -> [Double]? {
        let folder = try Folder()
        let keys = lists.map { key, values in "<key>\(key)</key><array>\(values.map { "<string>\($0)</string>" }.joined())</array>" }
        _ = try folder.write("<plist version=\"1.0\"><dict>\(keys.joined())</dict></plist>", to: "\(bundle)/Info.plist")
        let size = BuiltApp(name: "Shop", executable: folder.file("\(bundle)/Shop")).usualSize
        return size.map { [$0.width, $0.height] }
    }

    private let left = "UIInterfaceOrientationLandscapeLeft"
    private let right = "UIInterfaceOrientationLandscapeRight"
    private let upright = "UIInterfaceOrientationPortrait"

    @Test func anAppForLandscapeOnlyHasAWideScreen() throws {
        #expect(try size(["UISupportedInterfaceOrientations": [left, right]]) == [667, 375])
        #expect(try size(["UISupportedInterfaceOrientations": [left, upright]]) == nil)
        #expect(try size(["UISupportedInterfaceOrientations": []]) == nil)
        #expect(try size([:]) == nil)
    }

    @Test func theListOfPhonesWins() throws {
        #expect(try size(["UISupportedInterfaceOrientations": [upright], "UISupportedInterfaceOrientations~iphone": [left]]) == [667, 375])
        #expect(try size(["UISupportedInterfaceOrientations": [left], "UISupportedInterfaceOrientations~iphone": [upright]]) == nil)
    }

    @Test(arguments: [
        (["Landscape"], ["Landscape"], false, true, true), (["Portrait"], ["Landscape"], false, false, true),
        (["Portrait"], ["Portrait"], true, false, false), (["Portrait", "Landscape"], ["Portrait", "Landscape"], true, true, true),
        (["Portrait", "Landscape"], ["Portrait", "Landscape"], false, false, false), ([], [], true, true, true),
    ])
    func anAppBeginsInLandscapeWhereItMayAndIsAsked(phone: [String], pad: [String], isAsked: Bool, onPhone: Bool, onPad: Bool) throws {
        let folder = try Folder()
        let lists = [("UISupportedInterfaceOrientations~iphone", phone), ("UISupportedInterfaceOrientations~ipad", pad)].map { key, values in
            let names = values.map { $0 == "Portrait" ? upright : left }
            return "<key>\(key)</key><array>\(names.map { "<string>\($0)</string>" }.joined())</array>"
        }
        _ = try folder.write("<plist version=\"1.0\"><dict>\(lists.joined())</dict></plist>", to: "Shop.app/Info.plist")
        let app = BuiltApp(name: "Shop", executable: folder.file("Shop.app/Shop"))
        let (iPhone, iPad) = try (#require(DeviceModel.named("iPhone 16")), #require(DeviceModel.named("iPad mini")))
        #expect(app.starts(on: iPhone, inLandscape: isAsked) == onPhone)
        #expect(app.starts(on: iPad, inLandscape: isAsked) == onPad)
    }

    @Test func onlyABundleHasAnInfoPlist() throws {
        #expect(try size(["UISupportedInterfaceOrientations": [left]], in: "build") == nil)
    }
}
