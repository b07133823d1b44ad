import ArgumentParser
import Foundation
import LaminaHardware
import LaminaRun

/// Parsers for the values of options; an invalid value is an error that quotes it.
enum ArgumentReader {
    /// Parses a finite number above 0.
    static func positive(_ argument: String) throws -> Double {
        guard let value = Double(argument), value > 0, value.isFinite else { throw ValidationError("“\(argument)” is not a number above 0") }
        return value
    }

    /// Parses a time or a duration of a run, in seconds, up to the longest run.
    static func moment(_ argument: String) throws -> Double {
        let value = try seconds(argument)
        guard value <= RunLimits.mostSeconds else {
            throw ValidationError("“\(argument)” is longer than the limit of \(Int(RunLimits.mostSeconds)) seconds (one day)")
        }
        return value
    }

    /// Parses a finite number of seconds that is not negative.
    static func seconds(_ argument: String) throws -> Double {
        guard let value = Double(argument), value >= 0, value.isFinite else {
            throw ValidationError("“\(argument)” is not a number of seconds, 0 or more")
        }
        return value
    }

    /// Parses a whole number above 0.
    static func count(_ argument: String) throws -> Int {
        guard let value = Int(argument), value > 0 else { throw ValidationError("“\(argument)” is not a whole number above 0") }
        return value
    }

    /// Parses a number of frames per second.
    static func frameRate(_ argument: String) throws -> FrameRate {
        guard let rate = FrameRate(argument) else { throw ValidationError("“\(argument)” is not a frame rate such as 60, 29.97 or 30000/1001") }
        return rate
    }

    /// Parses a range of frame numbers `A-B`, both included.
    static func frameRange(_ argument: String) throws -> ClosedRange<Int> {
        let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first <= last, last < mostFrames else {
            throw ValidationError("“\(argument)” is not a frame range such as 0-299")
        }
        return first...last
    }

    /// Parses a seed of random numbers.
    static func seed(_ argument: String) throws -> UInt64 {
        guard let value = UInt64(argument) else { throw ValidationError("“\(argument)” is not a whole number, 0 or more") }
        return value
    }

    /// Parses a whole number.
    static func wholeNumber(_ argument: String) throws -> Int {
        guard let value = Int(argument) else { throw ValidationError("“\(argument)” is not a whole number") }
        return value
    }

    /// Returns the numbers of the frames of a film that begins at time 0.
    static func frames(duration: Double, rate: FrameRate) throws -> ClosedRange<Int> {
        guard duration * rate.framesPerSecond < Double(mostFrames) else {
            throw ValidationError("--duration \(duration) exceeds the limit of 86,400,000 frames")
        }
        return 0...rate.frameCount(duration: duration) - 1
    }

    /// The greatest number of frames: a day at 1,000 frames per second; later times would lose precision.
    static let mostFrames = 86_400_000

    /// Parses a colour, or `transparent`.
    static func background(_ argument: String) throws -> Background {
        guard let background = Background(argument) else {
            throw ValidationError("“\(argument)” is not a colour: use #RGB, #RRGGBB, #RRGGBBAA, a name such as white, or transparent")
        }
        return background
    }

    /// Parses a date in ISO 8601; returns seconds since 1970.
    static func date(_ argument: String) throws -> Double {
        guard let date = try? Date(argument, strategy: .iso8601) else {
            throw ValidationError("“\(argument)” is not a date such as 2026-01-01T10:09:30Z")
        }
        guard RunLimits.dates.contains(date.timeIntervalSince1970) else {
            throw ValidationError("“\(argument)” is outside the range 1678-01-01T00:00:00Z to 2262-01-01T00:00:00Z")
        }
        return date.timeIntervalSince1970
    }

    /// Parses a locale's identifier: a language, followed by other parts after `_` or `-`.
    static func locale(_ argument: String) throws -> String {
        guard LocaleIdentifier.isValid(argument) else { throw ValidationError("“\(argument)” is not a locale such as en_US") }
        return argument
    }

    /// Parses a folder of answers, `record:` and a folder, or `live`; the folder's path becomes absolute.
    static func network(_ argument: String) throws -> RunRequest.Network {
        if argument == "live" { return .live }
        let isRecorded = argument.hasPrefix("record:")
        let name = isRecorded ? String(argument.dropFirst(7)) : argument
        guard !name.isEmpty else { throw ValidationError("“\(argument)” names no folder of answers") }
        let folder = URL(filePath: name).standardizedFileURL.path
        if isRecorded { return .recorded(folder: folder) }
        var isFolder: ObjCBool = false
        // Safe because the flag outlives the call.
        guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("“\(argument)” is no folder of answers; record:\(argument) makes one")
        }
        return .answered(folder: folder)
    }

    /// Parses the name of a device.
    static func device(_ argument: String) throws -> DeviceModel {
        guard let model = DeviceModel.named(argument) else { throw ValidationError(UnknownDevice(name: argument).description) }
        return model
    }

    /// Parses `portrait`, which is false, or `landscape`.
    static func isLandscape(_ argument: String) throws -> Bool {
        guard ["portrait", "landscape"].contains(argument) else { throw ValidationError("“\(argument)” is neither portrait nor landscape") }
        return argument == "landscape"
    }

    /// Parses the name of a size of texts.
    static func textSize(_ argument: String) throws -> TextSize {
        guard let size = TextSize(rawValue: argument) else {
            throw ValidationError("“\(argument)” is no size of texts such as large, extraSmall or accessibilityLarge")
        }
        return size
    }

    /// Parses `light` or `dark`.
    static func appearance(_ argument: String) throws -> RunRequest.Appearance {
        guard let appearance = RunRequest.Appearance(rawValue: argument) else { throw ValidationError("“\(argument)” is neither light nor dark") }
        return appearance
    }
}
