/**
 * What each profession in the register of dentists may do: General Dental Council, “Scope of Practice”
 * (https://www.gdc-uk.org/standards-guidance/standards-and-guidance/scope-of-practice). The work of other registers is not
 * limited here: vets extract teeth, and nurses fit contraceptive implants.
 */
import { DONE_BY, IS, type ReservedWork, YOUR } from './reserved-work.ts';

const CAN = '(?:(?:can|will|may) (?:also |even |now |then )*)?';
const DOES = `${CAN}(?:does|do|performs?|carr(?:y|ies) out|undertakes?)`;
const EXTRACTS = `${CAN}(?:extracts?|removes?|pulls?(?: out)?|takes? out)`;
const ANY = '(?:(?:your|our|the|an?|all|most|any|even|simple|small|new|white|porcelain|ceramic|permanent|and) )*';
const ADULT_TOOTH = `(?:${YOUR} )?(?:(?:adult|permanent|wisdom|impacted|back) )+(?:teeth|tooth)`;
const CROWNS = '(?:crowns?|bridges?|veneers?|(?:dental )?implants?|inlays?|onlays?)';
const ROOTS =
  '(?:root[ -]canal (?:treatments?|fillings?|work)|(?:wisdom|adult)[ -](?:tooth|teeth) (?:extractions?|removals?)|(?:oral|gum) surgery)';

/** The register and title of somebody whose work is limited, unless the title also names a wider profession: 'Hygienist and dental therapist'. */
const only = (limited: string, unless: string): RegExp => new RegExp(`^GDC (?!.*(?:${unless})).*(?:${limited})`, 'i');
const DENTIST = 'dentist|dental surgeon|oral surgeon|\\w+odontist';
const THERAPIST = `${DENTIST}|(?<!orthodontic )therapist`;
const HYGIENIST = `${THERAPIST}|hygienist`;
const ASSISTANTS = 'nurse|orthodontic therapist|technician';

const SCOPES: readonly Pick<ReservedWork, 'active' | 'passive' | 'members' | 'except'>[] = [
  {
    active: `${EXTRACTS} ${ADULT_TOOTH}|${CAN}(?:fits?|places?|prepares?) ${ANY}${CROWNS}|${DOES} ${ANY}(?:${ROOTS}|${CROWNS})`,
    passive: `${ANY}${CROWNS} ${IS} (?:fitted|placed) by|${ADULT_TOOTH} ${IS} (?:extracted|removed|taken out) by|${ANY}${ROOTS} ${DONE_BY}`,
    members: 'dentists',
    except: only('therapist|hygienist|nurse|technician', DENTIST),
  },
  {
    active: `${EXTRACTS} (?:${YOUR} )?(?:(?:milk|baby|loose) )?(?:teeth|tooth)|${CAN}fills? (?:${YOUR} )?teeth|${DOES} ${ANY}(?:fillings|extractions)`,
    passive: `${YOUR} (?:teeth|tooth) ${IS} (?:filled|extracted|pulled) by|${ANY}(?:fillings?|extractions?) ${DONE_BY}`,
    members: 'dentists and dental therapists',
    except: only(`hygienist|${ASSISTANTS}`, THERAPIST),
  },
  {
    active: `${CAN}(?:scales?(?: and polish(?:es)?)?|whitens?|bleach(?:es)?) ${YOUR} teeth|${DOES} ${ANY}(?:scaling|teeth whitening|tooth whitening)`,
    passive: `${YOUR} teeth ${IS} (?:scaled|whitened|bleached) by|(?:teeth|tooth) whitening ${DONE_BY}`,
    members: 'dentists, dental therapists and dental hygienists',
    except: only(ASSISTANTS, `${HYGIENIST}|clinical dental technician`),
  },
  {
    active: `${CAN}diagnoses? (?:an?|the|your|what|most|many|all|minor|common|tooth|gum|dental|oral)(?: (?!and\\b|or\\b)[a-z'-]+){1,3}|${CAN}(?:diagnoses?,? and )?plans? (?:your|the|each|every) treatment(?! (?:days?|dates?|times?|visits?|appointments?)\\b)`,
    members: 'dentists, dental therapists and dental hygienists',
    except: only(ASSISTANTS, HYGIENIST),
  },
];

export const DENTAL_SCOPE: readonly ReservedWork[] = SCOPES.map((scope) => ({
  ...scope,
  reservedBy: 'the General Dental Council',
  law: '“Scope of Practice”',
  registers: 'any',
}));
