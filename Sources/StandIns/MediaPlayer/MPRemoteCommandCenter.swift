public import Foundation
public import LaminaFoundation

/// A command that a key of the headphones gave.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// The time since the start of the device in seconds.
    open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }

    package init(_ command: MPRemoteCommand) {
        self.command = command
        super.init()
    }
}

/// A command to another place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The place in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to skip a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The time in seconds.
    open var interval: TimeInterval { 0 }
}

/// A command that headphones and the locked screen give; there are none here, so none is given.
open class MPRemoteCommand: NSObject {
    /// True when the command can be given.
    open var isEnabled = true
    private var handlers: [(token: NSObject, body: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    package override init() { super.init() }

    /// Adds a closure that performs the command.
    ///
    /// - Returns: An object for `removeTarget(_:)`.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }
    /// Adds a method that performs the command; it is never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Removes a closure or an object; nil removes all.
    open func removeTarget(_ target: Any?) {
        guard let target = target as AnyObject? else { return handlers = [] }
        handlers.removeAll { $0.token === target }
    }
    /// Removes a method.
    open func removeTarget(_ target: Any, action: Selector?) {}

    /// Gives the command.
    ///
    /// - Returns: The closures' answers.
    package func perform() -> [MPRemoteCommandHandlerStatus] { isEnabled ? handlers.map { $0.body(MPRemoteCommandEvent(self)) } : [] }
}

/// A command to skip a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The times in seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command to another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The speeds.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to say whether one likes what is heard.
open class MPFeedbackCommand: MPRemoteCommand {
    /// True when the user has said so.
    open var isActive = false
    /// The words.
    open var localizedTitle = ""
    /// Short words.
    open var localizedShortTitle = ""
}

/// The commands of headphones and of the locked screen; there are none here, so no command is given.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    // Sendable because apps use it on the main thread, as MediaPlayer asks.

    private static let only = MPRemoteCommandCenter()
    /// Returns the center.
    open class func shared() -> MPRemoteCommandCenter { only }

    /// Hold.
    public let pauseCommand = MPRemoteCommand()
    /// Begin.
    public let playCommand = MPRemoteCommand()
    /// End.
    public let stopCommand = MPRemoteCommand()
    /// Hold or begin.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The next item.
    public let nextTrackCommand = MPRemoteCommand()
    /// The item before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Forward by a time.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Back by a time.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Forward.
    public let seekForwardCommand = MPRemoteCommand()
    /// Back.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Another place.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Another speed.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// The user likes it.
    public let likeCommand = MPFeedbackCommand()
    /// The user does not like it.
    public let dislikeCommand = MPFeedbackCommand()
    /// The user keeps it.
    public let bookmarkCommand = MPFeedbackCommand()
}
