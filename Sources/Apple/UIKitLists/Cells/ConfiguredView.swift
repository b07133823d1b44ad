/// A view whose content and background come from configurations that adapt to its state: a cell of either list, or a table's header or footer.
///
/// A configuration that is set is shown at once. Before the next layout the configurations adapt to the state, and the adapted ones are the view's
/// from then on, as Apple documents `automaticallyUpdatesContentConfiguration`; the app's handler has the last word.
@MainActor
package protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState

    var configurations: ViewConfigurations { get set }
    /// The view for the content, in which subclasses and apps add views.
    var shownContent: UIView { get set }
    var configurationState: State { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }

    func updateConfiguration(using state: State)
    /// Calls the app's closure, which may change the configurations for a state.
    func callUpdateHandler(_ state: State)
    /// Is called when a background configuration takes the place of the view's other backgrounds.
    func beginConfiguredBackground()
}

extension ConfiguredView {
    /// Requests an update of the configurations before the next layout.
    package func configurationsNeedUpdate() {
        configurations.isStale = true
        setNeedsLayout()
    }

    /// Shows a content configuration in the content view or, if that cannot show it, in a new one; nil for an empty view.
    package func changeContent(to configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        guard let configuration else {
            if configurations.ownsContentView { replaceContent(by: UIView(), isConfigured: false) }
            return
        }
        show(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
        if !configurations.isAdapting { configurationsNeedUpdate() }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if configurations.ownsContentView, let view = shownContent as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(by: configuration.makeContentView(), isConfigured: true)
        }
        setNeedsLayout()
    }

    private func replaceContent(by view: UIView, isConfigured: Bool) {
        let old = shownContent
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        shownContent = view
        configurations.ownsContentView = isConfigured
        setNeedsLayout()
    }

    /// Shows a background configuration behind all other content; nil for none.
    package func changeBackground(to configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            return configurations.backgroundView = nil
        }
        let adapted = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
        if let view = configurations.backgroundView {
            view.configuration = adapted
        } else {
            let view = ConfiguredBackgroundView(adapted)
            view.frame = bounds
            insertSubview(view, at: 0)
            configurations.backgroundView = view
            beginConfiguredBackground()
        }
        if !configurations.isAdapting { configurationsNeedUpdate() }
    }

    /// Adapts the configurations to the state, if it has changed.
    package func updateConfigurationsIfNeeded() {
        guard configurations.isStale else { return }
        configurations.isStale = false
        configurations.isAdapting = true
        defer { configurations.isAdapting = false }
        let state = configurationState
        updateConfiguration(using: state)
        callUpdateHandler(state)
    }

    /// Adapts the configurations that adapt by themselves.
    package func adaptConfigurations(to state: State) {
        if automaticallyUpdatesContentConfiguration, let content = configurations.content?.updated(for: state) {
            configurations.content = content
            show(content)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background?.updated(for: state) {
            configurations.background = background
            configurations.backgroundView?.configuration = background
        }
    }
}

/// The content and background configurations of a view.
@MainActor
package struct ViewConfigurations {
    package fileprivate(set) var content: (any UIContentConfiguration)?
    package fileprivate(set) var background: UIBackgroundConfiguration?
    /// The view of the background configuration; nil without one.
    package fileprivate(set) var backgroundView: ConfiguredBackgroundView?
    /// True when the content view belongs to a content configuration.
    package fileprivate(set) var ownsContentView = false
    /// True until the configurations have adapted to the state of a new view, and when the state has changed since.
    fileprivate var isStale = true
    /// True while the configurations adapt, when changes of them do not make them stale.
    fileprivate var isAdapting = false

    /// Creates the state of a view without configurations.
    package init() {}
}
