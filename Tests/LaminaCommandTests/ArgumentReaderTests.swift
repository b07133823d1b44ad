import LaminaRun
import Testing

@testable import LaminaCommand

@Suite struct ArgumentReaderTests {
    @Test func sizesAreTwoWholeNumbers() throws {
        #expect(try ScreenSize(argument: "375x667") == ScreenSize(width: 375, height: 667))
        for text in ["375", "375x", "0x5", "-1x5", "1.5x2", "1x2x3", "1X2"] {
            #expect(throws: (any Error).self, "\(text)") { try ScreenSize(argument: text) }
        }
    }

    @Test func framesAreGivenAsARangeOfNumbers() throws {
        #expect(try ArgumentReader.frameRange("0-299") == 0...299)
        #expect(try ArgumentReader.frameRange("7-7") == 7...7)
        for text in ["7", "9-7", "-1-4", "a-b", "1-2-3", "0-99999999999"] {
            #expect(throws: (any Error).self, "\(text)") { try ArgumentReader.frameRange(text) }
        }
    }

    @Test func datesAreMomentsInISO8601() throws {
        #expect(try ArgumentReader.date("2026-01-01T10:09:30Z") == RunRequest(destination: .file("a"), format: .png).date)
        #expect(try ArgumentReader.date("1970-01-01T01:00:00+01:00") == 0)
        for text in ["", "today", "2026-13-01T00:00:00Z"] { #expect(throws: (any Error).self, "\(text)") { try ArgumentReader.date(text) } }
    }

    @Test func localesConsistOfWords() throws {
        #expect(try ArgumentReader.locale("de-CH") == "de-CH")
        for text in ["", "d", "de_", "../x", "english"] { #expect(throws: (any Error).self, "\(text)") { try ArgumentReader.locale(text) } }
    }

    @Test func numbersThatGiveNoFilmAreRefused() {
        for text in ["0", "-1", "nan", "inf", "x"] { #expect(throws: (any Error).self, "\(text)") { try ArgumentReader.positive(text) } }
        for text in ["-1", "nan", "inf", "x"] { #expect(throws: (any Error).self, "\(text)") { try ArgumentReader.seconds(text) } }
    }
}
