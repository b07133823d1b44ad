public import Foundation
public import FoundationNetworking

/// The object that hears of a connection; all methods are optional.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
    /// Tells the delegate that nothing could be loaded.
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

/// The object that hears of a connection's data; all methods are optional.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    /// Tells the delegate of the answer's head.
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    /// Tells the delegate of bytes: all at once.
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    /// Tells the delegate of the end.
    func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDelegate {
    /// The default implementation; does nothing.
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

extension NSURLConnectionDataDelegate {
    /// The default implementation; does nothing.
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
    /// The default implementation; does nothing.
    public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
    /// The default implementation; does nothing.
    public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
