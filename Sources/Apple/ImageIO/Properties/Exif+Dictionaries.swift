import CoreGraphics
import Foundation
import LaminaImages

extension Exif {
    /// The tags as property dictionaries, by the names of the dictionaries; tags without a key are left out.
    var dictionaries: [CFString: [CFString: Any]] {
        var result: [CFString: [CFString: Any]] = [:]
        for directory in Directory.allCases {
            let rows = ExifTable.rows(directory)
            var entries: [CFString: Any] = [:]
            for (tag, value) in values[directory] ?? [:] {
                guard let row = rows[tag], let object = value.object(row.form) else { continue }
                entries[interned(row.key)] = object
            }
            if !entries.isEmpty { result[directory.name] = entries }
        }
        return result
    }

    /// Creates tags from an image's properties; nil when they have none.
    init?(_ properties: CFDictionary?) {
        self.init()
        for directory in Directory.allCases {
            guard let entries = properties.dictionary(directory.name) else { continue }
            for (tag, row) in ExifTable.rows(directory) {
                guard let object = Optional(entries).value(interned(row.key)), let value = Value(object, row.form) else { continue }
                values[directory, default: [:]][tag] = value
            }
        }
        if let orientation = properties.number(kCGImagePropertyOrientation), (1...8).contains(orientation) {
            values[.image, default: [:]][Self.orientationTag] = .numbers([orientation.rounded()])
        }
        guard !values.isEmpty else { return nil }
    }
}

extension Exif.Directory {
    fileprivate var name: CFString {
        switch self {
        case .image: kCGImagePropertyTIFFDictionary
        case .photo: kCGImagePropertyExifDictionary
        case .position: kCGImagePropertyGPSDictionary
        }
    }
}

extension Exif.Value {
    /// The value as an object of a dictionary; nil when it does not have the form.
    fileprivate func object(_ form: ExifTable.Form) -> Any? {
        switch (self, form) {
        case (.text(let text), .single): return text
        case (.numbers(let numbers), .single): return numbers.first.map(Self.number)
        case (.numbers(let numbers), .list): return numbers.map(Self.number)
        case (.bytes(let bytes), .list): return bytes.map { Int($0) }
        case (.bytes(let digits), .version):
            return digits.drop { $0 == 0x30 }.map { Int($0) - 0x30 }
        case (.numbers(let numbers), .degrees):
            return zip(numbers, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
        case (.numbers(let numbers), .clock) where numbers.count == 3:
            return numbers.map { number in
                let whole = Int(max(0, min(99, number)))
                return whole < 10 ? "0\(whole)" : "\(whole)"
            }.joined(separator: ":")
        default: return nil
        }
    }

    /// Creates a value from an object of a dictionary; nil when it does not have the form.
    fileprivate init?(_ object: Any, _ form: ExifTable.Form) {
        switch form {
        case .single:
            if let text = object as? String {
                self = .text(text)
            } else if let number = Self.double(object) {
                self = .numbers([number])
            } else {
                return nil
            }
        case .list:
            let numbers = (object as? [Any])?.prefix(64).compactMap(Self.double) ?? []
            guard !numbers.isEmpty else { return nil }
            self = .numbers(numbers)
        case .version:
            let digits = (object as? [Any])?.prefix(4).compactMap(Self.double).map { UInt8(max(0, min(9, $0))) + 0x30 } ?? []
            guard !digits.isEmpty else { return nil }
            self = .bytes(Array(repeating: 0x30, count: 4 - digits.count) + digits)
        case .degrees:
            guard let degrees = Self.double(object), (0...180).contains(degrees) else { return nil }
            let minutes = (degrees - degrees.rounded(.down)) * 60
            self = .numbers([degrees.rounded(.down), minutes.rounded(.down), (minutes - minutes.rounded(.down)) * 60])
        case .clock:
            let numbers = (object as? String)?.split(separator: ":").compactMap { Double($0) } ?? []
            guard numbers.count == 3 else { return nil }
            self = .numbers(numbers)
        }
    }

    /// Whole numbers as `Int`, so that they are printed without a fraction.
    private static func number(_ number: Double) -> Any { number.rounded() == number && abs(number) < 1e15 ? Int(number) : number }

    private static func double(_ object: Any) -> Double? {
        let number = object as? Double ?? (object as? Int).map { Double($0) } ?? (object as? NSNumber)?.doubleValue
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
