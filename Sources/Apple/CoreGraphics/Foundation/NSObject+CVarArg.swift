public import Foundation
import LaminaConcurrency

extension NSObject: @retroactive CVarArg {
    /// The object as an argument of a format: a string with its description, which `%@` shows.
    ///
    /// Foundation's formatting knows its own classes only and ends the program at others.
    public var _cVarArgEncoding: [Int] {
        let text = (self as? NSString) ?? NSString(string: description)
        FormattedTexts.keep(text)
        return unsafe [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
    }
}

/// The descriptions of the last objects that were passed to formats; kept here, because a format's argument is not retained.
private enum FormattedTexts {
    /// `@unchecked Sendable`: the strings are immutable.
    private struct Ring: @unchecked Sendable {
        var texts: [NSString] = []
        var next = 0
    }

    /// More than any format has arguments.
    private static let size = 1024
    private static let ring = Guarded(Ring())

    static func keep(_ text: NSString) {
        ring.withLock { ring in
            if ring.texts.count < size { return ring.texts.append(text) }
            ring.texts[ring.next] = text
            ring.next = (ring.next + 1) % size
        }
    }
}
