import LaminaSnapshots
import UIKit

// A program of snapshots that tests start: it prints `true` or `false` for each expectation of the scenario that its first argument names.

/// A card with a text, as wide as its text.
final class CardView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        label.text = "Sunny, 21 °C"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8), label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A square that moves to the right for a second, and turns red when it has arrived.
final class MovingView: UIView {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var ticks = 0
    let counter = UILabel(frame: CGRect(x: 0, y: 24, width: 100, height: 16))
    private var link: CADisplayLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        square.backgroundColor = .blue
        counter.font = .systemFont(ofSize: 10)
        for view in [square, counter] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        guard window != nil, link == nil else { return }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.square.frame.origin.x = 80
        } completion: { _ in
            self.square.backgroundColor = .red
        }
        let link = CADisplayLink { [weak self] _ in
            guard let self else { return }
            ticks += 1
            counter.text = "\(ticks)"
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }
}

/// A screen with a title, a list and a text field.
final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = ["Bern", "Oslo", "Rome", "Kyiv", "Lima"][indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// An app that counts taps, and shuffles numbers after a timer.
final class CounterApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CounterController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class CounterController: UIViewController {
    private var taps = 0
    private let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        label.text = ProcessInfo.processInfo.environment["PROBE_TEXT"] ?? "0"
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated { self.label.text = "\((1...9).shuffled())" }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += 1
        label.text = "\(taps) taps"
        if ProcessInfo.processInfo.environment["PROBE_CRASH"] != nil { fatalError("too many taps") }
        if ProcessInfo.processInfo.environment["PROBE_HANG"] != nil { while true {} }
    }
}

/// An app that does not come to its launch.
final class SleepyApp: NSObject, UIApplicationDelegate {
    override init() {
        super.init()
        while true {}
    }
}

func report(_ result: Bool) { print(result) }

let start = CACurrentMediaTime()
switch CommandLine.arguments.dropFirst().first {
case "card":
    let card = CardView()
    if let text = ProcessInfo.processInfo.environment["PROBE_TEXT"] { card.label.text = text }
    report(expectSnapshot(of: card, named: "card"))
case "variants":
    let variants = SnapshotVariant.matrix(
        devices: [.iPhoneSE, .iPadMini], appearances: [.light, .dark], textSizes: [.large, .accessibilityLarge], directions: [nil, .rightToLeft])
    for variant in variants { report(expectSnapshot(of: CardView(), named: "variants", as: variant)) }
case "list":
    for variant in [SnapshotVariant(), SnapshotVariant(isLandscape: true, appearance: .dark)] {
        report(expectSnapshot(of: UINavigationController(rootViewController: ListController()), as: variant))
    }
case "moving":
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for time in [0, 0.5, 1, 2.5] { report(expectSnapshot(of: view, named: "moving", at: time)) }
case "past":
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for time in [1, 0.5] { report(expectSnapshot(of: view, named: "moving", at: time)) }
case "twice":
    report(expectSnapshot(of: CardView(), named: "twice"))
    report(expectSnapshot(of: CardView(), named: "twice"))
case "loop":
    for text in ["one", "two"] {
        let card = CardView()
        card.label.text = text
        report(expectSnapshot(of: card))
    }
case "repeated":
    for _ in 0..<2 { report(expectSnapshot(of: CardView(), named: "repeated")) }
case "case":
    report(expectSnapshot(of: CardView(), named: "card"))
    report(expectSnapshot(of: CardView(), named: "Card"))
case "sizes":
    for side in [CGFloat.nan, .infinity, -4, 20_000] {
        report(expectSnapshot(of: CardView(), named: "size", size: CGSize(width: side, height: 20)))
    }
case "locale":
    report(expectSnapshot(of: CardView(), named: "locale", as: SnapshotVariant(locale: "../../x")))
    report(expectFilm(of: CounterApp.self, named: "locale", duration: 0.1, as: SnapshotVariant(locale: "../../x")))
case "empty":
    report(expectSnapshot(of: UIView(), named: "empty"))
case "between":
    // A test makes views under the default variant, whatever was snapshotted before.
    func state() -> String {
        let (screen, font) = (UIScreen.main, UIFont.preferredFont(forTextStyle: .body))
        return "\(screen.bounds.size) \(screen.scale) \(UITraitCollection.current.userInterfaceStyle.rawValue) \(font.pointSize)"
    }
    print(state())
    let variant = SnapshotVariant(device: .iPadPro11, appearance: .dark, textSize: .accessibilityExtraLarge)
    let view = CardView()
    for time in [0, 0.1] { report(expectSnapshot(of: view, named: "between", at: time, as: variant)) }
    print(state())
    print(view.traitCollection.userInterfaceStyle.rawValue)
case "ended":
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    report(expectSnapshot(of: view, named: "ended"))
    report(expectSnapshot(of: CardView(), named: "other"))
    report(expectSnapshot(of: view, named: "ended", at: 0.5))
case "sheet":
    let controller = ListController()
    report(expectSnapshot(of: controller, named: "before"))
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemYellow
    controller.present(sheet, animated: false)
    report(expectSnapshot(of: controller, named: "sheet", at: 0.6))
    report(expectSnapshot(of: sheet, named: "sheet alone"))
    print(sheet.presentingViewController === controller)
case "transform":
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 300, height: 210))
    view.backgroundColor = .green
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    report(expectSnapshot(of: view, named: "transform"))
    print(view.bounds.size)
