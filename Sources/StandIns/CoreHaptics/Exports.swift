@_exported public import CFrameworkValues.CoreHaptics
