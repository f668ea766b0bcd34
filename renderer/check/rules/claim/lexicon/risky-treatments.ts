/**
 * Treatments that harm some people, so that somebody has to find out first whom they suit: injections for looks; sedation
 * (Standards for Conscious Sedation in the Provision of Dental Care, version 1.1, 2020); lasers and intense light, which need
 * a test of the skin; shock waves, which pregnancy and a tumour exclude (https://doi.org/10.1002/pmrj.12790, table 9); braces
 * and whitening, before which a dentist examines the mouth (GDC, “Statement on ‘direct-to-consumer’ orthodontic treatment”,
 * 2021; Cosmetic Products Enforcement Regulations 2013); contact lenses (Opticians Act 1989, s. 25).
 */
const INJECTED =
  'fillers?|botulin[a-z]*|botox|anti-?wrinkle|injectables?|skin boosters?|lip (?:augmentation|enhancement)s?';
const DEVICES =
  'shock ?-?waves?|ipl|intense pulsed light|lasers?(?! (?:tag|printer|pointer|quest))|micro-?needling|radio-?frequency|hifu|cryolipolysis|fat[ -]freezing|tattoo removal|sclerotherapy';

/** Names of these treatments, as alternatives of a pattern. */
export const RISKY = `(?:${INJECTED}|${DEVICES}|(?:iv |intravenous |conscious )?sedation|chemical peels?)`;

const IN_MOUTH_OR_EYE =
  '(?:(?:clear |invisible )?aligners?|(?<!\\b(?:knee|ankle|foot|leg|back|neck|wrist|elbow|shoulder) )(?:fixed |invisible )?braces?)(?! (?:wax|cases?|chews?|cleaners?|removers?)\\b)|(?:teeth|tooth|home) whitening|whitening (?:trays?|gels?|kits?)|veneers?|(?:dental )?implants?|contact lens(?:es)?(?! (?:cases?|solutions?)\\b)';

const EXAMINED_BEFORE = new RegExp(`\\b(?:${RISKY}|${IN_MOUTH_OR_EYE})(?!\\w)`);
/** 'You would like to be sedated' */
const SEDATED = /\bsedat(?:e|es|ed|ing)\b/;

const ABBREVIATION = /^(?:ipl|hifu)$/;

/** In the singular: 'your brace' */
const ONE = /(?:aligner|brace|veneer|implant)$/;

/** Returns the first such treatment that these words, in lower case, name. */
export const riskyTreatmentIn = (words: string): string | undefined =>
  EXAMINED_BEFORE.exec(words)?.[0]
    .replace(ABBREVIATION, (letters) => letters.toUpperCase())
    .replace(ONE, '$&s')
    .replace(/\blens$/, 'lenses') ?? (SEDATED.test(words) ? 'sedation' : undefined);

/**
 * Treatments before which a patch test shows how the skin reacts: intense light, acids, and dyes and glues that can cause an
 * allergy (https://www.nhs.uk/conditions/hair-dye-reactions/).
 */
const PATCH_TESTED =
  /\b(?:ipl|intense pulsed light|lasers?(?! (?:tag|printer|pointer|quest|eye|eyes|surgery|therapy))|tattoo removal|(?:lactic |glycolic |salicylic |chemical |acid )*peels?|tints?|tinting|(?:hair|lash|brow) (?:dye|colour)s?|henna|(?:lash|eyelash|brow) (?:extensions?|lifts?|perms?|lamination)|microblading|permanent make-?up)(?!\w)/;

/** Returns the first such treatment that these words, in lower case, name. */
export const patchTestedTreatmentIn = (words: string): string | undefined =>
  PATCH_TESTED.exec(words)?.[0].replace(ABBREVIATION, (letters) => letters.toUpperCase());
