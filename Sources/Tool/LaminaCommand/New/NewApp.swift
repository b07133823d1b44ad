import Foundation

/// The generator of a new app's files.
struct NewApp {
    /// The way by which a new app's package finds Lamina.
    enum Source: Hashable {
        /// The Swift SDK: the package mentions Lamina nowhere.
        case sdk
        /// A checkout, by the path with which the new package refers to it.
        case checkout(path: String)
        /// A repository, of which SwiftPM fetches this version or a later one.
        case repository(url: String, version: String)

        /// The dependency of the manifest; nil with the SDK.
        fileprivate var dependency: String? {
            switch self {
            case .sdk: nil
            case .checkout(let path): ".package(name: \"lamina\", path: \"\(path)\")"
            case .repository(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
            }
        }

        /// The name of the package that has the product UIKit.
        fileprivate var package: String {
            guard case .repository(let url, _) = self else { return "lamina" }
            return URL(filePath: url).deletingPathExtension().lastPathComponent
        }
    }

    /// The app's name, which is its module's name too.
    let name: String
    let source: Source
    /// The animation that the app plays by lottie-ios; nil for an app with an animation of its own.
    let animation: LottieFile?

    /// Creates a generator.
    ///
    /// - Throws: `.badAppName`, `.keyword` or `.moduleInUse` when the name cannot be that of an app's module; `.noSDK` for a Lottie file without the
    ///   SDK, because lottie-ios is code for Apple's systems.
    init(name: String, source: Source, animation: LottieFile? = nil) throws(ToolError) {
        try AppName.check(name)
        if animation != nil, source != .sdk { throw .noSDK }
        self.name = name
        self.source = source
        self.animation = animation
    }

    /// Returns the path by which an app's package refers to a checkout: relative when the two are neighbours, otherwise absolute.
    static func path(to checkout: String, fromBeside folder: String) -> String {
        let (checkout, folder) = (URL(filePath: checkout).standardizedFileURL, URL(filePath: folder).standardizedFileURL)
        guard checkout.deletingLastPathComponent().path == folder.path else { return checkout.path }
        return "../" + checkout.lastPathComponent
    }

    /// Writes the app to a new folder.
    ///
    /// - Throws: `.exists` when the folder exists already, which is left unchanged; `.cannotCreate`.
    func write(to folder: String) throws(ToolError) {
        guard !FileManager.default.fileExists(atPath: folder) else { throw .exists(path: folder) }
        do {
            for (path, text) in files {
                let file = URL(filePath: folder).appending(path: path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            if let animation {
                let resources = URL(filePath: folder).appending(path: "Sources/\(name)/Resources")
                try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: URL(filePath: animation.path), to: resources.appending(path: Self.animationFile))
            }
        } catch {
            throw .cannotCreate(path: folder, reason: error.localizedDescription)
        }
    }

    /// The contents of the files by their paths in the app's folder.
    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("Sources/\(name)/AppDelegate.swift", delegate),
            ("Sources/\(name)/ViewController.swift", animation == nil ? controller : lottieController), (".gitignore", ".build/\n"),
        ]
    }

    /// The package manifest, with the same text as in the README.
    private var manifest: String {
        if animation != nil { return lottieManifest }
        guard let dependency = source.dependency else {
            return """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "\(name)",
                    targets: [.executableTarget(name: "\(name)", swiftSettings: [.swiftLanguageMode(.v5)])]
                )

                """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [\(dependency)],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [.product(name: "UIKit", package: "\(source.package)", condition: .when(platforms: [.linux]))],
                        swiftSettings: [.swiftLanguageMode(.v5)])
                ]
            )

            """
    }

    private var delegate: String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = ViewController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """
    }

    private var controller: String {
        """
        import UIKit

        /// A square that turns when the screen is touched.
        final class ViewController: UIViewController {
            private let square = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                square.backgroundColor = .systemBlue
                square.layer.cornerRadius = 24
                view.addSubview(square)\(isObjectiveC ? Self.gesture : "")
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                square.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                turn()
            }

            \(isObjectiveC ? "@objc private func turn() {" : Self.touch)
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
                    self.square.transform = self.square.transform.rotated(by: .pi / 2)
                }
            }
        }

        """
    }

    /// True when the compiler of the SDK takes selectors, which the plain one does not.
    private var isObjectiveC: Bool { source == .sdk }

    private static let gesture = "\n        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))"

    private static let touch = """
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesEnded(touches, with: event)
                turn()
            }

            private func turn() {
        """
}
