import Foundation
import Testing

import UIKit

@MainActor
struct AttachmentTests {
    private var square: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    @Test func anAttachmentTakesTheRoomOfItsImage() {
        let attachment = NSTextAttachment(image: square)
        let plain = NSAttributedString(string: "ab").size()
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "b"))
        #expect(abs(text.size().width - plain.width - 8) < 0.01)
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 60)
        #expect(abs(text.size().width - plain.width - 30) < 0.01)
        #expect(text.size().height >= 60)
    }

    @Test func anAttachmentIsDrawnOnTheBaseline() {
        let text = NSAttributedString(attachment: NSTextAttachment(image: square))
        let image = drawn { text.draw(at: .zero) }
        let baseline = Int(text.size().height.rounded())
        #expect((0..<min(10, baseline)).contains { image.pixel(4, $0) == Paint.red })
        #expect(image.pixel(9, 5) == Paint.clear)
    }

    @Test func aLabelShowsAttachments() {
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: square))
        label.sizeToFit()
        #expect(label.bounds.width == 8)
        let image = drawn { label.drawText(in: label.bounds) }
        #expect((0..<10).contains { image.pixel(4, $0) == Paint.red })
    }
}
