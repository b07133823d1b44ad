import Foundation
import TestSupport
import Testing
import UIKit

/// Texts of `.xcstrings` files.
@Suite struct StringCatalogTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func bundle(_ strings: String) throws -> Bundle {
        let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
        try folder.write(Data(text.utf8), to: "Localizable.xcstrings")
        return try #require(Bundle(path: folder.path))
    }

    private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

    @Test func aTextIsThatOfTheLanguage() throws {
        let bundle = try bundle(#""hello": {"localizations": {"en": \#(unit("Hello")), "de": \#(unit("Hallo"))}}, "new": {}"#)
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
        #expect(NSLocalizedString("new", bundle: bundle, comment: "") == "new")
    }

    @Test func aNumberChoosesThePluralForm() throws {
        let forms = #"{"variations": {"plural": {"one": \#(unit("%lld day")), "other": \#(unit("%lld days"))}}}"#
        let bundle = try bundle(#""%lld days": {"localizations": {"en": \#(forms)}}"#)
        let format = NSLocalizedString("%lld days", bundle: bundle, comment: "")
        #expect([1, 2].map { String.localizedStringWithFormat(format, $0) } == ["1 day", "2 days"])
        #expect(String(localized: "\(1) days", bundle: bundle) == "1 day" && String(localized: "\(5) days", bundle: bundle) == "5 days")
    }

    @Test func substitutionsHaveFormsOfTheirOwn() throws {
        let forms = #"{"plural": {"one": \#(unit("%arg file")), "other": \#(unit("%arg files"))}}"#
        let files = #""files": {"formatSpecifier": "lld", "variations": \#(forms)}"#
        let text = #"{"stringUnit": {"value": "All %#@files@"}, "substitutions": {\#(files)}}"#
        let format = NSLocalizedString("all", bundle: try bundle(#""all": {"localizations": {"en": \#(text)}}"#), comment: "")
        #expect([1, 3].map { String.localizedStringWithFormat(format, $0) } == ["All 1 file", "All 3 files"])
    }

    @Test func aTextCanBeThatOfPhones() throws {
        let devices = #"{"variations": {"device": {"iphone": \#(unit("Tap")), "other": \#(unit("Click"))}}}"#
        #expect(NSLocalizedString("go", bundle: try bundle(#""go": {"localizations": {"en": \#(devices)}}"#), comment: "") == "Tap")
    }

    @Test func mistakesAreReportedAndLeftOut() throws {
        let forms = #"{"variations": {"plural": {"one": \#(unit("%lld day"))}}}"#
        let bundle = try bundle(#""days": {"localizations": {"en": \#(forms)}}"#)
        #expect(NSLocalizedString("days", bundle: bundle, comment: "") == "days")
        let path = "\(folder.path)/Localizable.xcstrings"
        #expect(Diagnostics.hasWarned("\(path): the entry 'days' has a variable 'number' without a text 'other' and is left out"))
        let damaged = try Folder()
        try damaged.write(Data("?".utf8), to: "Localizable.xcstrings")
        #expect(NSLocalizedString("days", bundle: try #require(Bundle(path: damaged.path)), comment: "") == "days")
        let reason = "it is not JSON, or has a number that does not fit"
        #expect(Diagnostics.hasWarned("\(damaged.path)/Localizable.xcstrings is no string catalogue: \(reason); its texts are left out"))
    }
}
