@_exported public import CFrameworkValues.Contacts
