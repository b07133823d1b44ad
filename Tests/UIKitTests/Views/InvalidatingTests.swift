import QuartzCore
import Testing
import UIKit

@MainActor
struct InvalidatingTests {
    final class Dial: UIView {
        @Invalidating(.display, .layout) var angle = 0
        @Invalidating(.intrinsicContentSize) var label = ""
        var calls: [String] = []

        override func setNeedsDisplay() { calls.append("display") }
        override func setNeedsLayout() { calls.append("layout") }
        override func invalidateIntrinsicContentSize() { calls.append("size") }
    }

    @Test func aChangedPropertyRequestsItsSteps() {
        let dial = Dial()
        dial.calls = []
        dial.angle = 3
        dial.label = "a"
        #expect(dial.calls == ["display", "layout", "size"])
        #expect((dial.angle, dial.label) == (3, "a"))
    }

    @Test func anEqualValueRequestsNothing() {
        let dial = Dial()
        dial.angle = 3
        dial.calls = []
        dial.angle = 3
        #expect(dial.calls.isEmpty)
    }
}

@MainActor
struct ClassValueTests {
    final class Panel: UIView {
        var isMade = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isMade = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Page: UIViewController {
        var names: [String?] = []
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            names = [nibName, nibBundle?.bundlePath]
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func classValuesMakeLayersAndViewsOfTheirClass() {
        let (layer, view): (CALayer.Type, UIView.Type) = (CAShapeLayer.self, Panel.self)
        #expect(layer.laminaInit() is CAShapeLayer)
        #expect((view.laminaInit() as? Panel)?.isMade == true)
        #expect((view.laminaInit(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Panel)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func classValuesMakeControllersAndCells() {
        let page: UIViewController.Type = Page.self
        let nib = "A name that is longer than fifteen bytes"
        #expect((page.laminaInit(nibName: nib, bundle: .main) as? Page)?.names == [nib, Bundle.main.bundlePath])
        // Without a bundle it is the main one.
        #expect((page.laminaInit(nibName: nil, bundle: nil) as? Page)?.names == [nil, Bundle.main.bundlePath])
        #expect((UITableViewCell.self as UITableViewCell.Type).laminaInit(style: .subtitle, reuseIdentifier: "a").reuseIdentifier == "a")
        #expect((NSMutableParagraphStyle.self as NSObject.Type).laminaInit() is NSMutableParagraphStyle)
    }
}
