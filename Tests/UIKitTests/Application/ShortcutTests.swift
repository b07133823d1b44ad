import Foundation
import Testing
import UIKit

@MainActor
struct ShortcutTests {
    private let item = UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: "Letter", icon: UIApplicationShortcutIcon(type: .compose),
        userInfo: ["n": 3 as NSNumber])

    @Test func aMutableCopyChangesAlone() throws {
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        #expect(copy.localizedSubtitle == "Letter" && copy.icon == item.icon && copy.userInfo?["n"] as? NSNumber == 3)
        copy.localizedTitle = "Old"
        copy.type = "old"
        #expect(item.localizedTitle == "New" && item.type == "new")
        let fixed = try #require(copy.copy() as? UIApplicationShortcutItem)
        #expect(fixed.localizedTitle == "Old" && !(fixed is UIMutableApplicationShortcutItem))
    }

    @Test func iconsOfOneImageAreEqual() {
        #expect(UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
        #expect(UIApplicationShortcutIcon(systemImageName: "plus") != UIApplicationShortcutIcon(templateImageName: "plus"))
    }

    @Test func theAppKeepsItsShortcuts() {
        defer { UIApplication.shared.shortcutItems = nil }
        UIApplication.shared.shortcutItems = [item]
        #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new"])
    }

    @Test func numbersAndTextsOfAnItemBecomeObjects() {
        let values = ["index": 3]
        let counted = UIApplicationShortcutItem(type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: nil, userInfo: values)
        #expect((counted.userInfo?["index"] as? NSNumber)?.intValue == 3)
        let named = UIApplicationShortcutItem(type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: nil, userInfo: ["name": "b"])
        #expect((named.userInfo?["name"] as? NSString) == "b")
    }
}
