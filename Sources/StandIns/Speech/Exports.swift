@_exported public import CFrameworkValues.Speech
