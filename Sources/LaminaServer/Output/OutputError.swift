/// Why a result cannot be written; every case names what it is about.
package enum OutputError: Error, Hashable, Sendable {
    /// The name's extension tells no format.
    case unknownFormat(path: String)
    /// The name of a numbered sequence does not hold exactly one `%d` or `%04d`, in its last part.
    case badPattern(path: String)
    /// Several frames would go into a format that holds one.
    case holdsOnePicture(path: String)
    /// One picture would go into a format for films.
    case holdsFilms(path: String)
    /// The format has no place for a translucent background.
    case holdsNoAlpha(path: String)
    /// The encoder needs even sides; they are in pixels.
    case oddSize(path: String, width: Int, height: Int)
    /// The sides, in pixels, are outside what can be drawn or stored.
    case unacceptableSize(path: String, width: Int, height: Int)
    /// The frames, with their sides in pixels, have more pixels than decoders of the format take.
    case tooManyPixels(path: String, width: Int, height: Int, most: Int)
    /// Drawing needs more memory than there is; both in bytes.
    case tooLittleMemory(path: String, width: Int, height: Int, needed: Int, available: Int)
    /// The format cannot tell frames apart that follow each other so fast.
    case tooManyFramesPerSecond(path: String, rate: FrameRate, most: Int)
    /// The format has no such setting, or not this value; `allowed` says what it has.
    case unknownSetting(path: String, option: String, value: String, allowed: String)
    /// Something of that name is there and may not be replaced.
    case exists(path: String)
    /// The operating system does not let it begin; `code` is its errno.
    case cannotCreate(path: String, code: Int32)
    /// The operating system stopped it on its way; `code` is its errno.
    case cannotWrite(path: String, code: Int32)
    /// The program that encodes films is not installed.
    case encoderMissing(program: String)
    /// The encoder ended early or with an error; `lines` are the last that it said.
    case encoderFailed(path: String, program: String, status: Int32, lines: [String])
    /// A signal ended the encoder.
    case encoderKilled(path: String, program: String, signal: Int32, lines: [String])
}
