public import Foundation
public import FoundationNetworking

/// A request and its answer, as apps made them before `URLSession`.
///
/// Linux's Foundation lacks the class. The shared session loads the request, so a film answers it by the rules of `--network`.
open class NSURLConnection: NSObject {
    /// The request as it began.
    public let originalRequest: URLRequest
    /// The request.
    open var currentRequest: URLRequest { originalRequest }
    private let delegate: (any NSURLConnectionDelegate)?
    private var task: URLSessionDataTask?
    private var queue: OperationQueue?

    /// Creates a connection that retains its delegate, and begins to load at once.
    public convenience init?(request: URLRequest, delegate: Any?) { self.init(request: request, delegate: delegate, startImmediately: true) }

    /// Creates a connection that retains its delegate.
    ///
    /// - Parameter startImmediately: False for a connection that `start()` begins.
    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        (originalRequest, self.delegate) = (request, delegate as? any NSURLConnectionDelegate)
        super.init()
        if startImmediately { start() }
    }

    /// Begins to load; the delegate hears on the main queue, or on that of `setDelegateQueue(_:)`.
    open func start() {
        guard task == nil else { return }
        // Safe because the connection and its delegate are used on the queue alone.
        nonisolated(unsafe) let connection = self
        let queue = queue ?? .main
        task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
            queue.addOperation { unsafe connection.deliver(data, response, error) }
        }
        task?.resume()
    }
    /// Ends loading; the delegate hears nothing more.
    open func cancel() {
        isCancelled = true
        task?.cancel()
    }
    private var isCancelled = false

    /// Sets the queue on which the delegate hears.
    open func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue }

    private func deliver(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard !isCancelled else { return }
        if let error { return delegate?.connection(self, didFailWithError: error) ?? () }
        let delegate = delegate as? any NSURLConnectionDataDelegate
        if let response { delegate?.connection(self, didReceive: response) }
        if let data, !data.isEmpty, !isCancelled { delegate?.connection(self, didReceive: data) }
        if !isCancelled { delegate?.connectionDidFinishLoading(self) }
    }

    /// Returns true for addresses that can be loaded.
    open class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "file", "data", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    /// Loads a request, and calls a closure on a queue with the answer.
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        // Safe because the closure is called once, on its queue.
        nonisolated(unsafe) let handler = handler
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { unsafe handler(response, data, error) }
        }
        task.resume()
    }

    /// Loads a request while the caller waits.
    ///
    /// - Parameter response: Gets the answer's head.
    /// - Throws: The error of the network.
    open class func sendSynchronousRequest(_ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?) throws -> Data {
        let answer = LoadedAnswer()
        let task = URLSession.shared.dataTask(with: request) { data, response, error in answer.set(data, response, error) }
        task.resume()
        let (data, head, error) = answer.wait()
        unsafe response?.pointee = head
        if let error { throw error }
        return data ?? Data()
    }
}

/// An answer for which a thread waits.
private final class LoadedAnswer: @unchecked Sendable {
    // Sendable because the answer is written before the signal, and read after it.

    private let signal = DispatchSemaphore(value: 0)
    private var answer: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)

    func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        answer = (data, response, error)
        signal.signal()
    }
    func wait() -> (Data?, URLResponse?, (any Error)?) {
        signal.wait()
        return answer
    }
}
