extension NewApp {
    /// The name of the animation among the app's resources.
    static let animationFile = "animation.json"

    /// The manifest of an app that plays a Lottie file.
    var lottieManifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [.package(url: "https://github.com/airbnb/lottie-ios", from: "4.5.0")],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [.product(name: "Lottie", package: "lottie-ios")],
                    resources: [.copy("Resources/\(Self.animationFile)")],
                    swiftSettings: [.swiftLanguageMode(.v5)])
            ]
        )

        """
    }

    /// The controller of an app that plays a Lottie file, without a background.
    var lottieController: String {
        """
        import Lottie
        import UIKit

        /// A Lottie animation that fills the screen.
        final class ViewController: UIViewController {
            private let animation = LottieAnimationView(name: "animation", bundle: .module)

            override func viewDidLoad() {
                super.viewDidLoad()
                animation.frame = view.bounds
                animation.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                animation.contentMode = .scaleAspectFit
                animation.loopMode = .loop
                animation.backgroundBehavior = .continuePlaying
                view.addSubview(animation)
                animation.play()
            }
        }

        """
    }
}
