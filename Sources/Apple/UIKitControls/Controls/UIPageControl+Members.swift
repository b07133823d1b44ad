import LaminaMarkup
import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIPageControl` that selectors, keys and nibs name.
let pageMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("currentPage", \UIPageControl.currentPage)
    $0.property("numberOfPages", \UIPageControl.numberOfPages)
    $0.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage, nib: .flag)
    $0.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, nib: .color)
    $0.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor, nib: .color)
    for name in ["numberOfPages", "currentPage"] {
        // Attributes come in the order of their names, but a page can be current only after it exists.
        $0.attribute(name) { (control: UIPageControl, element, _) in
            control.numberOfPages = element.integer("numberOfPages") ?? 0
            control.currentPage = element.integer("currentPage") ?? 0
            return element.integer(name) != nil
        }
    }
    $0.ignoredAttributes("defersCurrentPageDisplay")
}

extension UIPageControl: nonisolated MemberTableExtender {}
