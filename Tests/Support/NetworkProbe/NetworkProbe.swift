import Foundation
import FoundationNetworking
import UIKit

/// An app that loads the URL of its first argument in every way, and prints what each way gives: `shared 200 body`, or `shared error -1009`.
///
/// Its background is green when the shared session has an answer, and red when it has an error.
@main
final class NetworkProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.backgroundColor = .gray
        window?.makeKeyAndVisible()
        guard CommandLine.arguments.count > 1, let url = URL(string: CommandLine.arguments[1]) else { return true }
        load(url)
        return true
    }

    private func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, response, error in
            say("shared", data, response, error)
            DispatchQueue.main.async { self.window?.backgroundColor = error == nil ? .green : .red }
        }.resume()
        for (name, configuration) in [("default", URLSessionConfiguration.default), ("ephemeral", .ephemeral)] {
            URLSession(configuration: configuration).dataTask(with: url) { say(name, $0, $1, $2) }.resume()
        }
        var post = URLRequest(url: url)
        (post.httpMethod, post.httpBody) = ("POST", Data("question".utf8))
        URLSession(configuration: .default).uploadTask(with: post, from: Data("question".utf8)) { say("upload", $0, $1, $2) }.resume()
        Task {
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                say("async", data, response, nil)
            } catch { say("async", nil, nil, error) }
        }
        DispatchQueue.global().async {
            do { say("contents", try Data(contentsOf: url), nil, nil) } catch { say("contents", nil, nil, error) }
        }
    }
}

private func say(_ way: String, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
    let failure = error.map { error in
        // Foundation's error of a file holds that of the network.
        let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return "error \(((inner ?? error) as NSError).code)"
    }
    FileHandle.standardError.write(Data("\(way) \(failure ?? status + String(decoding: data ?? Data(), as: UTF8.self))\n".utf8))
}
