import CoreGraphics
import Foundation
import LaminaMethods
import LaminaMarkup
import QuartzCore
import Testing

import UIKit

@MainActor @Suite struct NibTests {
    @Test func aNibThatNoBundleHasIsMissing() {
        #expect(Bundle.main.loadNibNamed("NoSuchNib", owner: nil) == nil)
        #expect(UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }

    @Test func aViewHasTheFrameAndColourOfItsElement() throws {
        let nib = try Xib.build(
            """
            <view contentMode="center" alpha="0.5" tag="7" hidden="YES" id="a">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.contentMode == .center)
        #expect(view.alpha == 0.5)
        #expect(view.tag == 7)
        #expect(view.isHidden)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(nib.warnings.isEmpty)
    }

    @Test func aHierarchyIsBuiltInTheOrderOfTheFile() throws {
        let nib = try Xib.build(
            """
            <view id="a"><subviews>
                <label text="One" id="b"/>
                <imageView id="c"/>
                <view id="d"><subviews><button id="e"/></subviews></view>
            </subviews></view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        #expect(view.subviews.count == 3)
        #expect((view.subviews[0] as? UILabel)?.text == "One")
        #expect(view.subviews[1] is UIImageView)
        #expect(view.subviews[2].subviews.first is UIButton)
    }

    @Test func aStackTakesItsSpacingOrTheSystems() throws {
        func stack(_ attributes: String) throws -> UIStackView {
            let nib = try Xib.build(
                """
                <stackView \(attributes) id="a"><rect key="frame" x="0" y="0" width="100" height="20"/>
                    <subviews><view id="b"/><view id="c"/></subviews></stackView>
                """)
            #expect(nib.warnings.isEmpty)
            let stack = try #require(nib.objects.first as? UIStackView)
            stack.distribution = .fillEqually
            stack.layoutIfNeeded()
            return stack
        }
        #expect(try stack(#"spacing="4""#).arrangedSubviews.map(\.frame.minX) == [0, 52])
        #expect(try stack(#"spacingType="standard""#).arrangedSubviews.map(\.frame.minX) == [0, 54])
        #expect(try stack("").arrangedSubviews.map(\.frame.minX) == [0, 50])
    }

    @Test func aLabelTakesItsTextFontAndColours() throws {
        let nib = try Xib.build(
            """
            <label text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" id="a">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="26"/>
                <color key="textColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <color key="highlightedColor" systemColor="systemRedColor"/>
            </label>
            """)
        let label = try #require(nib.objects.first as? UILabel)
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3)
        #expect(label.font == .boldSystemFont(ofSize: 26))
        #expect(label.textColor == UIColor(white: 0.5, alpha: 1))
        #expect(label.highlightedTextColor == .systemRed)
    }

    @Test(arguments: NibCase.controls + NibCase.views + NibCase.parts + NibCase.texts)
    func anElementsAttributesAreTheObjectsProperties(element: NibCase) throws {
        let nib = try Xib.build(element.description)
        #expect(element.holds(try #require(nib.objects.first)))
        #expect(nib.warnings.isEmpty)
    }

    @Test func aViewOfAFixedFrameKeepsItAndItsMask() throws {
        let nib = try Xib.build(
            """
            <view id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <rect key="frame" x="10" y="20" width="30" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                </label></subviews>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 110, y: 20, width: 30, height: 40))
    }

    @Test func labelsOfASystemStyleAreTheCellsOwn() throws {
        let nib = try Xib.build(
            """
            <tableViewCell textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" id="a">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="a" id="c">
                    <rect key="frame" x="0" y="0" width="320" height="44"/>
                    <subviews>
                        <label text="Title" id="t"><rect key="frame" x="16" y="5" width="34" height="20"/></label>
                        <label text="Subtitle" id="d"><rect key="frame" x="16" y="25" width="44" height="14"/></label>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """)
        let cell = try #require(nib.objects.first as? UITableViewCell)
        #expect([cell.textLabel?.text, cell.detailTextLabel?.text] == ["Title", "Subtitle"])
        #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 2)
        #expect(nib.warnings.isEmpty)
    }

    @Test func constraintsOfTheFileLayOutItsViews() throws {
        let nib = try Xib.build(
            """
            <view id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
                </view></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="l"/>
                    <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="30" id="t"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="y"/>
                </constraints>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 10, y: 40, width: 160, height: 20))
    }

