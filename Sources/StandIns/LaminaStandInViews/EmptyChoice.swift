package import UIKit

extension UIViewController {
    /// Shows that there is nothing to choose: a bar with a button that cancels, and words in the middle.
    ///
    /// - Parameters:
    ///   - title: The bar's title.
    ///   - prompt: Words above the title.
    ///   - words: The words in the middle, such as `No Photos`.
    ///   - cancel: Called when the user cancels.
    package func showEmptyChoice(title: String, prompt: String? = nil, words: String, cancel: @escaping @MainActor () -> Void) {
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title)
        item.prompt = prompt
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
        bar.items = [item]
        let text = UILabel()
        text.text = words
        text.textColor = .secondaryLabel
        text.font = .systemFont(ofSize: 22, weight: .bold)
        for part in [bar, text] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
