/// A mailbox for messages.
struct Mailbox {
    let name: String

    static let samples = [
        "Inbox", "Drafts", "Sent", "Junk", "Trash", "Archive", "Core Animation", "Family", "Invoices", "Newsletters", "Receipts", "Travel",
    ].map(Mailbox.init)
}
