import UIKit

/// The message to be moved: an icon and a short description.
final class TopBarView: UIView {
    private let iconView = UIImageView(image: MailboxIcon.envelope)
    private let title = UILabel()
    private let hint = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        title.font = .boldSystemFont(ofSize: 17)
        title.text = "Beam me up"
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = .secondaryLabel
        hint.text = "Tap a mailbox to move this message"
        for view in [iconView, title, hint] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The icon's centre in this view's coordinates.
    var iconCenter: CGPoint { iconView.center }

    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(x: 16, y: bounds.midY - 16, width: 32, height: 32)
        let left = iconView.frame.maxX + 12
        title.frame = CGRect(x: left, y: bounds.midY - 21, width: bounds.width - left - 16, height: 22)
        hint.frame = CGRect(x: left, y: bounds.midY + 2, width: bounds.width - left - 16, height: 18)
    }
}
