/// Enumerations of Contacts.

#ifndef LAMINA_CONTACTS_VALUES_H
#define LAMINA_CONTACTS_VALUES_H

/// The kinds of contacts.
typedef enum __attribute__((enum_extensibility(open))) CNContactType : long {
    /// A person.
    CNContactTypePerson = 0,
    /// A company.
    CNContactTypeOrganization = 1,
} CNContactType;

/// The orders of contacts.
typedef enum __attribute__((enum_extensibility(open))) CNContactSortOrder : long {
    /// None.
    CNContactSortOrderNone = 0,
    /// The user's.
    CNContactSortOrderUserDefault = 1,
    /// By given names.
    CNContactSortOrderGivenName = 2,
    /// By family names.
    CNContactSortOrderFamilyName = 3,
} CNContactSortOrder;

/// The forms of names.
typedef enum __attribute__((enum_extensibility(open))) CNContactFormatterStyle : long {
    /// The whole name.
    CNContactFormatterStyleFullName = 0,
    /// The whole name as it is spoken.
    CNContactFormatterStylePhoneticFullName = 1,
} CNContactFormatterStyle;

/// The orders of the parts of a name.
typedef enum __attribute__((enum_extensibility(open))) CNContactDisplayNameOrder : long {
    /// The user's.
    CNContactDisplayNameOrderUserDefault = 0,
    /// The first name first.
    CNContactDisplayNameOrderGivenNameFirst = 1,
    /// The last name first.
    CNContactDisplayNameOrderFamilyNameFirst = 2,
} CNContactDisplayNameOrder;

/// The user's answer to the question whether the app may use the contacts.
typedef enum __attribute__((enum_extensibility(open))) CNAuthorizationStatus : long {
    /// The user was not asked.
    CNAuthorizationStatusNotDetermined = 0,
    /// The app may not, and the user cannot change it.
    CNAuthorizationStatusRestricted = 1,
    /// No.
    CNAuthorizationStatusDenied = 2,
    /// Yes.
    CNAuthorizationStatusAuthorized = 3,
    /// For some contacts.
    CNAuthorizationStatusLimited = 4,
} CNAuthorizationStatus;

/// The kinds of things for which an app asks.
typedef enum __attribute__((enum_extensibility(open))) CNEntityType : long {
    /// Contacts.
    CNEntityTypeContacts = 0,
} CNEntityType;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) CNErrorCode : long {
    /// The contacts cannot be read.
    CNErrorCodeCommunicationError = 1,
    /// There is no memory for the contacts.
    CNErrorCodeDataAccessError = 2,
    /// The user said no.
    CNErrorCodeAuthorizationDenied = 100,
    /// There is no entitlement.
    CNErrorCodeNoAccessableWritableContainers = 101,
    /// There is no such contact.
    CNErrorCodeRecordDoesNotExist = 200,
    /// There is such a contact.
    CNErrorCodeInsertedRecordAlreadyExists = 201,
    /// The predicate cannot be used.
    CNErrorCodePredicateInvalid = 400,
} CNErrorCode;

/// The forms of addresses on letters.
typedef enum __attribute__((enum_extensibility(open))) CNPostalAddressFormatterStyle : long {
    /// As a letter needs it.
    CNPostalAddressFormatterStyleMailingAddress = 0,
} CNPostalAddressFormatterStyle;

#endif
