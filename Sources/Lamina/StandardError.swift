import Foundation

/// Where everything is said that is not the picture itself.
enum StandardError {
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
