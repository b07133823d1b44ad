@_exported public import CFrameworkValues.CoreMedia
