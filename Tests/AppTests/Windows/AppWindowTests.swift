import Foundation
import LaminaPrimitives
import Testing

/// Apps in a window, driven by real clicks and keys: at each time the window shows the same picture as a film with the same events.
@Suite(.serialized, .enabled(if: XDisplay.isInstalled, XDisplay.note))
struct AppWindowTests {
    private static let size = ["--size", "375x667"]
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Compares the window with stills at the given times.
    private func compare(_ played: PlayedApp, _ app: String, events: String, at times: [Double]) throws {
        let file = try lamina.folder.write(events, to: "events.json")
        for time in times {
            try played.go(to: time)
            let still = try lamina.still(app, at: time, Self.size + ["--scale", "1", "--events", file])
            #expect(try played.screenshot() == still, "\(app) at \(time)")
        }
    }

    @Test func aClickMovesTheMail() throws {
        let played = try PlayedApp("MailMove", Self.size, in: lamina)
        try played.tap(150, 218, at: 0.5)
        try compare(played, "MailMove", events: #"[{"at": 0.5, "tap": [150, 218]}]"#, at: [0.9, 1.3, 1.8, 2.1, 3])
        #expect(try played.quit().status == 0)
    }

    @Test func clicksOpenTheCreditsAskAndGoBack() throws {
        let played = try PlayedApp("Credits", Self.size, in: lamina)
        var events = [#"{"at": 0.2, "tap": [344, 636]}"#]
        try played.tap(344, 636, at: 0.2)
        try compare(played, "Credits", events: "[\(events.joined(separator: ","))]", at: [0.5, 0.8, 1.5, 2.5])
        for (time, x, y) in [(2.6, 187.0, 227.0), (4, 120, 385), (5, 340, 22)] {
            events.append(#"{"at": \#(time), "tap": [\#(x), \#(y)]}"#)
            try played.tap(x, y, at: time)
            try compare(played, "Credits", events: "[\(events.joined(separator: ","))]", at: [time + 0.15, time + 0.9])
        }
        #expect(try played.quit().status == 0)
    }

    @Test func keysTypeTheMessage() throws {
        let played = try PlayedApp("Hypnosis", Self.size + ["--seed", "1"], in: lamina)
        let events = #"[{"at": 0.2, "tap": [187, 85]}, {"at": 0.5, "text": "Zzz"}, {"at": 1, "key": "return"}]"#
        try played.tap(187, 85, at: 0.2)
        try compare(played, "Hypnosis", events: events, at: [0.4])
        try played.go(to: 0.5)
        try played.type("Zzz")
        try compare(played, "Hypnosis", events: events, at: [0.7])
        try played.go(to: 1)
        try played.key("Return")
        try compare(played, "Hypnosis", events: events, at: [1.3, 1.9, 3])
        #expect(try played.quit().status == 0)
    }
}
