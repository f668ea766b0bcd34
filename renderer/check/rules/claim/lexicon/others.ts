import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

/** Words that address people under 18 (CAP code 12.25 and 16.3). */
export const YOUNG: Lexicon = {
  words: anyOf(
    'teen(?:s|age|agers?|aged)?',
    'student (?:discounts?|offers?|prices?|rates?|deals?)',
    'prom(?: (?:night|season|ready))?',
    'back[ -]to[ -]school',
    'school (?:leavers?|holidays?|girls?|boys?|prom)',
    'sweet sixteen',
    'under[ -]?18s? welcome',
    "freshers?'? (?:week|offers?|specials?|discounts?|fairs?)",
  ),
  harmless: (company) => isDenied(company) || isQuestion(company) || PARENTS.test(company.before),
};

/** The text addresses the parents of people of that age. */
const PARENTS = /\b(?:parents?|mothers?|fathers?|families) (?:of|with) (?:[\w-]+ )?$/;

/** Ratings written as text instead of quoted from the recorded rating (CAP code 3.45; DMCC Act 2024, Schedule 20). */
export const TYPED_RATINGS: Lexicon = {
  words: new RegExp(
    `★{3,}|${
      anyOf(
        '[0-5](?:\\.\\d)? ?(?:out of|/) ?5(?: stars?)?',
        '[0-5]\\.\\d(?: [a-z]+)? (?:stars?|ratings?|reviews?|average)',
        '(?:five|5)[ -]stars?(?: (?:ratings?|reviews?|service|clinic|treatment|care|experience))?',
        '(?:(?:ten|10)(?: out of |/)(?:ten|10)|five out of five)',
        'rated (?:excellent|outstanding|exceptional)',
      ).source
    }`,
    'g',
  ),
  harmless: ({ before, after }) => COUNTED.test(after) || /\bhotel\b/.test(before),
};

/** '4 out of 5 clients' is a count, not a rating. */
const COUNTED = /^ (?:of |clients|people|patients|visitors|women|men|sessions|times|days)/;

/** Medical complaints. A provider that treats them may have to be registered. */
export const COMPLAINTS: Lexicon = {
  words: anyOf(
    'hyperhidrosis',
    '(?:excessive|over)[ -]?sweating',
    'sweat(?:ing)? (?:reduction|control)',
    'bruxism',
    '(?:jaw |teeth[ -]?|tooth[ -]?)?(?:clenching|grinding)',
    'migraines?',
    'tmj',
  ),
  harmless: isDenied,
};

/**
 * Vesicles released by cells, and words for their origin (Cosmetic Products Enforcement Regulations: cells and tissues
 * of human origin are prohibited).
 */
export const EXOSOMES: Lexicon = { words: anyOf('exosomes?') };
export const HUMAN_ORIGIN = /\bhuman\b|\bplacenta|\bumbilical|\bstem[ -]cell derived\b/;
export const OTHER_ORIGIN =
  /\b(?:plants?|botanical|vegetable|rose|centella|ginseng|algae|milk|bovine|salmon|fish|marine|yeast|bacterial|synthetic|non[ -]human|animal)\b/;
