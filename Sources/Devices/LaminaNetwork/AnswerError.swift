/// A file with an answer that cannot be used.
struct AnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    let file: String
    /// The line, from 1; 0 for the file as a whole.
    let line: Int
    let reason: Reason

    enum Reason: Hashable, Sendable {
        case unreadable(String)
        case unwritable(String)
        case noRequest
        case noStatus
        case badStatus(String)
        case noHeader(String)
    }

    var description: String {
        let place = line > 0 ? "\(file):\(line)" : file
        return switch reason {
        case .unreadable(let text): "\(place) cannot be read: \(text)"
        case .unwritable(let text): "\(place) cannot be written: \(text)"
        case .noRequest: "\(place): the first line must be a request, such as GET https://example.com/"
        case .noStatus: "\(place): the second line must be a status, such as 200"
        case .badStatus(let text): "\(place): “\(text.prefix(80))” is no status from 100 to 599, and no error such as error -1003"
        case .noHeader(let text): "\(place): “\(text.prefix(80))” is no header such as Content-Type: text/plain"
        }
    }
}
