/**
 * The bodies that inspect a clinic. Each country of the United Kingdom has its own: the Care Quality Commission registers
 * only activities in England (Health and Social Care Act 2008, section 8).
 */
import type { Site } from '../../../config/site.ts';

/** A pattern of their names: England, Wales, Northern Ireland, Scotland. */
export const INSPECTOR =
  '(?:cqc|care quality commission|healthcare inspectorate wales|hiw|rqia|regulation and quality improvement authority|healthcare improvement scotland|care inspectorate)';

/** Returns the registrations that the config states, which prove what a sentence says about them. */
export const registrationsOf = ({ clinic: { legal } }: Site): readonly string[] => [
  ...(legal.cqc === undefined ? [] : ['Care Quality Commission (CQC)']),
  ...(legal.regulator === undefined ? [] : [legal.regulator]),
];

/** The advice about a registration that the config lacks. */
export const ADD_REGISTRATION =
  'Add the number of the registration as “clinic.legal.cqc” (England) or the inspectorate and number as “clinic.legal.regulator” (elsewhere), or remove the sentence.';
