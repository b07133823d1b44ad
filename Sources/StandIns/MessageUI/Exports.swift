@_exported public import CFrameworkValues.MessageUI
