import Foundation
@testable import LaminaCommand
import Testing
import TestSupport

struct AppHashTests {
    @Test func theHashDependsOnTheExecutableAndOnItsResources() throws {
        let folder = try Folder()
        let app = try folder.write("app", to: "App")
        _ = try folder.write("one", to: "App_App.resources/en.lproj/text.strings")
        let first = AppHash.text(ofExecutable: app)
        _ = try folder.write("note", to: "note.txt")
        #expect(AppHash.text(ofExecutable: app) == first)
        _ = try folder.write("two", to: "App_App.resources/en.lproj/text.strings")
        let second = AppHash.text(ofExecutable: app)
        #expect(second != first)
        _ = try folder.write("app 2", to: "App")
        #expect(AppHash.text(ofExecutable: app) != second)
    }
}
