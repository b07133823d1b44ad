@_exported public import CFrameworkValues.SafariServices
