/// The reasons why a result cannot be written; every case names the path or program concerned.
package enum OutputError: Error, Hashable, Sendable {
    /// The extension of the file name belongs to no known format.
    case unknownFormat(path: String)
    /// The last component of a sequence's path does not contain exactly one `%d` or `%04d`.
    case badPattern(path: String)
    /// The format holds one picture, but several frames were requested.
    case holdsOnePicture(path: String)
    /// The format is for films, but a single picture was requested.
    case holdsFilms(path: String)
    /// The format cannot store a translucent background.
    case holdsNoAlpha(path: String)
    /// The encoder needs an even width and height; sizes are in pixels.
    case oddSize(path: String, width: Int, height: Int)
    /// The width or height, in pixels, is outside the range that can be drawn or stored.
    case unacceptableSize(path: String, width: Int, height: Int)
    /// The frames have more pixels than decoders of the format accept; sizes are in pixels, `most` is their number per frame.
    case tooManyPixels(path: String, width: Int, height: Int, most: Int)
    /// Drawing needs more memory than is available; both numbers are in bytes.
    case tooLittleMemory(path: String, width: Int, height: Int, needed: Int, available: Int)
    /// The format's time stamps are too coarse for this frame rate.
    case tooManyFramesPerSecond(path: String, rate: FrameRate, most: Int)
    /// The format has no such option, or the option does not allow this value; `allowed` lists the alternatives.
    case unknownSetting(path: String, option: String, value: String, allowed: String)
    /// The film's music cannot be used; `reason` names the file.
    case unusableSound(path: String, reason: String)
    /// Several processes cannot make this result in parts: the format cannot be joined, or the destination is no file.
    case notInParts(path: String)
    /// The path exists, and replacing it was not permitted.
    case exists(path: String)
    /// The operating system did not allow the file to be created; `code` is the errno.
    case cannotCreate(path: String, code: Int32)
    /// The operating system stopped the writing; `code` is the errno.
    case cannotWrite(path: String, code: Int32)
    /// The program that encodes films is not installed.
    case encoderMissing(program: String)
    /// The encoder exited early or with an error; `lines` are its last messages.
    case encoderFailed(path: String, program: String, status: Int32, lines: [String])
    /// The encoder was killed by a signal.
    case encoderKilled(path: String, program: String, signal: Int32, lines: [String])
    /// The encoder was killed because it used no processor time for `seconds`.
    case encoderStuck(path: String, program: String, seconds: Double)
}
