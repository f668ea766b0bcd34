/** Work that the law of the United Kingdom reserves for people in a register. */

export interface ReservedWork {
  /** The work in the active, as a pattern: 'tests your sight'. */
  readonly active: string;
  /** The same work in the passive: 'your sight is tested by', 'your sight test is with'. */
  readonly passive?: string;
  /** 'optometrists and doctors' */
  readonly members: string;
  readonly law: string;
  /** 'the General Dental Council', where it is not the law that reserves the work. */
  readonly reservedBy?: string;
  /** Also those whose members do the same without breaking the law: vets scale teeth, and orthoptists examine eyes. */
  readonly registers: readonly string[] | 'any';
  /** Those who may not do it all the same, by register and title: 'RCVS Veterinary nurse'. */
  readonly except?: RegExp;
}

export const YOUR =
  "(?:your|their|the|our|(?:your )?child(?:ren)?'s|(?:your )?dog's|everybody's|people's|patients'|clients')";
export const IS = '(?:is|are|will be|gets?)(?: (?:always|usually|also|then|often|now))?';
export const DONE_BY = `${IS} (?:(?:carried out|done|performed|conducted|undertaken|given|led|made) by|with)`;

const ANIMAL = '(?:dogs?|cats?|rabbits?|pets?|horses?|animals?|pupp(?:y|ies)|kittens?)';

/** 'Examines your teeth', but not 'their teeth', which may be those of horses: equine dental technicians need no entry. */
const OF_DENTAL_CHECKS =
  "(?:examines|(?:can|will) examine) (?:your|(?:your )?child(?:ren)?'s|people's|patients'|everybody's) (?:teeth|tooth|gums)";
const BODY_WORK =
  '(?:(?:dental |tooth )?extractions|spays|spaying|castrations|castrating|neutering|abdominal (?:surgery|operations))';

const VETERINARY_NURSE = /^RCVS .*nurse|veterinary nurse/i;

export const RESERVED_BY_LAW: readonly ReservedWork[] = [
  {
    active: `(?:tests|(?:can|will) test) (?:${YOUR} (?:sight|eyes|eyesight|vision)|sight)|(?:prescribes|(?:can|will) prescribe) ${YOUR} (?:glasses|spectacles|lenses)`,
    passive: `${YOUR} (?:sight|eyes|eyesight|vision) ${IS} tested by|(?:${YOUR}|every|each|all|an?) (?:sight tests?|eye tests?|eye examinations?|eye exams?) ${DONE_BY}|${YOUR} (?:glasses|spectacles) ${IS} prescribed by`,
    members: 'optometrists and doctors',
    law: 'Opticians Act 1989, s. 24',
    registers: ['GOC', 'GMC'],
    except: /dispensing|contact lens optician/i,
  },
  {
    active: `(?:examines|(?:can|will) examine) ${YOUR} eyes`,
    passive: `${YOUR} eyes ${IS} examined by`,
    members: 'optometrists and doctors',
    law: 'Opticians Act 1989, s. 24, if it is part of a sight test',
    registers: ['GOC', 'GMC', 'HCPC', 'NMC', 'RCVS'],
    except: /dispensing|contact lens optician/i,
  },
  {
    active: `(?:fits|(?:can|will) fit) (?:${YOUR} )?contact lenses`,
    passive: `(?:${YOUR} )?contact lenses ${IS} fitted by|(?:${YOUR}|every|each|all|an?) contact lens fittings? ${DONE_BY}`,
    members: 'opticians and doctors',
    law: 'Opticians Act 1989, s. 25',
    registers: ['GOC', 'GMC'],
  },
  {
    active: `(?:whitens|bleaches|fills|extracts|pulls|straightens|scales|(?:can|will) (?:whiten|bleach)) ${YOUR} teeth|${OF_DENTAL_CHECKS}`,
    passive: `${YOUR} (?:teeth|tooth) ${IS} (?:whitened|bleached|filled|extracted|pulled|straightened|scaled) by|(?:teeth|tooth) whitening ${DONE_BY}|(?:your|(?:your )?child(?:ren)?'s|people's|patients'|everybody's) (?:teeth|gums) ${IS} examined by`,
    members: 'dental professionals',
    law: 'Dentists Act 1984, s. 38',
    registers: ['GDC', 'GMC', 'RCVS'],
  },
  {
    // Work that is reserved if hearing aids are sold (https://www.legislation.gov.uk/uksi/2010/233/article/7/made).
    active: `(?:tests|(?:can|will) test) ${YOUR} hearing|(?:fits|prescribes|(?:can|will) (?:fit|prescribe)) (?:${YOUR} )?hearing aids?`,
    passive: `${YOUR} hearing ${IS} tested by|(?:${YOUR}|every|each|all|an?) hearing tests? ${DONE_BY}|${YOUR} hearing aids? ${IS} (?:fitted|prescribed) by`,
    members: 'hearing aid dispensers',
    law: 'Health Professions Order 2001, art. 39A, where hearing aids are sold',
    // Doctors, nurses and audiologists of hospitals test hearing and sell nothing.
    registers: ['HCPC', 'GMC', 'NMC', 'RCCP', 'AHCS'],
  },
  {
    active: `(?:operates on|spays?|neuters?|castrates?|(?:can|will) operate on) (?:${YOUR} )?${ANIMAL}|(?:performs?|does|do|carr(?:y|ies) out|undertakes?) (?:(?:simple|routine|all|most|our|some|cat|dog|and|${BODY_WORK}) )*${BODY_WORK}(?: of ${ANIMAL})?`,
    passive: `(?:(?:your|the|our|all|every|each) )?${ANIMAL} ${IS} (?:operated on|spayed|neutered|castrated) by|${BODY_WORK} ${DONE_BY}`,
    members: 'vets',
    law: 'Veterinary Surgeons Act 1966, s. 19 and schedule 3',
    registers: ['RCVS'],
    except: VETERINARY_NURSE,
  },
  {
    // Nurses who work for people may diagnose; veterinary nurses may not (RCVS Code of Professional Conduct, supporting guidance 18).
    active: `(?:can |will )?diagnoses? (?:an?|the|your|what|most|many|all|minor|common|ear|skin)(?: (?!and\\b|or\\b)[a-z'-]+){1,3}`,
    members: 'vets',
    law: 'Veterinary Surgeons Act 1966, s. 19 and schedule 3',
    registers: 'any',
    except: VETERINARY_NURSE,
  },
];
