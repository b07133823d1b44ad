import Foundation

/// The content and background configurations of a cell.
@MainActor
package struct CellConfigurations {
    package var content: (any UIContentConfiguration)?
    package var background: UIBackgroundConfiguration?
    /// The view of the background configuration; nil without one.
    package var backgroundView: ConfiguredBackgroundView?
    /// True until the configurations have adapted to the state of a new cell, and when the state has changed since.
    package var isStale = true
    /// True while the configurations adapt, when changes of them do not make them stale.
    package var isAdapting = false
    /// True when the content view belongs to a content configuration.
    package var ownsContentView = false

    /// Creates the state of a cell without configurations.
    package init() {}
}
