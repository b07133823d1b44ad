@_exported public import Foundation
@_exported public import UIKit

/// A controller for a letter on a device without an account: `canSendMail()` is false.
open class MFMailComposeViewController: UINavigationController {
    /// The object that hears of the end of the letter.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Returns false: there is no account.
    open class func canSendMail() -> Bool { false }
    /// Sets the subject, which is not shown.
    open func setSubject(_ subject: String) {}
    /// Sets the recipients, which are not shown.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the recipients of copies, which are not shown.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the hidden recipients, which are not shown.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text, which is not shown.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file, which is not sent.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The object that hears of the end of a letter.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate of the end; never called, because no letter is written.
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// The default implementation; does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A controller for a short message on a device without a telephone: `canSendText()` is false.
open class MFMessageComposeViewController: UINavigationController {
    /// The object that hears of the end of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    /// Returns false: there is no telephone.
    open class func canSendText() -> Bool { false }
    /// Returns false: there is no telephone.
    open class func canSendAttachments() -> Bool { false }
    /// Returns false: there is no telephone.
    open class func canSendSubject() -> Bool { false }
}

/// The object that hears of the end of a short message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate of the end; never called, because no message is written.
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
