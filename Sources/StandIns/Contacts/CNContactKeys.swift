/// The key of the name that no other contact has.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind of contact.
public let CNContactTypeKey = "contactType"
/// The key of the words before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the first name.
public let CNContactGivenNameKey = "givenName"
/// The key of the second name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the last name before a marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the words after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the name among friends.
public let CNContactNicknameKey = "nickname"
/// The key of the company.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the part of the company.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the work.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the first name as it is spoken.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the last name as it is spoken.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the day of birth.
public let CNContactBirthdayKey = "birthday"
/// The key of other words.
public let CNContactNoteKey = "note"
/// The key of the picture's file.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture's file.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the answer whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the addresses of letters by mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the addresses of houses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of other days.
public let CNContactDatesKey = "dates"
