import CoreGraphics
import Foundation
import UIKit

/// Runners for the measures of alerts, sheets and bars.
@MainActor let morePresentedRunners: [String: UIKitRunner] = [
    "alert-classic/widths": { _ in JSON([UIContentSizeCategory.large, .accessibilityLarge].map { AlertStage($0).card.width }) },
    "alert-classic/button height": { _ in JSON(AlertStage(.large).button?.bounds.height ?? 0) },
    "alert-classic/least buttons": { _ in
        let stage = AlertStage(.large, message: String(repeating: "Words without end. ", count: 400), actions: 3)
        let rows = stage.alert.view.tree.first { $0 is UIScrollView && $0.subviews.contains { $0 is AlertButton } }
        return JSON(((rows?.frame.height ?? 0) * 1e6).rounded() / 1e6)
    },
    "alert-classic/sheet distances": { _ in
        let stage = AlertStage(.large, style: .actionSheet)
        let blocks = stage.alert.view.subviews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        guard blocks.count == 2 else { return .null }
        return JSON([stage.card.minX, blocks[1].frame.minY - blocks[0].frame.maxY])
    },
    "alert-classic/sheet padding": { _ in
        let stage = AlertStage(.large, style: .actionSheet)
        guard let label = stage.alert.view.tree.compactMap({ $0 as? UILabel }).first(where: { $0.text == "Title" }) else { return .null }
        let place = label.convert(label.bounds, to: stage.alert.view)
        return JSON([place.minX, place.minY, label.font.pointSize])
    },
    "alert-classic/scale factors": { _ in
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        ]
        let great = categories.map { AlertStage($0).card.width > AlertStage(.large).card.width }
        guard let first = great.firstIndex(of: true), first > 0 else { return .null }
        return JSON(
            categories[first - 1...first].map {
                UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)).pointSize / 17
            })
    },
    "sheet-classic/scale behind": { _ in
        let stage = CardStage()
        return JSON(stage.first.view.transform.a)
    },
    "sheet-classic/darkness behind": { _ in
        let (stage, third) = (CardStage(), UIViewController())
        third.modalPresentationStyle = .pageSheet
        stage.second.present(third, animated: false)
        stage.stage.advance(by: 0)
        let card = third.presentationController?.presentedView
        let shade = third.presentationController?.containerView?.subviews.first { $0 !== card }
        return JSON((shade?.backgroundColor?.cgColor.alpha ?? 0) * (shade?.alpha ?? 0))
    },
    "sheet-classic/pulled up": { _ in
        let stage = CardStage()
        stage.stage.drag(from: 500, by: -450, velocity: 0, leaves: false)
        return JSON((stage.second.presentationController?.presentedView?.frame.minY ?? 0) / stage.stage.window.bounds.height)
    },
    "bar-classic/phone bars": { input in
        _ = input["device"]
        let (tabs, root) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        let stage = UIKitStage(tabs, size: CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        stage.advance(by: 0)
        let bar = navigation.navigationBar
        let plain = bar.convert(bar.bounds, to: nil).maxY
        bar.prefersLargeTitles = true
        stage.advance(by: 0)
        return [
            "navigation": JSON(plain), "largeTitleZone": JSON(bar.frame.height), "tabBar": JSON(tabs.tabBar.frame.height),
            "statusBar": JSON(stage.window.safeAreaInsets.top),
        ]
    },
    "bar-classic/large title": { _ in
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = UIKitStage(navigation)
        let plain = navigation.navigationBar.frame.height
        navigation.navigationBar.prefersLargeTitles = true
        stage.advance(by: 0)
        return JSON(navigation.navigationBar.frame.height - plain)
    },
    "bar-classic/fonts": { _ in
        let (tabs, root) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        (root.title, navigation.tabBarItem) = ("Title", UITabBarItem(title: "Tab", image: nil, tag: 0))
        navigation.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = [navigation]
        let stage = UIKitStage(tabs, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        stage.advance(by: 0)
        let labels = stage.window.tree.compactMap { $0 as? UILabel }.filter { $0.text == "Title" || $0.text == "Tab" }
        let fonts = labels.filter { $0.text == "Title" }.sorted { $0.font.pointSize < $1.font.pointSize } + labels.filter { $0.text == "Tab" }
        return .array(
            fonts.map { label in
                .array([JSON(label.font.pointSize), .text(label.font.fontName.split(separator: "-").last.map { $0.lowercased() } ?? "")])
            })
    },
    "bar-classic/hair line": { _ in
        JSON(
            [UIUserInterfaceStyle.light, .dark].map { style in
                let appearance = UITabBarAppearance()
                let color = appearance.shadowColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                return ((color?.cgColor.alpha ?? 0) * 255).rounded()
            })
    },
]

/// A stage with a presented alert or action sheet.
@MainActor private final class AlertStage {
    let alert: UIAlertController
    private let stage: UIKitStage

    init(
        _ category: UIContentSizeCategory, style: UIAlertController.Style = .alert, message: String = "Message", actions: Int = 1
    ) {
        alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        for number in 0..<actions { alert.addAction(UIAlertAction(title: "Action \(number)", style: .default)) }
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
        let root = UIViewController()
        stage = UIKitStage(root, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        alert.traitOverrides.preferredContentSizeCategory = category
        root.present(alert, animated: false)
        stage.advance(by: 0)
    }

    var card: CGRect { alert.view.frame }
    var button: AlertButton? { alert.view.tree.compactMap { $0 as? AlertButton }.first }
}

/// A stage with a presented page sheet.
@MainActor private final class CardStage {
    let (first, second) = (UIViewController(), UIViewController())
    let stage: UIKitStage

    init() {
        stage = UIKitStage(first, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        second.modalPresentationStyle = .pageSheet
        first.present(second, animated: false)
        stage.advance(by: 0)
    }
}
