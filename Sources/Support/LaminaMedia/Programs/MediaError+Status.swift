package import Foundation

extension MediaError {
    /// The error that Apple's audio frameworks throw: a status of Audio File Services, whose description names the file.
    package var statusError: NSError {
        NSError(domain: "NSOSStatusErrorDomain", code: status, userInfo: [NSLocalizedDescriptionKey: description])
    }

    /// The status: four characters as a number.
    private var status: Int {
        switch self {
        // `wht?`, an unspecified error.
        case .unreadable, .notAFile, .programMissing, .noPicture, .noPictures, .tooManyPixels, .tooManyPictures: 0x7768_743F
        // `typ?`, a type of file that is not known.
        case .unknownFormat: 0x7479_703F
        // `dta?`, a malformed file.
        case .noSound, .noSamples: 0x6474_613F
        }
    }
}
