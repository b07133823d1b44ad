import Foundation
import LaminaFoundation
import LaminaMethods

/// Objects with properties by name, as the compiler for Apple's source makes them.
final class Song: NSObject, MethodProviding {
    var title = "song" {
        willSet { _willChangeDynamicValue(forKey: "title") }
        didSet { _didChangeDynamicValue(forKey: "title") }
    }
    var duration = 1.0
    var plays = 0
    var isLoud = false
    var album: Album? {
        willSet { _willChangeDynamicValue(forKey: "album") }
        didSet { _didChangeDynamicValue(forKey: "album") }
    }
    /// The keys that were unknown or could not be nil.
    var refused: [String] = []

    init(_ title: String = "song", _ duration: Double = 1, plays: Int = 0) {
        self.title = title
        self.duration = duration
        self.plays = plays
    }

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "title", "setTitle:": call.property(\Song.title)
        case "duration", "setDuration:": call.property(\Song.duration)
        case "plays", "setPlays:": call.property(\Song.plays)
        case "isLoud", "setIsLoud:": call.property(\Song.isLoud)
        case "album", "setAlbum:": call.property(\Song.album)
        case "setNilValueForKey:": call.perform { (me: Song, key: String) in me.refused.append("nil \(key)") }
        default: call.isUnknown()
        }
    }
}

final class Album: NSObject, MethodProviding {
    var name = "album" {
        willSet { _willChangeDynamicValue(forKey: "name") }
        didSet { _didChangeDynamicValue(forKey: "name") }
    }
    var artist = "artist" {
        willSet { _willChangeDynamicValue(forKey: "artist") }
        didSet { _didChangeDynamicValue(forKey: "artist") }
    }
    var songs: [Song] = []
    var label: String { "\(artist): \(name)" }

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "name", "setName:": call.property(\Album.name)
        case "artist", "setArtist:": call.property(\Album.artist)
        case "songs", "setSongs:": call.property(\Album.songs)
        case "label": call.property(\Album.label)
        case "valueForUndefinedKey:": call.perform { (me: Album, key: String) in "no \(key)" }
        default: call.isUnknown()
        }
    }
}

/// The key paths on which `label` depends.
@_cdecl("lamina$+LaminaFoundationTests.Album$keyPathsForValuesAffectingLabel")
public func albumLabelKeys(_ call: UnsafeRawPointer) {
    MethodCall.open(call) { $0.perform { (_: Album.Type) in ["artist", "name"] as Set<String> } }
}

/// An object that notes the changes that it observes.
final class Listener: NSObject, MethodProviding {
    var heard: [String] = []
    var kinds: [UInt] = []

    func laminaPerform(_ call: MethodCall) {
        guard call.selector == "observeValueForKeyPath:ofObject:change:context:" else { return call.isUnknown() }
        call.perform { (me: Listener, path: String?, object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) in
            let (old, new) = (change?[.oldKey], change?[.newKey])
            let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
            me.heard.append("\(path ?? "") \(old ?? "-") \(new ?? "-")\(prior)\(context == nil ? "" : " context")")
            me.kinds.append((change?[.kindKey] as? NSNumber)?.uintValue ?? 0)
        }
    }
}
