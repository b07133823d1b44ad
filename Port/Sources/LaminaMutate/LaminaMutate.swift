import Foundation
import LaminaMutation

/// Tells which small changes of the sources the tests notice.
@main
struct LaminaMutate {
    static func main() {
        guard let options = CampaignOptions(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data((CampaignOptions.usage + "\n").utf8))
            exit(64)
        }
        let interruptions = Interruption.handled()
        defer { withExtendedLifetime(interruptions) {} }
        do {
            try Campaign(FileManager.default.currentDirectoryPath, options).run()
        } catch {
            FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
            exit(1)
        }
    }
}
