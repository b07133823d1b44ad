import Foundation
import LaminaFoundation
import Testing

struct KeyValueObservingTests {
    private let song = Song("la")
    private let album = Album()
    private let listener = Listener()

    @Test func anObserverHearsTheChangesOfADynamicProperty() {
        song.addObserver(listener, forKeyPath: "title", options: [.old, .new], context: nil)
        song.title = "mi"
        song.title = "mi"
        song.plays = 4
        #expect(listener.heard == ["title la mi", "title mi mi"])
        song.removeObserver(listener, forKeyPath: "title")
        song.title = "fa"
        #expect(listener.heard.count == 2 && listener.kinds == [1, 1])
    }

    @Test func optionsDecideWhichValuesAreTold() {
        song.addObserver(listener, forKeyPath: "title", context: nil)
        song.title = "mi"
        song.removeObserver(listener, forKeyPath: "title", context: nil)
        song.addObserver(listener, forKeyPath: "title", options: [.initial, .new, .prior], context: nil)
        song.title = "fa"
        #expect(listener.heard == ["title - -", "title - mi", "title - - prior", "title - fa"])
        song.removeObserver(listener, forKeyPath: "title")
    }

    @Test func theContextTellsObservationsApart() {
        let context = UnsafeMutableRawPointer(bitPattern: 64)
        song.addObserver(listener, forKeyPath: "title", context: nil)
        song.addObserver(listener, forKeyPath: "title", context: context)
        song.removeObserver(listener, forKeyPath: "title", context: nil)
        song.title = "mi"
        #expect(listener.heard == ["title - - context"])
        song.removeObserver(listener, forKeyPath: "title", context: context)
        song.removeObserver(listener, forKeyPath: "title", context: context)
    }

    @Test func aValueThatIsSetByKeyIsToldOnce() {
        song.addObserver(listener, forKeyPath: "title", options: .new, context: nil)
        song.addObserver(listener, forKeyPath: "plays", options: .new, context: nil)
        song.setValue("mi", forKey: "title")
        song.setValue(2, forKey: "plays")
        #expect(listener.heard == ["title - mi", "plays - 2"])
        for path in ["title", "plays"] { song.removeObserver(listener, forKeyPath: path) }
    }

    @Test func anObserverOfAPathFollowsItsObjects() {
        song.addObserver(listener, forKeyPath: "album.name", options: [.old, .new], context: nil)
        song.album = album
        album.name = "best"
        let other = Album()
        song.album = other
        album.name = "unheard"
        other.name = "other"
        song.album = nil
        #expect(
            listener.heard == [
                "album.name <null> album", "album.name album best", "album.name best album", "album.name album other", "album.name other <null>",
            ])
        song.removeObserver(listener, forKeyPath: "album.name")
    }

    @Test func aPropertyChangesWithThoseThatAffectIt() {
        song.album = album
        song.addObserver(listener, forKeyPath: "album.label", options: .new, context: nil)
        album.artist = "Bo"
        album.name = "best"
        #expect(listener.heard == ["album.label - Bo: album", "album.label - Bo: best"])
        song.removeObserver(listener, forKeyPath: "album.label")
    }

    @Test func aMutableArrayTellsTheChangedPlaces() {
        album.addObserver(listener, forKeyPath: "songs", options: .new, context: nil)
        album.mutableArrayValue(forKey: "songs").add(song)
        album.mutableArrayValue(forKey: "songs").removeObject(at: 0)
        #expect(listener.kinds == [2, 3] && listener.heard.last == "songs - -")
        album.removeObserver(listener, forKeyPath: "songs")
    }

    @Test func aClosureObservesATypedPathByItsNames() {
        var heard: [String] = []
        let observation = song.observe(\.album?.name, keys: "album.name", options: [.old, .new]) { _, change in
            heard.append("\((change.oldValue ?? nil) ?? "nil") \((change.newValue ?? nil) ?? "nil")")
        }
        song.album = album
        album.name = "best"
        observation.invalidate()
        album.name = "unheard"
        #expect(heard == ["nil album", "album best"])
    }

    @Test func aChangeIsAnnouncedByName() {
        song.addObserver(listener, forKeyPath: "plays", options: [.old, .new], context: nil)
        var counts: [Int] = []
        let observation = song.observe(\.plays, options: .new) { counts.append($1.newValue ?? -1) }
        song.willChangeValue(forKey: "plays")
        song.plays = 5
        song.didChangeValue(forKey: "plays")
        #expect(listener.heard == ["plays 0 5"] && counts == [5])
        song.removeObserver(listener, forKeyPath: "plays")
        observation.invalidate()
    }

    @Test func neitherObjectIsRetained() {
        weak var gone: Song?
        do {
            let made = Song()
            gone = made
            made.addObserver(listener, forKeyPath: "title", context: nil)
        }
        #expect(gone == nil)
        do {
            let ears = Listener()
            song.addObserver(ears, forKeyPath: "title", context: nil)
        }
        song.title = "silence"
    }
}
