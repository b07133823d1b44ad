import Foundation
import Testing
import TestSupport

import UIKit

/// Serialised, because the preferred languages apply to the whole process.
@Suite(.serialized)
struct ResourceTests {
    private func text(_ language: String, _ value: String, in folder: Folder) throws {
        try folder.write(Data("\"greeting\" = \"\(value)\";\n".utf8), to: "\(language).lproj/Localizable.strings")
    }

    func speaking<Value>(_ languages: [String], _ body: () throws -> Value) rethrows -> Value {
        let before = PreferredLanguages.current
        defer { PreferredLanguages.current = before }
        PreferredLanguages.current = languages
        return try body()
    }

    @Test(arguments: [("de_AT", "Servus"), ("de_DE", "Hallo"), ("fr_FR", "Hello"), ("en_US", "Hello")])
    func aStringIsFoundInTheUsersLanguageOrInEnglish(language: String, expected: String) throws {
        let folder = try Folder()
        try text("en", "Hello", in: folder)
        try text("de", "Hallo", in: folder)
        try text("de-AT", "Servus", in: folder)
        let bundle = try #require(Bundle(path: folder.url.path))
        speaking([language]) {
            #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == expected)
        }
    }

    @Test func aMissingStringIsItsKeyOrTheGivenValue() throws {
        let folder = try Folder()
        let bundle = try #require(Bundle(path: folder.url.path))
        #expect(NSLocalizedString("nothing", bundle: bundle, comment: "") == "nothing")
        #expect(NSLocalizedString("nothing at all", value: "else", comment: "") == "else")
        #expect(NSLocalizedString("nothing at all", comment: "") == "nothing at all")
    }

    @Test func aFileInTheUsersLanguageIsPreferred() throws {
        let folder = try Folder()
        try folder.write(Data(), to: "page.html")
        try folder.write(Data(), to: "de.lproj/page.html")
        let bundle = try #require(Bundle(path: folder.url.path))
        speaking(["de"]) { #expect(bundle.path(forResource: "page", ofType: "html")?.hasSuffix("de.lproj/page.html") == true) }
        speaking(["fr"]) { #expect(bundle.url(forResource: "page", withExtension: "html")?.path == folder.url.path + "/page.html") }
        #expect(bundle.path(forResource: "other", ofType: "html") == nil)
        #expect(bundle.path(forResource: "page", ofType: ".html") == bundle.path(forResource: "page", ofType: "html"))
    }

    @Test func theBundleOfAClassFindsWhatTheMainBundleFinds() throws {
        final class Own {}
        let folder = try #require(ResourceBundles.all.dropFirst().first).bundlePath
        let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first { $0.contains(".") })
        #expect(Bundle(for: Own.self).url(forResource: file, withExtension: nil)?.path == Bundle.main.path(forResource: file, ofType: nil))
        #expect(Bundle(for: Own.self).path(forResource: file, ofType: nil) != nil)
    }

    @Test func theExecutablesOwnBundleIsSearchedFirst() throws {
        let folder = try Folder()
        for name in ["a_B", "app_Main", "z_C"] { try folder.write(Data(), to: "\(name).resources/x") }
        let names = ResourceBundles.find(beside: folder.url, executable: "Main").map { ($0.bundlePath as NSString).lastPathComponent }
        #expect(names == ["app_Main.resources", "a_B.resources", "z_C.resources"])
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], ["fr-FR"]), (["LC_ALL": "C.UTF-8"], ["en"]), ([:], ["en"]),
    ])
    func theEnvironmentDeterminesTheLanguage(environment: [String: String], expected: [String]) {
        #expect(PreferredLanguages.fromEnvironment(environment) == expected)
    }
}
