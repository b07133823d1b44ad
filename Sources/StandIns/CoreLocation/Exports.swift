@_exported public import CFrameworkValues.CoreLocation
