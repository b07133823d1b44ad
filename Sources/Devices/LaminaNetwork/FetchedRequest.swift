import Foundation
import FoundationNetworking
import Synchronization

/// A request on its way to the process that sends it.
struct FetchedRequest: Codable, Sendable {
    var method: String
    var url: URL
    var headers: [String: String]
    var body: Data?

    /// - Returns: Nil for a request without a URL.
    init?(_ request: URLRequest) {
        guard let url = request.url else { return nil }
        (self.url, method, headers, body) = (url, request.httpMethod ?? "GET", request.allHTTPHeaderFields ?? [:], request.httpBody)
    }

    var key: RequestKey { RequestKey(method: method, url: url.absoluteString, body: body) }

    /// Sends the request, and returns its answer.
    func load() -> StoredAnswer {
        var request = URLRequest(url: url)
        (request.httpMethod, request.allHTTPHeaderFields, request.httpBody) = (method, headers, body)
        let answer = Mutex(StoredAnswer(failure: .unknown))
        let isDone = DispatchSemaphore(value: 0)
        let task = URLSession(configuration: .ephemeral).dataTask(with: request) { data, response, error in
            answer.withLock { $0 = StoredAnswer(data, response as? HTTPURLResponse, error) }
            isDone.signal()
        }
        task.resume()
        isDone.wait()
        return answer.withLock { $0 }
    }
}
