@_exported public import CFrameworkValues.Photos
