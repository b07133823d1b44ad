import Foundation
import LaminaFoundation
import Testing

struct KeyValueCodingTests {
    private let song = Song("la", 2.5, plays: 3)
    private let album = Album()

    @Test func aPropertyIsReadAndSetByItsName() {
        song.setValue("mi", forKey: "title")
        song.setValue(7, forKey: "plays")
        #expect(song.title == "mi" && song.plays == 7)
        #expect(song.value(forKey: "title") as? String == "mi")
        #expect(song.value(forKey: "duration") as? NSNumber == 2.5 && song.value(forKey: "duration") as? Double == 2.5)
    }

    @Test func aFlagIsFoundWithoutItsPrefix() {
        song.setValue(true, forKey: "loud")
        #expect(song.isLoud && song.value(forKey: "loud") as? Bool == true && song.value(forKey: "isLoud") as? Bool == true)
    }

    @Test func aValueOfTheWrongTypeIsRefused() {
        song.setValue("many", forKey: "plays")
        #expect(song.plays == 3)
    }

    @Test func nilForANumberIsPassedToSetNilValue() {
        song.setValue(nil, forKey: "plays")
        song.setValue(nil, forKey: "album")
        #expect(song.plays == 3 && song.refused == ["nil plays"])
    }

    @Test func anUnknownKeyIsPassedToTheClass() {
        #expect(album.value(forKey: "colour") as? String == "no colour")
        #expect(song.value(forKey: "colour") == nil)
        song.setValue(1, forKey: "colour")
    }

    @Test func aPathLeadsThroughOptionalObjects() {
        #expect(song.value(forKeyPath: "album.name") == nil)
        song.setValue("nothing", forKeyPath: "album.name")
        song.album = album
        song.setValue("best", forKeyPath: "album.name")
        #expect(album.name == "best" && song.value(forKeyPath: "album.name") as? String == "best")
        #expect(song.value(forKeyPath: "album.name.length") as? Int == 4)
    }

    @Test func severalPropertiesAreReadAndSetAtOnce() {
        song.setValuesForKeys(["title": "do", "plays": 1, "album": NSNull()])
        let values = song.dictionaryWithValues(forKeys: ["title", "plays", "album"])
        #expect(values["title"] as? String == "do" && values["plays"] as? Int == 1 && values["album"] is NSNull)
    }

    @Test func aDictionaryHoldsValuesByKey() {
        let dictionary: NSMutableDictionary = ["song": song]
        #expect((dictionary as NSObject).value(forKeyPath: "song.title") as? String == "la")
        (dictionary as NSObject).setValue(5, forKeyPath: "song.plays")
        (dictionary as NSObject).setValue("new", forKey: "name")
        #expect(song.plays == 5 && dictionary["name"] as? String == "new")
    }

    // MARK: Arrays

    private func fill() { album.songs = [Song("a", 1, plays: 4), Song("b", 2, plays: 4), Song("c", 6, plays: 1)] }

    @Test func aKeyOfAnArrayIsThatOfItsElements() {
        fill()
        #expect(album.value(forKeyPath: "songs.title") as? [String] == ["a", "b", "c"])
        album.setValue(9, forKeyPath: "songs.plays")
        #expect(album.songs.map(\.plays) == [9, 9, 9])
    }

    @Test(arguments: [
        ("songs.@count", 3.0), ("songs.@sum.duration", 9), ("songs.@avg.duration", 3), ("songs.@max.duration", 6), ("songs.@min.duration", 1),
        ("songs.@sum.plays", 9),
    ])
    func anOperatorReducesACollection(path: String, expected: Double) {
        fill()
        #expect((album.value(forKeyPath: path) as? NSNumber)?.doubleValue == expected)
    }

    @Test func operatorsReturnTheObjectsOfCollections() {
        fill()
        #expect(album.value(forKeyPath: "songs.@unionOfObjects.plays") as? [Int] == [4, 4, 1])
        #expect(album.value(forKeyPath: "songs.@distinctUnionOfObjects.plays") as? [Int] == [4, 1])
        #expect(album.value(forKeyPath: "songs.@max.title") as? String == "c")
        let albums: NSArray = [album, album]
        #expect((albums.value(forKeyPath: "@unionOfArrays.songs") as? NSArray)?.count == 0)
        #expect((albums.value(forKeyPath: "songs.@unionOfArrays.title") as? [String])?.count == 6)
        #expect(albums.value(forKeyPath: "songs.@distinctUnionOfArrays.title") as? [String] == ["a", "b", "c"])
        #expect((NSArray().value(forKeyPath: "@avg.self") as? NSNumber) == 0)
        #expect(NSArray().value(forKeyPath: "@max.self") == nil)
        #expect(([3, 4] as NSArray).value(forKeyPath: "@sum.self") as? Int == 7)
    }

    @Test func sortDescriptorsCompareValuesByTheirKeys() {
        fill()
        let songs = album.songs as NSArray
        let byPlays = KeyedSortDescriptor(key: "plays", ascending: true)
        let byTitle = KeyedSortDescriptor(key: "title", ascending: false)
        #expect((songs.sortedArray(using: [byPlays, byTitle]) as? [Song])?.map(\.title) == ["c", "b", "a"])
        #expect(byPlays.ascending && byPlays.compare(album.songs[0], to: album.songs[2]) == .orderedDescending)
        #expect((songs.sortedArray(using: [byTitle.reversedSortDescriptor as! NSSortDescriptor]) as? [Song])?.map(\.title) == ["a", "b", "c"])
        let byLength = KeyedSortDescriptor(key: "duration", ascending: true) { first, second in
            ((second as? NSNumber) ?? 0).compare((first as? NSNumber) ?? 0)
        }
        #expect((songs.sortedArray(using: [byLength]) as? [Song])?.map(\.title) == ["c", "b", "a"])
    }

    @Test func aMutableArrayChangesTheProperty() {
        fill()
        let songs = album.mutableArrayValue(forKey: "songs")
        songs.add(Song("d"))
        songs.removeObject(at: 0)
        songs.replaceObject(at: 0, with: Song("e"))
        #expect(album.songs.map(\.title) == ["e", "c", "d"] && songs.count == 3)
    }
}
