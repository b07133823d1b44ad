public import Foundation

/// A card with the activities that the user can do with items: copying, and those of the app.
open class UIActivityViewController: UIViewController {
    /// A closure that is called when the card has closed: the activity, whether it was completed, returned items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// The old form of `CompletionWithItemsHandler`.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let sources: [Any]
    /// The items to share; an item source stands for its placeholder.
    package private(set) lazy var items = sources.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    private let activities: [UIActivity]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var rows = ActivityRows(self)

    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// A closure that is called once, when the card has closed; nil after the call.
    ///
    /// - Source: UIActivityViewController.h.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The old form of `completionWithItemsHandler`.
    open var completionHandler: CompletionHandler?

    /// Creates a card for items, with further activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sources = activityItems
        activities = [CopyActivity()] + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Creates a card without items.
    public required init?(coder: NSCoder) {
        (sources, activities) = ([], [])
        super.init(coder: coder)
    }

    /// The activities that can be done with the items and are not excluded.
    package var offered: [UIActivity] {
        activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: items)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 320, height: 320)
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = rows
        table.delegate = rows
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { takeHandlers()(nil, false) }
    }

    /// Performs an activity: shows its controller in place of the card, or closes the card.
    package func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.onFinish = { [weak self, weak activity] completed in
            guard let self else { return }
            // Taken before the card disappears, which would otherwise call them as for a cancelled card.
            let (type, handlers) = (activity?.activityType, takeHandlers())
            let tell = { handlers(type, completed) }
            if presentingViewController == nil { tell() } else { dismiss(animated: true, completion: tell) }
        }
        if let own = activity.activityViewController { present(own, animated: true) } else { activity.perform() }
    }

    /// The items that an activity gets: those that item sources make for it; one without an item for it is left out.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        sources.compactMap { source in
            guard let maker = source as? any UIActivityItemSource else { return source }
            return maker.activityViewController(self, itemForActivityType: type)
        }
    }

    /// Returns a closure that calls both handlers, and sets them to nil.
    private func takeHandlers() -> CompletionHandler {
        let (withItems, plain) = (completionWithItemsHandler, completionHandler)
        (completionWithItemsHandler, completionHandler) = (nil, nil)
        return { type, completed in
            withItems?(type, completed, nil, nil)
            plain?(type, completed)
        }
    }
}

/// The rows of an activity card: the shared items, and the activities.
@MainActor
private final class ActivityRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let owner: UIActivityViewController

    init(_ owner: UIActivityViewController) { self.owner = owner }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : owner.offered.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if indexPath.section == 0 {
            content.text = title
            content.image = owner.items.lazy.compactMap { $0 as? UIImage }.first
            content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
            content.imageProperties.cornerRadius = 6
            cell.selectionStyle = .none
        } else {
            let activity = owner.offered[indexPath.row]
            content.text = activity.activityTitle
            content.image = activity.activityImage
            content.imageProperties.tintColor = .label
        }
        cell.contentConfiguration = content
        return cell
    }

    /// The first text or address among the items, or the number of items.
    private var title: String {
        for item in owner.items {
            if let text = item as? String { return text }
            if let address = item as? URL { return address.absoluteString }
        }
        return owner.items.count == 1 ? (owner.items[0] is UIImage ? "Image" : "1 Item") : "\(owner.items.count) Items"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 { owner.perform(owner.offered[indexPath.row]) }
    }
}
