import Foundation
import FoundationNetworking
import Synchronization

/// The loading of every request in a film.
final class FilmProtocol: URLProtocol {
    /// The answers in force.
    static let answers = Mutex(NetworkAnswers.none)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let key = RequestKey(request)
        // Foundation on Linux gives a download's completion no file unless its own protocol has loaded it.
        guard !(task is URLSessionDownloadTask) else {
            return fail(.notConnectedToInternet, "refused: download of \(key); a film has no downloads to files, only data tasks")
        }
        switch Self.answers.withLock({ $0 }) {
        case .none: fail(.notConnectedToInternet, "refused: \(key); a film has no network unless --network names a folder of answers")
        case .stored(let folder): answer(key, from: folder)
        case .live(let loading, let folder): load(key, by: loading, into: folder)
        }
    }

    override func stopLoading() {}

    // MARK: Answers

    private func answer(_ key: RequestKey, from folder: AnswerFolder) {
        do throws(AnswerError) {
            guard let answer = try folder.answer(to: key) else {
                return fail(.notConnectedToInternet, "no answer: \(key) has no file in \(folder.path), and fails as without a network")
            }
            deliver(answer)
        } catch {
            fail(.cannotParseResponse, "\(error)")
        }
    }

    private func load(_ key: RequestKey, by loading: LiveLoading, into folder: AnswerFolder?) {
        guard let fetched = FetchedRequest(request) else { return fail(.badURL, "\(key) has no URL") }
        // Safe because a protocol may call its client on any thread, as Foundation's own protocols do.
        nonisolated(unsafe) let me = self
        loading.load(fetched) { answer in
            do throws(AnswerError) { try folder?.store(answer, for: key) } catch { Notes.write("\(error)") }
            unsafe me.deliver(answer)
        }
    }

    private func deliver(_ answer: StoredAnswer) {
        guard let url = request.url else { return }
        if let code = answer.failure {
            client?.urlProtocol(self, didFailWithError: Self.error(URLError.Code(rawValue: code) ?? .unknown, url))
            return
        }
        let headers = Dictionary(answer.headers) { "\($0), \($1)" }
        guard let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: headers) else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: answer.body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    // MARK: Failures

    private func fail(_ code: URLError.Code, _ note: String) {
        Notes.write(note)
        guard let url = request.url else { return }
        client?.urlProtocol(self, didFailWithError: Self.error(code, url))
    }

    /// An error with the keys and the words that Apple's systems give it.
    private static func error(_ code: URLError.Code, _ url: URL) -> URLError {
        let texts: [URLError.Code: String] = [
            .notConnectedToInternet: "The Internet connection appears to be offline.",
            .cannotParseResponse: "cannot parse response",
        ]
        var information: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
        information[NSLocalizedDescriptionKey] = texts[code]
        return URLError(code, userInfo: information)
    }
}
