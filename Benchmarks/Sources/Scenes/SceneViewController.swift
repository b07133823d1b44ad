import UIKit

/// Shows one scene on the whole screen.
final class SceneViewController: UIViewController {
    private let scene: Scene

    init(_ scene: Scene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.backgroundColor = scene.background
        if scene.delay > 0 {
            _ = Timer.scheduledTimer(withTimeInterval: scene.delay, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.showLayers() }
            }
        } else {
            showLayers()
        }
    }

    private func showLayers() {
        for layer in scene.makeLayers() { view.layer.addSublayer(layer) }
    }
}
