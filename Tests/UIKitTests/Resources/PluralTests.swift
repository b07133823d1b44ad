import Foundation
import TestSupport
import Testing
import UIKit

/// Texts of `.stringsdict` files.
extension ResourceTests {
    private func entry(_ key: String, _ format: String, _ variables: [String: [String: String]]) -> [String: Any] {
        var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
        for (name, forms) in variables {
            entry[name] = forms.merging([
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": forms["type"] ?? "d",
            ]) { $1 }
        }
        return [key: entry]
    }

    private func bundle(_ entries: [String: Any], language: String = "en", in folder: Folder) throws -> Bundle {
        try folder.write(
            try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0), to: "\(language).lproj/Localizable.stringsdict")
        return try #require(Bundle(path: folder.url.path))
    }

    @Test func aNumberChoosesTheText() throws {
        let folder = try Folder()
        try folder.write(Data("\"hello\" = \"Hello\"; \"days\" = \"hidden\";".utf8), to: "en.lproj/Localizable.strings")
        let entries = entry("days", "%#@n@", ["n": ["zero": "today", "one": "%d day", "other": "%d days"]])
            .merging(entry("hours", "%#@n@", ["n": ["one": "an hour", "other": "%d hours"]])) { $1 }
        let bundle = try bundle(entries, in: folder)
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
        let (days, hours) = (NSLocalizedString("days", bundle: bundle, comment: ""), NSLocalizedString("hours", bundle: bundle, comment: ""))
        #expect([0, 1, 2].map { String.localizedStringWithFormat(days, $0) } == ["today", "1 day", "2 days"])
        #expect(String.localizedStringWithFormat(hours, 1) == "an hour" && String(format: hours, 2) == "2 hours")
        #expect(String(format: days, locale: Locale(identifier: "de_DE"), 1234) == "1.234 days")
        let arguments: [any CVarArg] = [1]
        #expect(String(format: days, locale: Locale(identifier: "en_US"), arguments: arguments) == "1 day")
        #expect(String(format: days, arguments: [UInt8(1)]) == "1 day")
        // Foundation's own function knows no plural forms.
        #expect(String(format: days, arguments: arguments).utf8.starts(with: "1 days".utf8))
        #expect(NSLocalizedString("weeks", bundle: bundle, comment: "") == "weeks")
        #expect(bundle.localizedString(forKey: "hello", value: nil, table: "Localizable") == "Hello")
    }

    @Test func variablesStandInOtherVariables() throws {
        let variables = ["done": ["one": "%d of %#@all@ done", "other": "%d of %#@all@ done!"], "all": ["one": "%d run", "other": "%d runs"]]
        let folder = try Folder()
        let format = NSLocalizedString("runs", bundle: try bundle(entry("runs", "(%#@done@)", variables), in: folder), comment: "")
        #expect(String.localizedStringWithFormat(format, 1, 3) == "(1 of 3 runs done)")
        #expect(String.localizedStringWithFormat(format, 0, 1) == "(0 of 1 run done!)")
        #expect(String(format: "a" + format, 2, 2) == "a(2 of 2 runs done!)")
    }

    @Test func argumentsHavePositions() throws {
        let variables = [
            "files": ["one": "%arg file", "other": "%arg files"],
            "folders": ["one": "one folder of %1$@", "other": "%d folders of %1$@", "type": "lu"],
        ]
        let folder = try Folder()
        let text = entry("all", "%2$#@files@ in %3$#@folders@, 100%%", variables)
        let format = NSLocalizedString("all", bundle: try bundle(text, in: folder), comment: "")
        #expect(String.localizedStringWithFormat(format, "Ann", 1, 2) == "1 file in 2 folders of Ann, 100%")
        #expect(String.localizedStringWithFormat(format, "Ann", 5, 1) == "5 files in one folder of Ann, 100%")
        #expect(String.localizedStringWithFormat(format, "Ann") == "%d files in %d folders of Ann, 100%")
    }

    @Test(arguments: [(1, "1 день"), (3, "3 дня"), (5, "5 дней"), (21, "21 день")])
    func eachLanguageHasItsRules(number: Int, expected: String) throws {
        let folder = try Folder()
        let forms = ["one": "%d день", "few": "%d дня", "many": "%d дней", "other": "%d дня"]
        let bundle = try bundle(entry("days", "%#@n@", ["n": forms]), language: "ru", in: folder)
        speaking(["ru"]) { #expect(String.localizedStringWithFormat(NSLocalizedString("days", bundle: bundle, comment: ""), number) == expected) }
    }

    @Test func aMalformedEntryIsReportedAndLeftOut() throws {
        let folder = try Folder()
        var entries = entry("good", "%#@n@", ["n": ["other": "%d"]])
        entries.merge(entry("undefined", "%#@m@", [:])) { $1 }
        entries.merge(entry("other", "%#@n@", ["n": ["one": "%d"]])) { $1 }
        entries.merge(entry("endless", "%#@n@", ["n": ["other": "%#@m@"], "m": ["other": "%#@n@"]])) { $1 }
        entries["none"] = ["n": 1]
        entries["text"] = "text"
        let bundle = try bundle(entries, in: folder)
        let file = folder.url.path + "/en.lproj/Localizable.stringsdict"
        #expect(String.localizedStringWithFormat(NSLocalizedString("good", bundle: bundle, comment: ""), 1) == "1")
        for key in ["undefined", "other", "endless", "none", "text"] { #expect(NSLocalizedString(key, bundle: bundle, comment: "") == key) }
        #expect(Diagnostics.hasWarned("\(file): the entry 'endless' has a variable 'm' that contains itself and is left out"))
        #expect(Diagnostics.hasWarned("\(file): the entry 'none' has no NSStringLocalizedFormatKey and is left out"))
        let damaged = try Folder()
        try damaged.write(Data("<plist".utf8), to: "en.lproj/Localizable.stringsdict")
        let other = try #require(Bundle(path: damaged.url.path))
        #expect(NSLocalizedString("key", bundle: other, comment: "") == "key")
        #expect(Diagnostics.hasWarned("\(damaged.url.path)/en.lproj/Localizable.stringsdict is no property list; its texts are left out"))
    }

    @Test func aTextForDevicesOrWidthsIsChosen() throws {
        let folder = try Folder()
        let bundle = try bundle(
            [
                "tap": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "other": "Click"]],
                "name": ["NSStringVariableWidthRuleType": ["5": "Short", "40": "A long name"]],
            ], in: folder)
        #expect(NSLocalizedString("tap", bundle: bundle, comment: "") == "Tap")
        #expect(NSLocalizedString("name", bundle: bundle, comment: "") == "A long name")
    }

    @Test func valuesInALocalizedStringChooseItsText() throws {
        let folder = try Folder()
        try folder.write(Data("\"by %@\" = \"von %@\"; \"plain 5%\" = \"schlicht 5%\";".utf8), to: "en.lproj/Other.strings")
        let text = entry("%lld days", "%#@n@", ["n": ["one": "one day", "other": "%d days"]])
        let bundle = try bundle(text, in: folder)
        let (one, name) = (1, "Ann")
        #expect(String(localized: "\(one) days", bundle: bundle) == "one day" && String(localized: "\(12) days", bundle: bundle) == "12 days")
        #expect(String(localized: "by \(name)", table: "Other", bundle: bundle) == "von Ann")
        #expect(String(localized: "plain 5%", table: "Other", bundle: bundle) == "schlicht 5%")
        let english = Locale(identifier: "en_US")
        #expect(String(localized: "\(2.5, specifier: "%.2f") of \(UInt(3)), 5%", bundle: bundle, locale: english) == "2.50 of 3, 5%")
        #expect(String(localized: "key", defaultValue: "else \(one)", bundle: bundle) == "else 1")
    }
}
