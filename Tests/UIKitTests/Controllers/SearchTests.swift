import Foundation
import Testing

import UIKit

@MainActor
struct SearchTests {
    private final class Heard: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var lines: [String] = []
        func updateSearchResults(for searchController: UISearchController) { lines.append("update \(searchController.searchBar.text ?? "")") }
        func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text \(searchText)") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("edit") }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let heard = Heard()

    private final class Forgetful: NSObject, UISearchBarDelegate {
        var bar: UISearchBar? = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            searchBar.removeFromSuperview()
            bar = nil
        }
    }

    @Test func aDelegateMayLetTheBarGo() throws {
        let (root, forgetful) = (UIViewController(), Forgetful())
        let stage = ControllerStage(root)
        forgetful.bar?.delegate = forgetful
        weak var released = forgetful.bar
        do {
            let bar = try #require(forgetful.bar)
            root.view.addSubview(bar)
        }
        stage.window.layoutIfNeeded()
        let field = try #require(forgetful.bar?.searchTextField)
        field.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(forgetful.bar == nil && released == nil)
    }

    private func searcher(results: UIViewController? = nil) -> UISearchController {
        let searcher = UISearchController(searchResultsController: results)
        searcher.searchResultsUpdater = heard
        searcher.delegate = heard
        searcher.searchBar.delegate = heard
        return searcher
    }

    @Test func aNavigationBarGrowsByTheSearchBarOfItsItem() {
        let root = UIViewController()
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        stage.window.layoutIfNeeded()
        let plain = root.view.safeAreaInsets.top
        root.navigationItem.searchController = searcher()
        stage.window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == plain + 52)
        root.navigationItem.searchController = nil
        stage.window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == plain)
    }

    @Test func editingBeginsTheSearchAndCancelEndsIt() throws {
        let root = UIViewController()
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        let searcher = searcher()
        root.navigationItem.searchController = searcher
        stage.window.layoutIfNeeded()
        searcher.searchBar.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(searcher.isActive)
        #expect(searcher.searchBar.showsCancelButton)
        #expect(heard.take() == ["edit", "will present", "update ", "did present"])
        // The title's row hides; the search bar stays.
        #expect(root.view.safeAreaInsets.top == 52)
        searcher.searchBar.searchTextField.insertText("al")
        #expect(heard.take().suffix(2) == ["text al", "update al"])
        searcher.isActive = false
        stage.advance(by: 1)
        #expect(heard.take() == ["will dismiss", "text ", "update ", "did dismiss"])
        #expect(!searcher.searchBar.isFirstResponder)
        #expect(!searcher.searchBar.showsCancelButton)
        #expect(searcher.parent == nil)
    }

    @Test func resultsAppearWithTheFirstLetter() {
        let root = UIViewController()
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        let results = UIViewController()
        let searcher = searcher(results: results)
        root.navigationItem.searchController = searcher
        stage.window.layoutIfNeeded()
        searcher.isActive = true
        stage.advance(by: 1)
        #expect(results.parent == nil)
        searcher.searchBar.text = "a"
        #expect(results.parent === searcher)
        #expect(results.view.window === stage.window)
        searcher.searchBar.text = ""
        #expect(results.view.isHidden)
    }

    @Test func aBarInATablesHeaderRisesToTheUpperEdgeAndReturns() {
        let table = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: table)
        let stage = ControllerStage(navigation)
        let searcher = searcher()
        searcher.searchBar.sizeToFit()
        table.tableView.tableHeaderView = searcher.searchBar
        stage.window.layoutIfNeeded()
        searcher.isActive = true
        stage.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        #expect(searcher.searchBar.convert(.zero, to: nil as UIView?).y == stage.window.safeAreaInsets.top)
        searcher.isActive = false
        stage.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(table.tableView.tableHeaderView === searcher.searchBar)
    }

    @Test func scopesMakeTheBarHigher() {
        let bar = UISearchBar()
        bar.sizeToFit()
        #expect(bar.bounds.height == 56)
        bar.scopeButtonTitles = ["a", "b"]
        bar.showsScopeBar = true
        bar.sizeToFit()
        #expect(bar.bounds.height == 100)
        bar.selectedScopeButtonIndex = 1
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func theDelegateHearsOfScopesAndMayRefuseText() throws {
        final class Strict: NSObject, UISearchBarDelegate {
            var heard: [String] = []
            var refuses = false
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { heard.append("scope \(selectedScope)") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                heard.append("\(range.location)+\(range.length) \(text)")
                return !refuses
            }
        }
        let (root, strict) = (UIViewController(), Strict())
        let stage = ControllerStage(root)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        (bar.scopeButtonTitles, bar.showsScopeBar, bar.delegate) = (["a", "b"], true, strict)
        root.view.addSubview(bar)
        stage.window.layoutIfNeeded()
        func scopes(_ view: UIView) -> UISegmentedControl? { view as? UISegmentedControl ?? view.subviews.lazy.compactMap(scopes).first }
        let control = try #require(scopes(bar))
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        #expect(strict.heard == ["scope 1"])
        strict.heard = []
        bar.searchTextField.becomeFirstResponder()
        let keys = KeyInput(application: .shared)
        keys.insert("x")
        strict.refuses = true
        keys.insert("y")
        #expect(strict.heard == ["0+0 x", "text x", "1+0 y"] && bar.text == "x")
        bar.searchTextField.resignFirstResponder()
    }

    @Test func theTitleStaysWhenTheSearchIsNotToHideIt() {
        let root = UIViewController()
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        let searcher = searcher()
        searcher.hidesNavigationBarDuringPresentation = false
        root.navigationItem.searchController = searcher
        stage.window.layoutIfNeeded()
        let before = root.view.safeAreaInsets.top
        searcher.isActive = true
        stage.advance(by: 1)
        stage.window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == before)
    }

    @Test func theNavigationBarStaysOverABarInATablesHeaderThatIsNotToHideIt() {
        let table = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: table)
        let stage = ControllerStage(navigation)
        let searcher = searcher()
        searcher.hidesNavigationBarDuringPresentation = false
        searcher.searchBar.sizeToFit()
        table.tableView.tableHeaderView = searcher.searchBar
        stage.window.layoutIfNeeded()
        searcher.isActive = true
        stage.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        searcher.isActive = false
        stage.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aHiddenNavigationBarStaysHiddenAfterASearch() {
        let table = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: table)
        navigation.isNavigationBarHidden = true
        let stage = ControllerStage(navigation)
        let searcher = searcher()
        searcher.searchBar.sizeToFit()
        table.tableView.tableHeaderView = searcher.searchBar
        stage.window.layoutIfNeeded()
        searcher.isActive = true
        stage.advance(by: 1)
        searcher.isActive = false
        stage.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test func resultsThatTheAppShowsOrHidesNoLongerFollowTheText() {
        let root = UIViewController()
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        let results = UIViewController()
        let searcher = searcher(results: results)
        root.navigationItem.searchController = searcher
        stage.window.layoutIfNeeded()
        searcher.isActive = true
        stage.advance(by: 1)
        #expect(searcher.automaticallyShowsSearchResultsController)
        searcher.showsSearchResultsController = true
        #expect(!searcher.automaticallyShowsSearchResultsController && results.parent === searcher && !results.view.isHidden)
        searcher.showsSearchResultsController = false
        searcher.searchBar.text = "a"
        #expect(results.view.isHidden)
        searcher.automaticallyShowsSearchResultsController = true
        searcher.searchBar.text = "ab"
        #expect(!results.view.isHidden)
    }
}
