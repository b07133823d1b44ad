import LaminaHardware
import Testing
import UIKit

@testable import UIKitViews

@MainActor
struct DeviceScreenTests {
    /// A device with its traits, upright and on its side: the idiom, and the horizontal and vertical size classes.
    struct Row: Sendable {
        let name: String
        let idiom: UIUserInterfaceIdiom
        let portrait: [UIUserInterfaceSizeClass]
        let landscape: [UIUserInterfaceSizeClass]
    }

    /// Apple's table of size classes in its Human Interface Guidelines.
    nonisolated static let rows = [
        Row(name: "iPhone SE", idiom: .phone, portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Row(name: "iPhone 12 mini", idiom: .phone, portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Row(name: "iPhone 16", idiom: .phone, portrait: [.compact, .regular], landscape: [.compact, .compact]),
        Row(name: "iPhone 16 Pro Max", idiom: .phone, portrait: [.compact, .regular], landscape: [.regular, .compact]),
        Row(name: "iPad mini", idiom: .pad, portrait: [.regular, .regular], landscape: [.regular, .regular]),
        Row(name: "iPad Pro 13", idiom: .pad, portrait: [.regular, .regular], landscape: [.regular, .regular]),
    ]

    @Test(arguments: rows)
    func theScreenHasTheDevicesTraits(row: Row) throws {
        for (isLandscape, classes) in [(false, row.portrait), (true, row.landscape)] {
            try onDevice(row.name, isLandscape: isLandscape) { device in
                let traits = UIScreen.main.traitCollection
                #expect(traits.userInterfaceIdiom == row.idiom && UIDevice.current.userInterfaceIdiom == row.idiom)
                #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == classes, "\(row.name), landscape: \(isLandscape)")
                #expect(traits.displayScale == CGFloat(device.model.scale) && UIScreen.main.scale == CGFloat(device.model.scale))
                #expect(UIScreen.main.bounds.size == device.size)
                #expect((device.size.width > device.size.height) == isLandscape)
            }
        }
        #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .phone)
    }

    @Test(arguments: [
        ("iPhone 16", false, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        ("iPhone 16", true, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
        ("iPhone 13", false, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
        ("iPhone SE", false, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        ("iPhone SE", true, .zero), ("iPad mini", true, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func windowsHaveTheDevicesSafeArea(name: String, isLandscape: Bool, insets: UIEdgeInsets) throws {
        try onDevice(name, isLandscape: isLandscape) { _ in
            let controller = UIViewController()
            showing(controller) { window in
                #expect(window.safeAreaInsets == insets)
                #expect(controller.view.safeAreaInsets == insets)
                // A window away from the edges has a part of the insets, or none.
                window.frame = window.frame.insetBy(dx: 10, dy: 10)
                #expect(window.safeAreaInsets.top == max(0, insets.top - 10) && window.safeAreaInsets.bottom == max(0, insets.bottom - 10))
                window.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
                #expect(window.safeAreaInsets == .zero)
            }
        }
        let plain = UIWindow(frame: UIScreen.main.bounds)
        #expect(plain.safeAreaInsets == .zero)
    }

    @Test func theDeviceSaysItsName() throws {
        #expect(UIDevice.current.model == "Lamina" && UIDevice.current.name == "Lamina")
        try onDevice("iPad mini") { _ in #expect(UIDevice.current.model == "iPad" && UIDevice.current.name == "iPad mini") }
        try onDevice("iPhone 16") { _ in #expect(UIDevice.current.model == "iPhone") }
    }

    @Test func nativeBoundsAreThoseOfTheUprightPanel() throws {
        try onDevice("iPhone 12 mini", isLandscape: true) { _ in
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1080, height: 812 * 2.88))
            #expect(UIScreen.main.nativeScale == 2.88 && UIScreen.main.scale == 3)
        }
        try onDevice("iPhone 16", isLandscape: true) { _ in
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        }
    }
}
