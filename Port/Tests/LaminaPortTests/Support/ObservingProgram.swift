/// A program with key-value coding and observing; it prints a line for each fact.
enum ObservingProgram {
    static let main = #"""
        import Foundation

        @objcMembers class Song: NSObject {
            dynamic var title = "la" { didSet { print("did set", oldValue, title) } }
            dynamic var album: Album?
            dynamic var isLoud = false
            var plays = 0
            dynamic var name: String {
                get { title.uppercased() }
                set { title = newValue.lowercased() }
            }
            override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                key == "label" ? ["title", "album.name"] : super.keyPathsForValuesAffectingValue(forKey: key)
            }
            var label: String { title + " of " + (album?.name ?? "nothing") }
            override func setNilValueForKey(_ key: String) { print("nil for", key) }
            override func value(forUndefinedKey key: String) -> Any? { key == "mood" ? "gay" : super.value(forUndefinedKey: key) }
        }
        class LoudSong: Song {
            override var title: String { didSet { print("loud", title) } }
            override func value(forUndefinedKey key: String) -> Any? { "loud " + "\(super.value(forUndefinedKey: key) ?? "nil")" }
        }
        @objc(GivenAlbum) final class Album: NSObject {
            @objc dynamic var name: String
            @objc var songs: [Song] = []
            init(name: String) { self.name = name }
            @objc class func keyPathsForValuesAffectingCount() -> Set<String> { ["songs"] }
            @objc var count: Int { songs.count }
        }
        class Manual: NSObject {
            @objc dynamic var value = 0
            override static func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "value" }
            func announce() { willChangeValue(for: \.value); value += 1; didChangeValue(for: \.value) }
        }
        class Ear: NSObject {
            private var context = 0
            @objc let song: Song
            private var observation: NSKeyValueObservation?
            init(_ song: Song) {
                self.song = song
                super.init()
                song.addObserver(self, forKeyPath: #keyPath(Song.label), options: [.new], context: &context)
                observation = observe(\.song.album?.name, options: [.old, .new]) { _, change in
                    print("closure", (change.oldValue ?? nil) ?? "nil", (change.newValue ?? nil) ?? "nil")
                }
            }
            deinit { song.removeObserver(self, forKeyPath: "label", context: &context) }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                guard context == &self.context else {
                    return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
                print("observed", keyPath ?? "nil", change?[.newKey] ?? "nil", object is Song)
            }
        }
        class Proxy: NSObject {
            override func responds(to aSelector: Selector!) -> Bool {
                super.responds(to: aSelector) || aSelector == Selector("forwarded:")
            }
            @objc func own() {}
        }
        let proxy: NSObject = Proxy()
        print(proxy.responds(to: Selector("own")), proxy.responds(to: Selector("forwarded:")), proxy.responds(to: Selector("other")))
        let song = LoudSong()
        var ear: Ear? = Ear(song)
        song.title = "mi"
        song.album = Album(name: "best")
        song.album?.name = "worst"
        song.setValue("fa", forKey: "title")
        song.name = "SO"
        ear = nil
        song.title = "unheard"
        song.setValue(nil, forKey: "plays")
        print(song.value(forKey: "mood")!, song.value(forKey: "loud")!, song.value(forKeyPath: "album.name.length")!)
        let album = Album(name: "all")
        album.songs = [Song(), song]
        album.setValue(3, forKeyPath: "songs.plays")
        print(album.value(forKeyPath: "songs.@sum.plays")!, album.value(forKeyPath: "songs.title") as! [String])
        let counted = album.observe(\.count, options: [.new]) { print("count", $1.newValue!, $0 === album) }
        album.mutableArrayValue(forKey: "songs").add(Song())
        counted.invalidate()
        let manual = Manual()
        let token = manual.observe(\.value, options: [.old, .new]) { print("manual", $1.oldValue!, $1.newValue!) }
        manual.value = 5
        manual.announce()
        token.invalidate()
        print(NSStringFromClass(Album.self), NSClassFromString("GivenAlbum") == Album.self, NSClassFromString("App.Album") == Album.self)
        """#

    static let output = #"""
        true true false
        did set la mi
        observed label mi of nothing true
        loud mi
        closure nil best
        observed label mi of best true
        closure best worst
        observed label mi of worst true
        did set mi fa
        loud fa
        observed label fa of worst true
        did set fa so
        observed label so of worst true
        loud so
        did set so unheard
        loud unheard
        nil for plays
        loud gay false 5
        6 ["la", "unheard"]
        count 3 true
        manual 5 6
        GivenAlbum true true
        """#
}
