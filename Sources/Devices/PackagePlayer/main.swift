import Foundation
import UIKit

// The tool starts this program for `.ca` packages and `.caml` files: first with `--examine`, to find mistakes and the size, then as an app.
do throws(PlayerError) {
    let request = try PlayerRequest(Array(CommandLine.arguments.dropFirst()))
    if request.isExamination {
        let package = try request.package()
        for warning in package.warnings { FileHandle.standardError.write(Data("lamina: \(package.documentFile):\(warning)\n".utf8)) }
        print("\(package.size.width) \(package.size.height)")
        exit(0)
    }
} catch {
    FileHandle.standardError.write(Data("lamina: \(error)\n".utf8))
    exit(error.status)
}

PackagePlayer.main()
