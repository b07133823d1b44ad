import LaminaProcess
import LaminaRun

extension RunRequest {
    /// Puts the answers that the request names in place of the network, before the app is launched; a window keeps the network.
    func applyNetwork() {
        guard window == nil else { return }
        NetworkModule.set(NetworkModule.Access(mode: mode, folder: folder, tool: words?.toolPath ?? ""))
    }

    private var mode: Int32 {
        switch network {
        case .refused: 0
        case .answered: 1
        case .recorded: 2
        case .live: 3
        }
    }

    private var folder: String {
        switch network {
        case .answered(let folder), .recorded(let folder): folder
        case .refused, .live: ""
        }
    }
}
