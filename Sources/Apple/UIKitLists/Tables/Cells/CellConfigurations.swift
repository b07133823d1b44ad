import Foundation

/// The content and background configurations of a cell.
@MainActor
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The view of the background configuration; nil without one.
    var backgroundView: ConfiguredBackgroundView?
    /// True when the cell's state has changed since the configurations adapted to it.
    var isStale = false
    /// True while the configurations adapt, when changes of them do not make them stale.
    var isAdapting = false
    /// True when the content view belongs to a content configuration.
    var ownsContentView = false
}
