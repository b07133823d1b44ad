@_exported public import CFrameworkValues.EventKit
