import LaminaRun
import Testing

struct FilmEnvironmentTests {
    @Test(arguments: ["SWIFT_DETERMINISTIC_HASHING", "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "TZDIR", "LANGUAGE"])
    func aVariableOfTheCallerThatWouldChangePixelsDoesNotReachAFilm(name: String) {
        #expect(FilmEnvironment.made(from: [name: "1"]) == FilmEnvironment.made(from: [:]))
    }

    @Test func timeZoneAndLanguageAreTheSameForEveryCaller() {
        let environment = FilmEnvironment.made(from: ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE", "LANG": "fr_FR", "PATH": "/bin"])
        #expect(environment == ["TZ": "UTC", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "PATH": "/bin"])
    }
}
