import Foundation

/// The content and background configurations of a cell.
@MainActor
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The view of the background configuration; nil without one.
    var backgroundView: ConfiguredBackgroundView?
    /// True until the configurations have adapted to the state of a new cell, and when the state has changed since.
    var isStale = true
    /// True while the configurations adapt, when changes of them do not make them stale.
    var isAdapting = false
    /// True when the content view belongs to a content configuration.
    var ownsContentView = false
}