    @Test func aClassOfAnotherModulesNameIsFoundInTheOwnersModule() throws {
        let view = "<view id=\"a\" customClass=\"Awakened\" customModule=\"SomeProject\" customModuleProvider=\"target\"/>"
        let nib = try Xib.build(view, owner: OwnerOfNibs())
        #expect(nib.objects.first is Awakened && nib.warnings.isEmpty)
    }

    @Test func aClassIsFoundInTheModuleOfTheNibsResources() throws {
        let view = "<view id=\"a\" customClass=\"Awakened\"/>"
        let document = try NibDocument(Data(Xib.text(view).utf8), file: "/build/my_app_UIKitTests.resources/test.xib")
        #expect(NibBuilder(document, owner: nil, bundle: .main).build().first is Awakened)
    }

    @Test func variationsLeaveConstraintsAndSubviewsOut() throws {
        let nib = try Xib.build(
            """
            <view id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/><view id="c"/></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="5" id="t"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="70" id="u"/>
                </constraints>
                <variation key="default">
                    <mask key="constraints"><exclude reference="u"/></mask>
                    <mask key="subviews"><exclude reference="c"/></mask>
                </variation>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.count == 1 && view.subviews.first?.frame.minY == 5)
        #expect(nib.warnings.isEmpty)
    }

    @Test func variationsAreThoseOfTheScreensSizeClasses() throws {
        let variations = ["regular-widthClass=compact", "compact-widthClass=regular", "compact-widthClass=compact", "regular-widthClass=regular"]
        let texts = variations.enumerated().map { "<variation key=\"heightClass=\($1)\" constant=\"1\($0)\"/>" }
        let nib = try Xib.build(
            """
            <view id="a"><constraints><constraint firstAttribute="width" constant="5" id="w">\(texts.joined())</constraint></constraints></view>
            """)
        // The screen is a phone in portrait.
        #expect((nib.objects.first as? UIView)?.constraints.map(\.constant) == [10])
    }

    @Test(arguments: [
        ("compact", "regular", "12", true), ("regular", "regular", "13", false), ("regular", "compact", nil as String?, false),
    ])
    func variationsDependOnSizeClasses(width: String, height: String, constant: String?, isIncluded: Bool) throws {
        let text = """
            <constraint id="c"><variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular" constant="13"/>
            <variation key="widthClass=compact" constant="12"><mask key="constraints"><include reference="x"/></mask></variation></constraint>
            """
        let document = try NibDocument(Data(Xib.text(text).utf8), file: "test.xib")
        let variations = NibVariations(try #require(document.objects.first), sizeClasses: ["widthClass": width, "heightClass": height])
        #expect(variations["constant"] == constant)
        #expect(variations.includes("x", in: "constraints") == isIncluded && variations.includes("y", in: "constraints"))
    }

    @Test func aConstraintIsMadeOfItsCustomClass() throws {
        let nib = try Xib.build(
            """
            <view id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="width" constant="30" id="w" customClass="WideConstraint" customModule="UIKitTests"/>
                    <constraint firstItem="b" firstAttribute="height" constant="30" id="h" customClass="Missing"/>
                </constraints>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.bounds.size == CGSize(width: 60, height: 30))
        #expect(nib.warnings.count == 1)
    }

    @Test func outletsAreSetByKey() throws {
        let owner = Owner()
        _ = try Xib.build(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="caption" destination="b" id="c"/>
                <outletCollection property="parts" destination="b" id="d"/>
                <outletCollection property="parts" destination="a" id="e"/>
            </connections></placeholder>
            <view id="a"><subviews><label text="Hi" id="b"/></subviews></view>
            """, owner: owner)
        #expect(owner.caption?.text == "Hi")
        #expect(owner.parts.count == 2)
    }

    @Test(arguments: [
        "tableView", "collectionView", "textView", "scrollView", "textField", "tapGestureRecognizer", "searchBar", "navigationBar", "tabBar",
        "toolbar", "pickerView", "navigationController", "tabBarController", "splitViewController",
    ])
    func anObjectHasTheDelegateOfItsFile(element: String) throws {
        let owner = DelegateOfAll()
        let nib = try Xib.build(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <\(element) id="a"><connections><outlet property="delegate" destination="-1" id="b"/></connections></\(element)>
            """, owner: owner)
        let object = try #require(nib.objects.first)
        #expect(delegate(of: object) === owner && nib.warnings.isEmpty)
    }

