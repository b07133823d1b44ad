import CCairoPDF
import CVectorFiles
import Foundation
import LaminaGPU
import LaminaProcess
import LaminaRun
import LaminaText
import LaminaVideo
import LaminaWindow

/// The search for the programs and libraries that Lamina uses on this machine.
struct Examination {
    private let video = VideoCapabilities()

    func findings() -> [Finding] {
        [program] + FilmCodec.allCases.map(encoder) + [images, pages] + drawings + [windows, display, graphicsDevice, fonts] + scripts
            + [symbols, sdk, processor]
    }

    private var program: Finding {
        guard let path = video.program else {
            return Finding(state: .missing, name: "ffmpeg", detail: "for films; apt-get install ffmpeg")
        }
        return Finding(state: .found, name: "ffmpeg", detail: "\(video.version ?? "unknown version")  \(path)")
    }

    private func encoder(_ codec: FilmCodec) -> Finding {
        let formats = FormatTraits.table.filter { $0.codecs.contains(codec) }.map { ".\($0.format.rawValue)" }.joined(separator: ", ")
        let name = "encoder \(codec.encoderName)"
        guard video.has(codec) else { return Finding(state: .missing, name: name, detail: "for \(formats); apt-get install ffmpeg") }
        return Finding(state: .found, name: name, detail: "for \(formats)")
    }

    private var images: Finding {
        // Always found, because the tool is linked to libpng and would not have started without it.
        let others = "libturbojpeg0-dev, libwebp-dev and liblcms2-dev for other images"
        return Finding(
            state: .found, name: "libpng", detail: "\(VideoCapabilities.pngLibraryVersion)  for .png; building needs libpng-dev, and \(others)")
    }

    private var pages: Finding {
        guard unsafe lamina_cairo_load() != nil else {
            return Finding(state: .absent, name: "Cairo", detail: "optional, for PDF files; apt-get install libcairo2")
        }
        return Finding(state: .found, name: "Cairo", detail: "for PDF files; building needs libcairo2-dev")
    }

    private var drawings: [Finding] {
        let formats = [("PDF images", LAMINA_VECTOR_PDF, "libpoppler-glib8"), ("SVG images", LAMINA_VECTOR_SVG, "librsvg2-2")]
        return formats.map { name, format, library in
            lamina_vector_library(format)
                ? Finding(state: .found, name: name, detail: "in asset catalogues")
                : Finding(state: .absent, name: name, detail: "optional, for asset catalogues; apt-get install \(library) libcairo2")
        }
    }

    private var windows: Finding {
        guard let version = WindowCapabilities.libraryVersion else {
            return Finding(state: .absent, name: "SDL2", detail: "optional, for windows; apt-get install libsdl2-2.0-0")
        }
        return Finding(state: .found, name: "SDL2", detail: "\(version)  for windows; building needs libsdl2-dev")
    }

    private var display: Finding {
        let environment = ProcessInfo.processInfo.environment
        guard let name = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
            return Finding(state: .absent, name: "display", detail: "optional, for windows; films do not need it")
        }
        return Finding(state: .found, name: "display", detail: name)
    }

    /// Opened and tested, because drivers have faults.
    private var graphicsDevice: Finding {
        do throws(DeviceAbsence) {
            let device = try VulkanDevice()
            try DeviceCheck.pass(device)
            let (facts, count) = (device.facts, DeviceCheck.count)
            let kind = facts.isSoftware ? "computes on the processor" : "\(facts.memory >> 20) MiB"
            return Finding(
                state: .found, name: "graphics device",
                detail: "\(facts.name), \(kind), Vulkan \(facts.version)  for --backend gpu; \(count) of \(count) pictures equal the processor's")
        } catch {
            return Finding(state: .absent, name: "graphics device", detail: "optional, for --backend gpu; \(error)")
        }
    }

    private var fonts: Finding {
        guard let path = ["/usr/bin/fc-list", "/usr/local/bin/fc-list"].first(where: ProgramSearch.isProgram) else {
            return Finding(state: .absent, name: "fontconfig", detail: "optional, finds fonts; apt-get install fontconfig fonts-inter")
        }
        return Finding(state: .found, name: "fontconfig", detail: "\(path)  finds fonts")
    }

    private var scripts: [Finding] { WritingSystem.findings { $0.hasFont(in: .system) } }

    private var symbols: Finding {
        let path = "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
        guard FileManager.default.fileExists(atPath: path) else {
            return Finding(
                state: .absent, name: "icon font", detail: "optional, for UIImage(systemName:); apt-get install fonts-material-design-icons-iconfont")
        }
        return Finding(state: .found, name: "icon font", detail: "\(path)  glyphs of UIImage(systemName:)")
    }

    private var sdk: Finding {
        let name = "Swift SDK"
        switch InstalledSDK(home: NSHomeDirectory()).state(version: try? Toolchain().version) {
        case .none: return Finding(state: .absent, name: name, detail: "optional, for `swift build --swift-sdk lamina`; `lamina sdk` installs it")
        case .moved(let path): return Finding(state: .absent, name: name, detail: "\(path) has gone; run scripts/install again")
        case .otherToolchain(let version):
            return Finding(state: .absent, name: name, detail: "made with \(version), which is not the toolchain in PATH; run scripts/install again")
        case .ready(let path): return Finding(state: .found, name: name, detail: "\(path)  for `swift build --swift-sdk lamina`")
        }
    }

    private var processor: Finding {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let flags = text.split(separator: "\n").first { $0.hasPrefix("flags") || $0.hasPrefix("Features") }?.split(separator: " ") ?? []
        let known = ["sse4_2", "avx2", "fma", "avx512f", "avx512bw", "asimd", "sve"].filter { flags.contains(Substring($0)) }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return Finding(state: .found, name: "processor", detail: "\(cores) cores  \(known.joined(separator: " "))")
    }
}
