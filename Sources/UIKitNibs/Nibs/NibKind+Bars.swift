import CoreGraphics
import LaminaNibs

extension NibKind {
    static let bars: [String: NibKind] = [
        "toolbar": NibKind(
            UIToolbar.self, inherits: "view",
            attributes: [.choice("barStyle", \UIToolbar.barStyle, barStyles), .flag("translucent", \UIToolbar.isTranslucent)],
            values: [.color("barTintColor", \UIToolbar.barTintColor)]),
        "navigationBar": NibKind(
            UINavigationBar.self, inherits: "view",
            attributes: [.choice("barStyle", \UINavigationBar.barStyle, barStyles), .flag("translucent", \UINavigationBar.isTranslucent)],
            values: [.color("barTintColor", \UINavigationBar.barTintColor)]),
        "tabBar": NibKind(
            UITabBar.self, inherits: "view",
            attributes: [.choice("barStyle", \UITabBar.barStyle, barStyles), .flag("translucent", \UITabBar.isTranslucent)],
            values: [.color("barTintColor", \UITabBar.barTintColor)]),
        "barItem": NibKind(
            UIBarItem.self,
            attributes: [
                .text("title", \UIBarItem.title), .flag("enabled", \UIBarItem.isEnabled), .integer("tag", \UIBarItem.tag),
                .image("image", \UIBarItem.image),
            ]),
        "barButtonItem": NibKind(
            UIBarButtonItem.self, inherits: "barItem",
            attributes: [
                .ignored("systemItem"), .choice("style", \UIBarButtonItem.style, ["plain": .plain, "done": .done, "bordered": .plain]),
                .number("width", \UIBarButtonItem.width),
            ],
            values: [.color("tintColor", \UIBarButtonItem.tintColor)]),
        "tabBarItem": NibKind(UITabBarItem.self, inherits: "barItem", attributes: [.ignored("systemItem")]),
        "navigationItem": NibKind(
            UINavigationItem.self,
            attributes: [.text("title", \UINavigationItem.title), .text("prompt", \UINavigationItem.prompt)],
            values: [
                NibSetting("leftBarButtonItem", on: UINavigationItem.self) { item, element, builder in
                    item.leftBarButtonItem = builder.object(for: element) as? UIBarButtonItem
                    return item.leftBarButtonItem != nil
                },
                NibSetting("rightBarButtonItem", on: UINavigationItem.self) { item, element, builder in
                    item.rightBarButtonItem = builder.object(for: element) as? UIBarButtonItem
                    return item.rightBarButtonItem != nil
                },
                NibSetting("titleView", on: UINavigationItem.self) { item, element, builder in
                    item.titleView = builder.object(for: element) as? UIView
                    return item.titleView != nil
                },
            ]),
    ]

    private static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]
}