    private func delegate(of object: AnyObject) -> AnyObject? {
        switch object {
        case let view as UITableView: view.delegate
        case let view as UICollectionView: view.delegate
        case let view as UITextView: view.delegate
        case let view as UIScrollView: view.delegate
        case let view as UITextField: view.delegate
        case let recognizer as UIGestureRecognizer: recognizer.delegate
        case let bar as UISearchBar: bar.delegate
        case let bar as UINavigationBar: bar.delegate
        case let bar as UITabBar: bar.delegate
        case let bar as UIToolbar: bar.delegate
        case let view as UIPickerView: view.delegate
        case let controller as UINavigationController: controller.delegate
        case let controller as UITabBarController: controller.delegate
        case let controller as UISplitViewController: controller.delegate
        default: nil
        }
    }

    @Test(arguments: ["tableView", "collectionView", "pickerView"])
    func aListHasTheDataSourceOfItsFile(element: String) throws {
        let owner = DelegateOfAll()
        let nib = try Xib.build(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <\(element) id="a"><connections><outlet property="dataSource" destination="-1" id="b"/></connections></\(element)>
            """, owner: owner)
        let object = try #require(nib.objects.first)
        let source: AnyObject? =
            switch object {
            case let view as UITableView: view.dataSource
            case let view as UICollectionView: view.dataSource
            default: (object as? UIPickerView)?.dataSource
            }
        #expect(source === owner && nib.warnings.isEmpty)
    }

    @Test func aCellHasTheAccessoryViewOfItsFile() throws {
        let nib = try Xib.build(
            """
            <tableViewCell id="a"><connections><outlet property="accessoryView" destination="b" id="c"/></connections></tableViewCell>
            <switch id="b"/>
            """)
        #expect((nib.objects.first as? UITableViewCell)?.accessoryView is UISwitch)
    }

    @Test func actionsAreSentByName() throws {
        let owner = Owner()
        let nib = try Xib.build(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <button id="a"><connections><action selector="pressed:" destination="-1" eventType="touchDown" id="b"/></connections></button>
            """, owner: owner)
        let button = try #require(nib.objects.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.presses == 0)
        button.sendActions(for: .touchDown)
        #expect(owner.presses == 1)
    }

