import Foundation
import LaminaPort

/// A Swift compiler for Apple-only source: rewrites a module's files into a cache and calls the toolchain's compiler with an overlay of the file system.
@main
struct LaminaCompiler {
    static func main() {
        do {
            let driver = try CompilerDriver(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
            try driver.run()
        } catch {
            FileHandle.standardError.write(Data("lamina-swiftc: error: \(error)\n".utf8))
            exit(1)
        }
    }
}
