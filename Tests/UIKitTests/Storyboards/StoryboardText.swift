import Foundation
import LaminaMarkup
import LaminaMethods

import UIKit

/// A storyboard of some scenes, in the format of Interface Builder.
enum StoryboardText {
    /// Returns a scene of a controller's element and of the objects beside it.
    static func scene(_ controller: String, _ others: String = "") -> String {
        """
        <scene sceneID="s"><objects>
        \(controller)
            <placeholder placeholderIdentifier="IBFirstResponder" id="-fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
        \(others)
        </objects><point key="canvasLocation" x="0" y="0"/></scene>
        """
    }

    static func text(_ scenes: [String], initial: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch"
            propertyAccessControl="none" useAutolayout="YES" \(initial.map { #"initialViewController="\#($0)""# } ?? "")>
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <dependencies><deployment identifier="iOS"/></dependencies>
            <scenes>
        \(scenes.joined(separator: "\n"))
            </scenes>
            <resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor></resources>
        </document>
        """
    }

    /// Reads a storyboard.
    @MainActor
    static func storyboard(_ scenes: [String], initial: String? = nil, strings: [String: String] = [:]) throws -> UIStoryboard {
        let document = try StoryboardDocument(Data(text(scenes, initial: initial).utf8), file: "Test.storyboard", strings: strings)
        return UIStoryboard(document, bundle: .main)
    }

    /// A view controller's scene with a view.
    static func plain(_ id: String, identifier: String? = nil, _ contents: String = "", view: String = "", others: String = "") -> String {
        let name = identifier.map { #"storyboardIdentifier="\#($0)""# } ?? ""
        return scene(
            """
            <viewController \(name) customClass="SceneController" customModule="UIKitTests" customModuleProvider="target"
                sceneMemberID="viewController" id="\(id)">
                <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="320" height="480"/>\(view)</view>
            \(contents)
            </viewController>
            """, others)
    }
}

/// The controller of the tests' scenes, which records what it is told, and has outlets and actions.
final class SceneController: UIViewController, @MainActor MethodProviding {
    var heard: [String] = []
    var outlets: [String: Any] = [:]
    var allows = true
    /// The argument of an initialiser of the app's own.
    var number = 0
    /// The parents that the controller was moved to.
    var parents: [UIViewController?] = []

    override func didMove(toParent parent: UIViewController?) { parents.append(parent) }

    convenience init?(coder: NSCoder, number: Int) {
        self.init(coder: coder)
        self.number = number
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        heard.append(isViewLoaded ? "awake with view" : "awake")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("loaded with \(outlets.keys.sorted().joined(separator: " "))")
    }
    override func setValue(_ value: Any?, forKey key: String) { outlets[key] = value }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        heard.append("should \(identifier)")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heard.append("prepare \(segue.identifier ?? "-") for \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    }

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "press:": call.perform { (me: SceneController, _: Any?) in me.heard.append("press") }
        case "backHere:": call.perform { (me: SceneController, segue: UIStoryboardSegue) in me.heard.append("back") }
        case "make:": call.perform { (_: SceneController, coder: NSCoder) in SceneController(coder: coder, number: 7) }
        default: call.isUnknown()
        }
    }
}

/// A cell of the tests' prototypes, with an outlet.
final class SceneCell: UITableViewCell {
    var outlets: [String: Any] = [:]
    override func setValue(_ value: Any?, forKey key: String) { outlets[key] = value }
}

/// A segue that shows its destination by itself.
final class SceneSegue: UIStoryboardSegue {
    override func perform() { (source as? SceneController)?.heard.append("own segue") }
}
