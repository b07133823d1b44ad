import Foundation
import Testing
import UIKit

/// A field that is not complete while its superclass decodes a nib.
final class LabelledField: UITextField {
    private(set) var label: UILabel!
    private(set) var heard: [String] = []
    private(set) var decoded: [String] = []

    override var text: String? { didSet { label.text = text } }
    override var textColor: UIColor? {
        get { super.textColor }
        set {
            label.textColor = newValue
            super.textColor = newValue
        }
    }
    override var isSecureTextEntry: Bool { didSet { label.isHidden = isSecureTextEntry } }
    override var isEnabled: Bool { didSet { label.isEnabled = isEnabled } }
    override var frame: CGRect { didSet { heard.append("frame") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = [text ?? "", String(describing: type(of: self)), isEnabled ? "on" : "off"]
        label = UILabel()
    }
}

/// A view that draws itself.
final class DrawnGauge: UIView {
    override func draw(_ rect: CGRect) {}
}

/// A cell for labels that ask for it.
final class AskedCell: UITableViewCell {}

/// A label that looks for its cell as soon as it has a superview.
final class AskingLabel: UILabel {
    private(set) var cell: AskedCell?

    override func didMoveToSuperview() { cell = superview?.superview as? AskedCell }
}

@MainActor
struct NibOverrideTests {
    private let element = """
        <textField opaque="NO" enabled="NO" text="Ada" id="a" customClass="LabelledField" customModule="UIKitTests">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        </textField>
        """

    @Test func anOverrideIsNotCalledBeforeTheSubclassIsComplete() throws {
        let nib = try Xib.build(element)
        let field = try #require(nib.objects.first as? LabelledField)
        #expect(field.decoded == ["Ada", "LabelledField", "off"])
        #expect(field.text == "Ada" && field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && !field.isEnabled)
        #expect(field.label.text == nil && !field.label.isHidden && field.isSecureTextEntry && nib.warnings.isEmpty)
    }

    @Test func anOverrideIsCalledAfterwards() throws {
        let field = try #require(try Xib.build(element).objects.first as? LabelledField)
        field.text = "Bob"
        field.isEnabled = true
        #expect(field.label.text == "Bob" && field.label.isEnabled)
    }

    @Test func observersOfThePlaceHearTheNibs() throws {
        let field = try #require(try Xib.build(element).objects.first as? LabelledField)
        #expect(field.heard.contains("frame") && field.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func aViewThatDrawsItselfIsRedrawnWhenItsSizeChanges() throws {
        let gauge = try #require(
            try Xib.build(#"<view contentMode="redraw" id="g" customClass="DrawnGauge" customModule="UIKitTests"/>"#).objects.first as? DrawnGauge)
        #expect(gauge.contentMode == .redraw && gauge.layer.needsDisplayOnBoundsChange)
        let plain = try #require(try Xib.build(#"<view contentMode="redraw" id="p"/>"#).objects.first as? UIView)
        #expect(!plain.layer.needsDisplayOnBoundsChange)
    }

    @Test func partsOfAViewThatIsDecodedFindItsOwnClass() throws {
        let cell = try #require(
            try Xib.build(
                """
                <tableViewCell id="c" customClass="AskedCell" customModule="UIKitTests">
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                        <subviews><label id="l" customClass="AskingLabel" customModule="UIKitTests"/></subviews>
                    </tableViewCellContentView>
                </tableViewCell>
                """
            ).objects.first as? AskedCell)
        let label = try #require(cell.contentView.subviews.first as? AskingLabel)
        #expect(label.cell === cell)
    }
}
