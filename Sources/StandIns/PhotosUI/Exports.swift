@_exported public import CFrameworkValues.PhotosUI