    @Test func anObjectOfAnotherClassAwakesByItsMethodsName() throws {
        let nib = try Xib.build(#"<customObject customClass="PlainObject" customModule="UIKitTests" id="a"/>"#)
        #expect((nib.objects.first as? PlainObject)?.isAwake == true)
    }

    @Test func aRecogniserOfTheAppsIsMadeByItsOwnInitialiser() throws {
        let nib = try Xib.build(#"<tapGestureRecognizer customClass="CodedTap" customModule="UIKitTests" numberOfTapsRequired="3" id="a"/>"#)
        let tap = try #require(nib.objects.first as? CodedTap)
        #expect(tap.isCoded && tap.numberOfTapsRequired == 3)
        #expect(try Xib.build(#"<panGestureRecognizer customClass="FailingPan" customModule="UIKitTests" id="a"/>"#).objects.isEmpty)
    }

    @Test func awakeFromNibIsCalledAfterOutletsAreSet() throws {
        let nib = try Xib.build(
            """
            <view customClass="Awakened" customModule="UIKitTests" id="a">
                <rect key="frame" x="0" y="0" width="12" height="34"/>
                <subviews><label text="Hi" id="b"/></subviews>
                <connections><outlet property="caption" destination="b" id="c"/></connections>
            </view>
            """)
        let view = try #require(nib.objects.first as? Awakened)
        #expect(view.widthInInitialiser == 12)
        #expect(view.subviewsInInitialiser == 1)
        #expect(view.textWhenAwake == "Hi")
    }

    @Test func subclassesFindTheNibsValuesInTheirInitialisers() throws {
        let nib = try Xib.build(
            """
            <stackView customClass="EarlyStack" customModule="UIKitTests" id="a"><subviews>
                <activityIndicatorView style="large" customClass="EarlyIndicator" customModule="UIKitTests" id="b"/>
                <scrollView pagingEnabled="YES" customClass="EarlyScroller" customModule="UIKitTests" id="c"/>
            </subviews></stackView>
            """)
        let stack = try #require(nib.objects.first as? EarlyStack)
        #expect(stack.countInInitialiser == 2)
        #expect((stack.arrangedSubviews.first as? EarlyIndicator)?.styleInInitialiser == .large)
        #expect((stack.arrangedSubviews.last as? EarlyScroller)?.pagedInInitialiser == true)
        #expect(nib.warnings.isEmpty)
    }

    @Test func scrollViewsHaveTheirSettings() throws {
        let nib = try Xib.build(
            """
            <tableView bouncesZoom="NO" scrollsToTop="NO" minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white"
                keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" id="a"/>
            """)
        let view = try #require(nib.objects.first as? UIScrollView)
        #expect(!view.bouncesZoom && !view.scrollsToTop)
        #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3)
        #expect(view.indicatorStyle == .white)
        #expect(view.keyboardDismissMode == .onDrag)
        #expect(view.contentInsetAdjustmentBehavior == .never)
        #expect(nib.warnings.isEmpty)
    }

    @Test func buttonsHaveATitleForEachState() throws {
        let nib = try Xib.build(
            """
            <button buttonType="system" id="a">
                <state key="normal" title="Go"/>
                <state key="disabled" title="Gone"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
            </button>
            """)
        let button = try #require(nib.objects.first as? UIButton)
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Go")
        #expect(button.title(for: .disabled) == "Gone")
        #expect(button.titleColor(for: .disabled) == UIColor(white: 0, alpha: 1))
    }

    @Test func barButtonItemsAreNotViews() throws {
        let nib = try Xib.build(
            """
            <toolbar id="a"><items>
                <barButtonItem systemItem="flexibleSpace" id="b"/>
                <barButtonItem style="done" systemItem="done" id="c"/>
                <barButtonItem title="More" id="d"/>
            </items></toolbar>
            """)
        let items = try #require((nib.objects.first as? UIToolbar)?.items)
        #expect(items.count == 3)
        #expect(items[1].style == .done)
        #expect(items[2].title == "More")
        #expect(nib.warnings.isEmpty)
    }

    @Test func localizedTextsComeFromTheStringTable() throws {
        let nib = try Xib.build(
            #"<view id="a"><subviews><label text="Hello" id="b"/><button id="c"><state key="normal" title="Go"/></button></subviews></view>"#,
            strings: ["b.text": "Hallo", "c.normalTitle": "Los"])
        let view = try #require(nib.objects.first as? UIView)
        #expect((view.subviews[0] as? UILabel)?.text == "Hallo")
        #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Los")
    }

    @Test func runtimeAttributesReachTheLayer() throws {
        let nib = try Xib.build(
            """
            <view id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect((nib.objects.first as? UIView)?.layer.cornerRadius == 8)
    }

    @Test func aNamedColourIsTheDocumentsOwn() throws {
        let nib = try Xib.build(
            #"<view id="a"><color key="backgroundColor" name="paint"/></view>"#,
            resources:
                #"<namedColor name="paint"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#)
        #expect((nib.objects.first as? UIView)?.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    // MARK: Unknown elements

    @Test func anUnknownElementIsNamedOnceWithItsLine() throws {
        let nib = try Xib.build(
            """
            <view id="a"><subviews>
                <hologram id="b"/>
                <hologram id="c"/>
                <label text="Still here" id="d"/>
            </subviews></view>
            """)
        #expect(nib.warnings == ["test.xib:6: unknown element “hologram” is ignored"])
        #expect((nib.objects.first as? UIView)?.subviews.count == 1)
    }

    @Test func anUnknownClassFallsBackToTheElementsOwn() throws {
        let nib = try Xib.build(#"<label customClass="NoSuchClass" customModule="Nowhere" text="Hi" id="a"/>"#)
        #expect((nib.objects.first as? UILabel)?.text == "Hi")
        #expect(nib.warnings.first?.contains("NoSuchClass") == true)
    }

    @Test func anUnconnectedOutletAndAMissingImageAreReported() throws {
        let nib = try Xib.build(
            """
            <view id="a"><subviews><imageView image="nothing" id="b"/></subviews>
            <connections><outlet property="ghost" destination="zzz" id="c"/></connections></view>
            """)
        #expect(nib.warnings.contains { $0.contains("“nothing”") })
        #expect(nib.warnings.contains { $0.contains("“ghost”") })
    }

    @Test func aMissingFontIsNamedWithItsLine() throws {
        let nib = try Xib.build(
            #"<label id="a"><fontDescription key="fontDescription" name="NoSuchFont" family="None" pointSize="11"/></label>"#)
        #expect(nib.warnings.count == 1)
        #expect(nib.warnings.first?.hasPrefix("test.xib:") == true && nib.warnings.first?.hasSuffix("no font “NoSuchFont”") == true)
        #expect((nib.objects.first as? UILabel)?.font == .systemFont(ofSize: 11))
    }

    @Test(arguments: ["nan", "inf", "-1e400", "twelve", ""])
    func anInvalidNumberKeepsTheProperty(text: String) throws {
        let nib = try Xib.build(#"<view alpha="\#(text)" id="a"><rect key="frame" x="\#(text)" y="0" width="1" height="1"/></view>"#)
        let view = try #require(nib.objects.first as? UIView)
        #expect(view.alpha == 1)
        #expect(view.frame == .zero)
        #expect(nib.warnings.count == 2)
    }
}

@MainActor
private final class Owner: UIResponder {
    var caption: UILabel?
    var parts: [UIView] = []
    var presses = 0

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "caption": caption = value as? UILabel
        case "parts": parts = value as? [UIView] ?? []
        default: super.setValue(value, forKey: key)
        }
    }

    override func responds(to aSelector: Selector!) -> Bool { aSelector == Selector("pressed:") || super.responds(to: aSelector) }

    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        guard aSelector == Selector("pressed:") else { return super.perform(aSelector, with: object) }
        presses += 1
        return nil
    }
}

/// A view that records which values the nib has already set at each stage of loading.
final class Awakened: UIView {
    private(set) var widthInInitialiser: CGFloat = 0
    private(set) var subviewsInInitialiser = 0
    private(set) var textWhenAwake: String?
    private var caption: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        widthInInitialiser = bounds.width
        subviewsInInitialiser = subviews.count
    }

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "caption" { caption = value as? UILabel } else { super.setValue(value, forKey: key) }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        textWhenAwake = caption?.text
    }
}

/// A stack that records the number of arranged views that the nib has added before `super.init(coder:)` returns.
final class EarlyStack: UIStackView {
    private(set) var countInInitialiser = 0

    required init(coder: NSCoder) {
        super.init(coder: coder)
        countInInitialiser = arrangedSubviews.count
    }
}

/// An indicator that records the style that the nib has set before `super.init(coder:)` returns.
final class EarlyIndicator: UIActivityIndicatorView {
    private(set) var styleInInitialiser = Style.medium

    required init(coder: NSCoder) {
        super.init(coder: coder)
        styleInInitialiser = style
    }
}

/// A scroll view that records the paging that the nib has set before `super.init(coder:)` returns.
final class EarlyScroller: UIScrollView {
    private(set) var pagedInInitialiser = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        pagedInInitialiser = isPagingEnabled
    }
}

/// A constraint that doubles its constant when it is loaded from a nib.
final class WideConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant *= 2
    }
}

/// An owner that only names its module.
final class OwnerOfNibs: NSObject {}

/// An object that is no responder.
final class PlainObject: NSObject, @MainActor MethodProviding {
    var isAwake = false

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "awakeFromNib": call.perform { (object: PlainObject) in object.isAwake = true }
        default: call.isUnknown()
        }
    }
}

/// A recogniser that notes its initialiser.
final class CodedTap: UITapGestureRecognizer {
    private(set) var isCoded = false

    override init?(coder: NSCoder) {
        super.init(coder: coder)
        isCoded = true
    }
    // An initialiser of its own does not oblige a recogniser to have `init(coder:)`.
    init() { super.init(target: nil, action: nil) }
}

/// A recogniser that no nib can create.
final class FailingPan: UIPanGestureRecognizer {
    override init?(coder: NSCoder) { nil }
}

/// The delegate and data source of every kind of object.
private final class DelegateOfAll: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate, UITextFieldDelegate,
    UIGestureRecognizerDelegate, UISearchBarDelegate, UINavigationBarDelegate, UITabBarDelegate, UIToolbarDelegate, UIPickerViewDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate, UITableViewDataSource, UICollectionViewDataSource,
    UIPickerViewDataSource
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}
