import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaMethods
import Testing
import UIKit

/// Parts of nibs beyond the attributes of one element.
@MainActor @Suite struct NibConfigurationTests {
    @Test(arguments: ["plain", "gray", "tinted", "filled", "glass"])
    func aConfigurationHasTheStyleOfItsElement(name: String) throws {
        let kinds: [String: UIButton.Configuration.Kind] = ["gray": .gray, "tinted": .tinted, "filled": .filled]
        let nib = try Xib.build(#"<button buttonType="system" id="a"><buttonConfiguration key="configuration" style="\#(name)"/></button>"#)
        #expect((nib.objects.first as? UIButton)?.configuration?.kind == kinds[name] ?? .plain)
        #expect(nib.warnings.isEmpty)
    }

    @Test func aConfigurationHasTheContentAndLayoutOfItsElement() throws {
        let nib = try Xib.build(
            """
            <button buttonType="system" id="a">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Call" subtitle="now" image="star" catalog="system"
                    imagePlacement="top" imagePadding="8" titlePadding="3" cornerStyle="capsule" titleAlignment="center">
                    <fontDescription key="titleFontDescription" type="boldSystem" pointSize="29"/>
                    <color key="baseBackgroundColor" systemColor="systemRedColor"/>
                    <color key="baseForegroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration>
            </button>
            """)
        let button = try #require(nib.objects.first as? UIButton)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Call" && configuration.subtitle == "now" && configuration.image?.isSymbolImage == true)
        #expect(configuration.imagePlacement == .top && configuration.imagePadding == 8 && configuration.titlePadding == 3)
        #expect(configuration.cornerStyle == .capsule && configuration.titleAlignment == .center)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.baseBackgroundColor == .systemRed && configuration.baseForegroundColor == UIColor(white: 1, alpha: 1))
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Call" && button.titleLabel?.font == .boldSystemFont(ofSize: 29))
        #expect(nib.warnings.isEmpty)
    }

    @Test func theTitleOfAConfigurationIsTranslated() throws {
        let nib = try Xib.build(
            #"<button id="a"><buttonConfiguration key="configuration" style="plain" title="Call"/></button>"#,
            strings: ["a.configuration.title": "Anrufen"])
        #expect((nib.objects.first as? UIButton)?.configuration?.title == "Anrufen")
    }

    @Test func theContentOfAnEffectViewIsInItsContentView() throws {
        let nib = try Xib.build(
            """
            <visualEffectView id="a"><rect key="frame" x="0" y="0" width="40" height="30"/>
                <view key="contentView" id="b"><subviews><label text="Hi" id="c"/></subviews></view>
                <blurEffect style="light"/>
            </visualEffectView>
            """)
        let view = try #require(nib.objects.first as? UIVisualEffectView)
        #expect((view.contentView.subviews.first as? UILabel)?.text == "Hi")
        #expect(nib.warnings.isEmpty)
    }

    @Test func aViewOfAnotherFrameworkIsAnEmptyViewAndReportedOnce() throws {
        let scene = #"<sceneKitView id="b"><rect key="frame" x="1" y="2" width="3" height="4"/></sceneKitView>"#
        let nib = try Xib.build(#"<view id="a"><subviews>\#(scene)\#(scene)</subviews></view>"#)
        let view = try #require(nib.objects.first as? UIView)
        #expect(view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(nib.warnings == ["test.xib:5: there is no class for “sceneKitView”; an empty view takes its place"])
    }

    @Test(arguments: [
        (#"minX="25%" minY="10" width="50%" height="20""#, CGRect(x: 50, y: 10, width: 100, height: 20)),
        (#"minX="10%" width="30" height="20" maxY="5""#, CGRect(x: 20, y: 75, width: 30, height: 20)),
        (#"height="50""#, CGRect(x: 0, y: 0, width: 200, height: 50)),
        (#"minX="10" minY="5%" maxX="20" maxY="15%""#, CGRect(x: 10, y: 5, width: 170, height: 80)),
    ])
    func anInsetFrameIsRelativeToTheSuperview(attributes: String, frame: CGRect) throws {
        let nib = try Xib.build(
            """
            <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view id="b"><frame key="frameInset" \(attributes)/></view></subviews>
            </view>
            """)
        #expect((nib.objects.first as? UIView)?.subviews.first?.frame == frame)
        #expect(nib.warnings.isEmpty)
    }

    @Test func constraintsHoldToTheGuidesOfBars() throws {
        let nib = try Xib.build(
            """
            <viewController id="a">
                <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="u"/></layoutGuides>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
                    <constraints>
                        <constraint firstItem="w" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="c"/>
                        <constraint firstItem="u" firstAttribute="top" secondItem="w" secondAttribute="bottom" id="d"/>
                        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="e"/>
                        <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="f"/>
                    </constraints>
                </view>
            </viewController>
            """)
        let view = try #require((nib.objects.first as? UIViewController)?.view)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 8, width: 100, height: 192))
        #expect(nib.warnings.isEmpty)
    }

    @Test func aColorIsTheNewestOfItsNames() throws {
        let nib = try Xib.build(
            """
            <view id="a">
                <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
                <color key="tintColor" cocoaTouchSystemColor="whiteColor"/>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        #expect(view.backgroundColor == .systemBackground && view.tintColor == .white)
        #expect(nib.warnings.isEmpty)
    }

    @Test func aFontCanHaveAStandardSize() throws {
        let nib = try Xib.build(#"<label id="a"><fontDescription key="fontDescription" type="system" size="system"/></label>"#)
        #expect((nib.objects.first as? UILabel)?.font == .systemFont(ofSize: 14))
    }

    @Test(arguments: [("", 0.0), (#"constant="20""#, 20)])
    func aSymbolicConstraintHasTheConstantOfTheFile(constant: String, x: Double) throws {
        let nib = try Xib.build(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
                <constraints>
                    <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" symbolic="YES" \(constant) id="c"/>
                </constraints>
            </view>
            """)
        let view = try #require(nib.objects.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first.map { Double($0.frame.minX) } == x)
    }

    @Test func runtimeAttributesHaveAllTypes() throws {
        let nib = try Xib.build(
            """
            <view customClass="KeptValues" customModule="UIKitTests" id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="whole"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="real"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="range" keyPath="range"><range key="value" location="2" length="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="text" value="Hi"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let kept = try #require(nib.objects.first as? KeptValues).values
        #expect(kept["whole"] as? Int == 7 && kept["real"] as? Double == 0.5 && kept["range"] as? NSRange == NSRange(location: 2, length: 3))
        #expect(kept["size"] as? CGSize == CGSize(width: 1, height: 2) && kept["text"] as? String == "Hi")
        #expect(kept.keys.contains("none") && kept["none"] is NSNull)
        #expect(nib.warnings.isEmpty)
    }

    @Test func delegatesOfBarsAndPickersAreOutlets() throws {
        let parts = ["searchBar", "navigationBar", "tabBar", "toolbar", "pickerView", "collectionView"].map {
            #"<\#($0) id="\#($0)"><connections><outlet property="delegate" destination="-1" id="x\#($0)"/></connections></\#($0)>"#
        }
        let owner = EveryDelegate()
        let nib = try Xib.build(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + parts.joined(), owner: owner)
        let search = nib.objects.compactMap { $0 as? UISearchBar }.first
        let picker = nib.objects.compactMap { $0 as? UIPickerView }.first
        let collection = nib.objects.compactMap { $0 as? UICollectionView }.first
        #expect(search?.delegate === owner && picker?.delegate === owner && collection?.delegate === owner)
        #expect(nib.warnings.isEmpty)
    }

    @Test func aFileOfInterfaceBuilder3IsRefusedWithTheWayOut() {
        #expect(throws: NibError.outdated(file: "old.xib")) {
            let archive = #"<?xml version="1.0" encoding="UTF-8"?><archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#
            _ = try NibDocument(Data(archive.utf8), file: "old.xib")
        }
    }
}

/// A view that keeps the values that are set by key.
final class KeptValues: UIView {
    var values: [String: Any] = [:]

    override func setValue(_ value: Any?, forKey key: String) { values[key] = value ?? NSNull() }
}

private final class EveryDelegate: NSObject, UISearchBarDelegate, UINavigationBarDelegate, UITabBarDelegate, UIToolbarDelegate,
    UIPickerViewDelegate, UICollectionViewDelegate
{}
