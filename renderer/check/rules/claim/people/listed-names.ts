/**
 * Several names beside one role in the plural, which each of them has: 'our dentists, Ruth Cole and Tom Lane'; and one name
 * that a sentence gives to a role: 'Your vet on Mondays is Ruth'.
 */
import { ADJECTIVES, LINKING } from './people-meant.ts';

const HONORIFIC = '(?:Mr|Mrs|Ms|Miss|Mx)\\.?';
const WORD = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*";
export const NAME = `(?:(?:Dr|Prof|Professor|${HONORIFIC}) +)?(?:\\p{Lu} +)?${WORD}(?: ${WORD}){0,2}`;
export const TITLED_NAME = new RegExp(`^${HONORIFIC} `);

const AND = '(?:,? and (?:(?:also|then) )?|, )';
const NAMES = `${NAME}(?:${AND}${NAME})*,? and ${NAME}`;
/** 'dentists, Ruth Cole and Tom Lane', 'dentists here: Ruth, Tom and Ann' */
const NAMES_AFTER = new RegExp(`^(?: (?!${LINKING}\\b)[\\p{Ll}-]+)?(?:[,:]| \\(|(?= ))\\s?(?<names>${NAMES})`, 'u');
/** 'Ruth Cole and Tom Lane are both dentists' */
const NAMES_BEFORE = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|while|because|that) )(?<names>${NAMES}) (?:are|were)(?: (?:both|all|also|now))* (?:(?:our|the) )?${ADJECTIVES}$`,
  'u',
);
/** 'Ruth and Tom, and Ann, our hygienist': the last name has a role of its own. */
const OWN_ROLE_AFTER = /^, (?:our|the|an?)\b/;

/** Returns the names beside a role in the plural, all of which have it; an empty list if there are not several. */
export function namesOfAll(before: string, after: string): readonly string[] {
  const found = NAMES_AFTER.exec(after) ?? NAMES_BEFORE.exec(before);
  const names = found?.groups?.names?.split(new RegExp(AND, 'u')) ?? [];
  const isLastOther =
    found && OWN_ROLE_AFTER.test(after.slice(found[0].length)) && /, and \S+(?: \S+)?$/.test(found[0]);
  return isLastOther ? names.slice(0, -1) : names;
}

const OTHER_ROLE_BEFORE = /\b(?:and|or) (?:[\p{Ll}-]+ )?$/u;
const OTHER_ROLE_AFTER = /^ (?:and|or) /;

/** True if several roles share the names: 'our dentists and hygienists, Ruth, Tom and Ann'. */
export const sharesNames = (before: string, after: string): boolean =>
  OTHER_ROLE_BEFORE.test(before) || OTHER_ROLE_AFTER.test(after);

/** 'Your vet for the visit | is Ruth', after the first words of a clause; the name ends the statement. */
const NAME_AS_COMPLEMENT = new RegExp(
  `^(?:,? (?:for|on|in|at|of|here|this|today|tomorrow|who|whom|that|with)\\b[^.,;:!?]{0,40}?)?,? (?:is|will be)(?: (?:called|named))? (?<name>${NAME})(?=$|[.,;!?]|,? (?:and|on|until|from|who|for)\\b(?! \\p{Lu}))`,
  'u',
);
const STARTS_CLAUSE = new RegExp(`(?:^\\W*|[,;:] |\\b(?:and|but|so|while) )(?:your|our|the) ${ADJECTIVES}$`, 'iu');

/** The name that the sentence gives to the role between these words. */
export const complementIn = (before: string, after: string): RegExpExecArray | null =>
  STARTS_CLAUSE.test(before) ? NAME_AS_COMPLEMENT.exec(after) : null;