case "hidden":
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(CardView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
    report(expectSnapshot(of: window, named: "hidden"))
    report(expectSnapshot(of: window.subviews[0], named: "hidden view"))
case "film":
    report(expectFilm(of: CounterApp.self, events: [.tap(CGPoint(x: 100, y: 300), at: 1)], duration: 1.5, frameRate: 10))
case "controller-film":
    report(expectFilm(of: CounterController.self, duration: 0.4, frameRate: 10, as: SnapshotVariant(textSize: .accessibilityLarge)))
case "bad-film":
    let middle = CGPoint(x: 100, y: 100)
    let events: [SnapshotEvent] = [
        .tap(middle, at: 1.5), .tap(middle, at: -1), .tap(middle, at: .nan), .tap(CGPoint(x: 394, y: 100), at: 0),
        .drag([middle, CGPoint(x: 100, y: -1)], at: 0), .drag([middle], at: 0), .text("", at: 0), .tilt(UIOffset(horizontal: 2, vertical: 0), at: 0),
        .tap(middle, at: 0, hold: -1),
    ]
    for (index, event) in events.enumerated() {
        report(expectFilm(of: CounterApp.self, named: "\(index)", events: [event], duration: 1.5, frameRate: 10))
    }
    for rate in [0, -1, 1001] { report(expectFilm(of: CounterApp.self, named: "rate\(rate)", duration: 1, frameRate: rate)) }
    for duration in [0, -1, .nan, .infinity, 1000.1] {
        report(expectFilm(of: CounterApp.self, named: "length\(duration)", duration: duration, frameRate: 10))
    }
    for scale in [0, .nan, 11] { report(expectFilm(of: CounterApp.self, named: "scale\(scale)", duration: 1, scale: scale)) }
    report(expectFilm(of: CounterApp.self, named: "patience", duration: 1, patience: 0))
case "hang":
    let events: [SnapshotEvent] = [.tap(CGPoint(x: 100, y: 300), at: 0.5)]
    report(expectFilm(of: CounterApp.self, events: events, duration: 1, frameRate: 10, patience: 2))
case "sleepy":
    report(expectFilm(of: SleepyApp.self, duration: 1, frameRate: 10, patience: 0.5))
case "no-app":
    report(expectFilm(of: NSString.self, duration: 0.4))
case "clock":
    print(start, CACurrentMediaTime() == start, TimeZone.current.secondsFromGMT())
case "waiting":
    // Waits in the run loop, as a test does that expects the end of an animation.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    var end: Double?
    UIView.animate(withDuration: 0.1) {
        window.alpha = 0.5
    } completion: { _ in
        end = CACurrentMediaTime()
    }
    let limit = Date(timeIntervalSinceNow: 5)
    while end == nil, Date() < limit { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    print(end.map { abs($0 - start - 0.1) < 1e-9 } ?? false)
case "speed":
    let count = Int(CommandLine.arguments.dropFirst(2).first ?? "") ?? 100
    var clock = ContinuousClock.now
    for index in 0..<count {
        report(expectSnapshot(of: UINavigationController(rootViewController: ListController())))
        if index == 0 { clock = ContinuousClock.now }
    }
    print("\((ContinuousClock.now - clock) / Double(max(1, count - 1))) a picture")
default:
    print("unknown scenario")
}
