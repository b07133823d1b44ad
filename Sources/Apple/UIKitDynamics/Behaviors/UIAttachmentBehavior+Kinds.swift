public import CoreGraphics
import LaminaPrimitives
public import UIKitValues

extension UIAttachmentBehavior {
    /// Returns a slide: the item moves along an axis relative to another item, and neither rotates relative to the other.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(AttachmentEnds(item: item1, other: item2, anchor: point), .slide(axis: Point(axis)))
    }

    /// Returns a slide: the item moves along an axis through a point and does not rotate.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(AttachmentEnds(item: item, anchor: point), .slide(axis: Point(axis)))
    }

    /// Returns a rope: points of two items are at most as far apart as they are when the behaviour begins.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(AttachmentEnds(item: item1, offset: offset1, other: item2, otherOffset: offset2), .limit)
    }

    /// Returns a rigid connection of two items.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(AttachmentEnds(item: item1, other: item2, anchor: point), .fixed)
    }

    /// Returns a pin: two items rotate about a common point.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(AttachmentEnds(item: item1, other: item2, anchor: point), .pin)
    }
}
