import AVFoundation
import UIKit

/// A message's icon above a list of mailboxes; a tap on a mailbox moves the message there.
final class MailMoveViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CAAnimationDelegate {
    private static let barHeight: CGFloat = 64

    private let topView = TopBarView()
    private let list = UITableView(frame: .zero, style: .plain)
    private var mailboxes = Mailbox.samples
    /// The icon in flight, from the latest tap.
    private var animatedIconView: UIImageView?
    private var yellowFadeView: UIView?
    private let landing = try? AVAudioPlayer(data: LandingSound.file)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        topView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight)
        topView.autoresizingMask = .flexibleWidth
        list.frame = CGRect(x: 0, y: Self.barHeight, width: view.bounds.width, height: view.bounds.height - Self.barHeight)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
        view.addSubview(list)
        view.addSubview(topView)
    }

    // MARK: The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mailboxes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        cell.textLabel?.text = mailboxes[indexPath.row].name
        cell.imageView?.image = MailboxIcon.folder
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let cellFrame = tableView.rectForRow(at: indexPath)
        flyIcon(to: cellFrame)
        pulse(cellFrame)
    }

    // MARK: The icon's flight

    private func flyIcon(to cellFrame: CGRect) {
        let startPoint = topView.convert(topView.iconCenter, to: view)
        let row = list.convert(cellFrame, to: view)
        let endPoint = CGPoint(x: row.minX + 20, y: row.midY)

        animatedIconView?.removeFromSuperview()
        let icon = UIImageView(image: MailboxIcon.envelope)
        icon.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        icon.center = startPoint
        view.addSubview(icon)
        animatedIconView = icon

        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.duration = 1
        flight.delegate = self
        flight.path = flightPath(from: startPoint, to: endPoint)
        flight.timingFunction = CAMediaTimingFunction(name: .easeIn)
        icon.layer.add(flight, forKey: "animateIcon")
        icon.layer.position = endPoint
    }

    private func flightPath(from startPoint: CGPoint, to endPoint: CGPoint) -> CGPath {
        let path = CGMutablePath()
        path.move(to: startPoint)
        path.addCurve(
            to: endPoint, control1: CGPoint(x: startPoint.x + 250, y: startPoint.y),
            control2: CGPoint(x: endPoint.x + 100, y: endPoint.y - 100))
        return path
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // Ignores an icon that was removed because the next flight began.
        guard flag else { return }
        landing?.currentTime = 0
        landing?.play()
        animatedIconView?.removeFromSuperview()
        animatedIconView = nil
    }

    // MARK: The yellow fade

    /// Fades a yellow view over the row in and out twice, after the icon has arrived.
    private func pulse(_ cellFrame: CGRect) {
        yellowFadeView?.removeFromSuperview()
        let fade = UIView(frame: cellFrame)
        fade.backgroundColor = UIColor.yellow.withAlphaComponent(0.5)
        fade.isUserInteractionEnabled = false
        fade.alpha = 0
        list.addSubview(fade)
        yellowFadeView = fade

        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDelay(1)
        UIView.setAnimationDuration(0.25)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop(Selector(("animationDidStop:finished:context:")))
        fade.alpha = 1
        UIView.commitAnimations()
    }

    func animationDidStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        // Ignores a fade that was removed because the next one began.
        guard finished.boolValue else { return }
        yellowFadeView?.removeFromSuperview()
        yellowFadeView = nil
    }
}
