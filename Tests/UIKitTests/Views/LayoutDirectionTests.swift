import Testing
import UIKit

@MainActor
struct LayoutDirectionTests {
    @Test func theTraitOfDirectionDecidesForTheViewsBelow() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
        parent.traitOverrides.layoutDirection = .rightToLeft
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aViewsSemanticsWinOverTheTrait() {
        let view = UIView()
        view.traitOverrides.layoutDirection = .rightToLeft
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func leadingIsTheRightSideInAnInterfaceFromRightToLeft() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), UIView())
        parent.addSubview(child)
        parent.traitOverrides.layoutDirection = .rightToLeft
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10), child.widthAnchor.constraint(equalToConstant: 20),
            child.topAnchor.constraint(equalTo: parent.topAnchor), child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 70)
    }
}
