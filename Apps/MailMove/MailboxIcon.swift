import UIKit

/// The app's images, each drawn once.
enum MailboxIcon {
    /// A sealed envelope, 32 points wide.
    static let envelope = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
        let paper = UIBezierPath(roundedRect: CGRect(x: 1, y: 6, width: 30, height: 20), cornerRadius: 3)
        UIColor(red: 0.20, green: 0.52, blue: 0.96, alpha: 1).setFill()
        paper.fill()
        let flap = UIBezierPath()
        flap.move(to: CGPoint(x: 3, y: 9))
        flap.addLine(to: CGPoint(x: 16, y: 18))
        flap.addLine(to: CGPoint(x: 29, y: 9))
        flap.lineWidth = 2
        flap.lineCapStyle = .round
        flap.lineJoinStyle = .round
        UIColor.white.setStroke()
        flap.stroke()
    }

    /// A folder with a tab, 28 points wide.
    static let folder = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
        let shape = UIBezierPath()
        shape.move(to: CGPoint(x: 2, y: 6))
        shape.addLine(to: CGPoint(x: 11, y: 6))
        shape.addLine(to: CGPoint(x: 14, y: 9))
        shape.addLine(to: CGPoint(x: 26, y: 9))
        shape.addLine(to: CGPoint(x: 26, y: 23))
        shape.addLine(to: CGPoint(x: 2, y: 23))
        shape.close()
        shape.lineWidth = 2
        shape.lineJoinStyle = .round
        UIColor.systemBlue.setStroke()
        shape.stroke()
    }
}
