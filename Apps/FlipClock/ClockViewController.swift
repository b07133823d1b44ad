import UIKit

/// A clock that shows the time of day, with a counter of taps below.
final class ClockViewController: UIViewController {
    private let clock = ClockFaceView(digitCount: 6)
    private let score = ClockFaceView(digitCount: 3)
    private var count = 0
    private var timer: Timer?

    override func loadView() { view = TapView(frame: UIScreen.main.bounds) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.06, green: 0.06, blue: 0.08, alpha: 1)
        view.addSubview(clock)
        view.addSubview(score)
        (view as? TapView)?.onTap = { [weak self] in self?.countTap() }
        clock.show(currentTime, animated: false)
        score.show([0, 0, 0], animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let nextSecond = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down) + 1)
        let timer = Timer(fire: nextSecond, interval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width > bounds.height
        // Whole points, so that the images' pixels coincide with the screen's.
        let margin = (min(bounds.width, bounds.height) * 0.05).rounded()
        let clockHeight = (isWide ? bounds.height * 0.64 : bounds.height * 0.74).rounded()
        clock.frame = CGRect(x: margin, y: margin, width: bounds.width - 2 * margin, height: clockHeight)
        let scoreHeight = bounds.height - clockHeight - 3 * margin
        let scoreWidth = min(bounds.width - 2 * margin, (scoreHeight * 2.2).rounded())
        score.frame = CGRect(
            x: ((bounds.width - scoreWidth) / 2).rounded(), y: clockHeight + 2 * margin, width: scoreWidth, height: scoreHeight)
    }

    private func tick() { clock.show(currentTime, animated: true) }

    private func countTap() {
        count = (count + 1) % 1000
        score.show([count / 100, count / 10 % 10, count % 10], animated: true)
    }

    /// The digits of hours, minutes and seconds, two each.
    private var currentTime: [Int] {
        // The timer fires at full seconds. Adding 10 ms keeps a rounding error from showing the previous second.
        let now = Date().addingTimeInterval(0.01)
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: now)
        return [parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0].flatMap { [$0 / 10, $0 % 10] }
    }
}

/// A view that reports taps.
final class TapView: UIView {
    var onTap: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        onTap?()
    }
}
