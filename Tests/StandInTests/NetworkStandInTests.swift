import CoreSpotlight
import Foundation
import FoundationNetworking
import LaminaURLLoading
import Network
import QuickLook
import Testing

@Suite(.serialized) struct NetworkStandInTests {
    @Test func aMonitorTellsOfTheWayOnce() async {
        let monitor = NWPathMonitor()
        let path: NWPath = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { done.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "monitor"))
            // A second start changes nothing; a second call would end the test.
            monitor.start(queue: .main)
        }
        #expect(path == monitor.currentPath && path.status == .satisfied && path.usesInterfaceType(.wifi) && !path.isExpensive)
    }

    @Test func aFilmWithoutANetworkHasNoWay() {
        let path = NWPathMonitor.path(isReachable: false)
        #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty && !path.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    }

    @Test func anOldConnectionLoadsWithAClosureWithAWaitAndWithADelegate() async throws {
        URLProtocol.registerClass(Echo.self)
        defer { URLProtocol.unregisterClass(Echo.self) }
        let request = URLRequest(url: try #require(URL(string: "echo://host/words")))
        let text: String? = await withCheckedContinuation { done in
            NSURLConnection.sendAsynchronousRequest(request, queue: .main) { _, data, _ in
                done.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
            }
        }
        #expect(text == "/words")
        var response: URLResponse?
        #expect(try NSURLConnection.sendSynchronousRequest(request, returning: &response) == Data("/words".utf8) && response != nil)
        let listener = ConnectionListener()
        let data = await withCheckedContinuation { done in
            listener.finish = { done.resume(returning: $0) }
            _ = NSURLConnection(request: request, delegate: listener)
        }
        #expect(data == Data("/words".utf8))
    }

    @Test func aConnectionFailsWithTheSessionsError() throws {
        let request = URLRequest(url: try #require(URL(string: "nothing://host")))
        #expect(throws: URLError.self) { try NSURLConnection.sendSynchronousRequest(request, returning: nil) }
    }

    @Test func theIndexOfASearchThatIsNotThereRefusesItems() async {
        let words = CSSearchableItemAttributeSet(itemContentType: "public.text")
        words.title = "T"
        let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: words)
        let error = await withCheckedContinuation { done in
            CSSearchableIndex.default().indexSearchableItems([item]) { error in done.resume(returning: (error as? CSIndexError)?.code) }
        }
        #expect(error == .indexingUnsupported && !CSSearchableIndex.isIndexingAvailable())
    }

    @MainActor @Test func aFileIsShownByItsContent() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "look-\(UUID().uuidString).txt")
        try Data("some words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (controller, files) = (QLPreviewController(), Files([file as NSURL]))
        controller.dataSource = files
        controller.loadViewIfNeeded()
        #expect((controller.view.subviews.first as? UITextView)?.text == "some words" && controller.title == file.lastPathComponent)
        #expect(QLPreviewController.canPreview(file as NSURL))
        #expect(!QLPreviewController.canPreview(NSURL(fileURLWithPath: "/none.bin")))
    }
}

/// Answers with the path of the address.
private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        guard let url = request.url else { return }
        client?.urlProtocol(
            self, didReceive: URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil),
            cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

private final class ConnectionListener: NSObject, NSURLConnectionDataDelegate {
    private var data = Data()
    var finish: ((Data) -> Void)?
    func connection(_ connection: NSURLConnection, didReceive data: Data) { self.data += data }
    func connectionDidFinishLoading(_ connection: NSURLConnection) { finish?(data) }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) { finish?(Data()) }
}

private final class Files: NSObject, QLPreviewControllerDataSource {
    private let files: [NSURL]
    init(_ files: [NSURL]) { self.files = files }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { files[index] }
}
