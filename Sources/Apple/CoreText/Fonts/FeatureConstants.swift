// Apple's numbers of feature types and of their selectors.
// Source: Apple's header `SFNTLayoutTypes.h`.

/// The type of ligatures.
public let kLigaturesType = 1
/// Usual ligatures.
public let kCommonLigaturesOnSelector = 2
/// No usual ligatures.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures.
public let kRareLigaturesOnSelector = 4
/// No rare ligatures.
public let kRareLigaturesOffSelector = 5
/// The type of the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The type of places above and below the line.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Above the line.
public let kSuperiorsSelector = 1
/// Below the line.
public let kInferiorsSelector = 2
/// Endings of ordinal numbers.
public let kOrdinalsSelector = 3
/// The type of fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal line.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The type of extras.
public let kTypographicExtrasType = 14
/// A zero with a stroke.
public let kSlashedZeroOnSelector = 4
/// A zero without a stroke.
public let kSlashedZeroOffSelector = 5
/// The type of the heights of digits.
public let kNumberCaseType = 21
/// Digits with descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The type of stylistic sets.
public let kStylisticAlternativesType = 35
/// The first set.
public let kStylisticAltOneOnSelector = 2
/// The second set.
public let kStylisticAltTwoOnSelector = 4
/// The third set.
public let kStylisticAltThreeOnSelector = 6
/// The fourth set.
public let kStylisticAltFourOnSelector = 8
/// The fifth set.
public let kStylisticAltFiveOnSelector = 10
/// The sixth set.
public let kStylisticAltSixOnSelector = 12
/// The type of forms that depend on their neighbours.
public let kContextualAlternatesType = 36
/// Forms that depend on their neighbours.
public let kContextualAlternatesOnSelector = 0
/// The same forms everywhere.
public let kContextualAlternatesOffSelector = 1
/// The type of small letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// The type of capitals.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1
