public import Foundation
import LaminaConcurrency
import LaminaMedia
import LaminaProcess

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The result of a function; 0 is success.
public typealias OSStatus = Int32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of the alert sound that the user chose.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// The result of success.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a sound that does not exist.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1_500

/// The sounds that were created from files.
private enum Sounds {
    private struct Table {
        var paths: [SystemSoundID: String] = [:]
        var completions: [SystemSoundID: @Sendable (SystemSoundID) -> Void] = [:]
        // The system's own sounds have lower numbers.
        var next: SystemSoundID = 4096
    }

    private static let table = Guarded(Table())

    static func create(_ path: String) -> SystemSoundID {
        table.withLock { table in
            table.next += 1
            table.paths[table.next] = path
            return table.next
        }
    }

    static func dispose(_ sound: SystemSoundID) -> Bool { table.withLock { $0.paths.removeValue(forKey: sound) != nil } }
    private static func path(of sound: SystemSoundID) -> String? { table.withLock { $0.paths[sound] } }

    /// Records a sound, and lets it be heard in a film.
    static func play(_ sound: SystemSoundID) {
        let path = path(of: sound)
        Records.add("sound.play", path.map { URL(filePath: $0).lastPathComponent } ?? "\(sound)")
        let now = SoundJournal.now ?? 0
        if let path {
            SoundJournal.shared.begin(SoundEvent(.file(path), start: now))
        } else if sound == kSystemSoundID_Vibrate {
            SoundJournal.shared.click()
        } else if SoundJournal.shared.hasSystemSounds {
            SoundJournal.shared.begin(SoundEvent(.click, start: now))
        }
    }

    /// Calls a closure on the main queue when a sound has played; the system's own sounds last no time.
    static func afterEnd(of sound: SystemSoundID, _ body: @escaping @Sendable () -> Void) {
        let length = path(of: sound).flatMap { try? MediaInfo.read($0).sound?.duration } ?? 0
        guard length > 0 else { return DispatchQueue.main.async(execute: body) }
        DispatchQueue.main.asyncAfter(deadline: .now() + length, execute: body)
    }
    static func setCompletion(_ body: (@Sendable (SystemSoundID) -> Void)?, of sound: SystemSoundID) {
        table.withLock { $0.completions[sound] = body }
    }
    static func completion(of sound: SystemSoundID) -> (@Sendable (SystemSoundID) -> Void)? { table.withLock { $0.completions[sound] } }
}

/// Creates a sound from a file, which is heard in films.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    unsafe outSystemSoundID.pointee = Sounds.create(inFileURL.path ?? "")
    return kAudioServicesNoError
}

/// Ends a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    Sounds.dispose(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a sound, and calls its completion at its end.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Sounds.play(inSystemSoundID)
    guard let completion = Sounds.completion(of: inSystemSoundID) else { return }
    Sounds.afterEnd(of: inSystemSoundID) { completion(inSystemSoundID) }
}

/// Plays a sound as an alert, and calls its completion at its end.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlaySystemSound(inSystemSoundID) }

/// Plays a sound, and calls a closure on the main queue at its end.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    Sounds.play(inSystemSoundID)
    if let inCompletionBlock { Sounds.afterEnd(of: inSystemSoundID, inCompletionBlock) }
}

/// Plays a sound as an alert, and calls a closure on the main queue at its end.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Sets the function that is called when a sound has played; the run loop and its mode are ignored.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: Any?, _ inRunLoopMode: Any?,
    _ inCompletionRoutine: @escaping @Sendable (SystemSoundID, UnsafeMutableRawPointer?) -> Void, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let data = Int(bitPattern: inClientData)
    Sounds.setCompletion({ sound in unsafe inCompletionRoutine(sound, UnsafeMutableRawPointer(bitPattern: data)) }, of: inSystemSoundID)
    return kAudioServicesNoError
}

/// Removes the function that is called when a sound has played.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) { Sounds.setCompletion(nil, of: inSystemSoundID) }
