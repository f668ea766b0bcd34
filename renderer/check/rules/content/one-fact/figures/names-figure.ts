/** Whether a sentence names a figure beside a quantity: '24 hours’ notice' names `notice`. */
import { separateWords } from '../../../../../core/wording.ts';
import type { InSentence } from '../in-sentence.ts';
import { isCare, withoutVerbs } from './care.ts';
import { isAfterEffect, isOtherThan } from './concepts.ts';
import { PREPOSITIONS, patternOf, stemsOf, usesWordsOf } from './figure-names.ts';

/** 'The stitches stay in for a week': the figure is what the sentence is about. */
const SUBJECT = '^ ?(?:(?:the|your|our|these|all|her|his|their|its) )?';

/** 'a diary for a week', 'expect it to last a year': the name is directly before the quantity. */
const BETWEEN =
  '(?: (?:should|must|can|may|has to))?(?: (?:for|of|over|is|be|takes?|lasts?))?(?: (?:about|around|only|just|up to|at least))? ';

/** 'A temporary crown, which you wear for about two weeks': the name is what the relative clause is about. */
const WHICH =
  '(?: \\w+){0,2},? (?:which|that) (?:you|she|he|they|it)? ?(?:wears?|keeps?|has|have|stays?|lasts?)\\b[^,;]{0,20} ';

const MAY_COME =
  /\b(?:welcome|(?:pop|drop|call) in|may|can|see|treat|massage|accept|take|come|book|possible|offer|available|safe|start)\b/;

/**
 * 'We leave a month between peels' is about the treatment “Glycolic peel”, and not about its figure `peeling`. 'Have the patch
 * test two days before' is about a figure `patchTest`.
 */
function isOnlyTreatment(sentence: string, path: string): boolean {
  const [, slug = ''] = path.split('.');
  const words = separateWords(path.split('.').at(-1) ?? '').toLowerCase();
  const isInSlug = path.startsWith('catalogue.') && stemsOf(path).some((stem) => slug.split('-').includes(stem));
  return isInSlug && !sentence.includes(words);
}

/** 'After three months': a preposition names a figure only beside the quantity. */
const isNextTo = ({ before, after }: InSentence, stems: readonly string[]): boolean =>
  stems.some((stem) => new RegExp(`\\b${stem}\\w*(?: \\w+){0,2} $`).test(before) || patternOf(stem, '^ ').test(after));

/** The words before a quantity, unless something separates them from it. */
const wordsNextTo = (before: string): string => (/[,;:]| and | but /.test(before) ? '' : before);

const APART_AFTER = /^ apart\b/;
/** 'If it is still red after two days, ring us': longer than usual. */
const UNUSUAL = /\b(?:if|when|should) [^,;:]*\b(?:still|longer|worse|no better|not|more than)\b[^,;:]*$/;

/** 'A week of soups costs £48' and 'kittens up to ten weeks' do not name a figure `weeks`. */
const UNITS = /^(?:minut|hour|day|week|month|year)/;

const PART_END = /[,;:](?= )| - | (?:and|but|so|while|because|although|when|if|unless|than) /;
/** 'Two weeks after the review', 'ten days without a bandage': the time of something else, which begins or ends with the name. */
const RELATIVE = /\b(?:before|after|until|since|from|without)\b.*$/;
/** 'A splint, which you wear for a month' */
const RELATIVE_CLAUSE = /, (?=(?:which|that) )/g;
/** The part of a sentence to which a quantity belongs: 'The scan is an hour, and the arm is sore for two days' is not about `scan`. */
const ownPart = ({ before, after }: InSentence): string =>
  [before.replace(RELATIVE_CLAUSE, ' ').split(PART_END).at(-1), after.split(PART_END)[0]?.replace(RELATIVE, '')].join(
    ' … ',
  );

/** Returns true if the clause of a quantity names a figure, and nothing in the sentence shows that it means something else. */
export function namesFigure(mention: InSentence, path: string): boolean {
  const { sentence, before, after } = mention;
  if (UNUSUAL.test(before) && isAfterEffect(path)) return false;
  if (isOtherThan(mention, path) || APART_AFTER.test(after)) return false;
  const stems = stemsOf(path);
  // 'Four peels, two weeks apart, are spread over six weeks': only the first is an interval.
  if (stems.every((stem) => stem === 'apart')) return false;
  if (!usesWordsOf(withoutVerbs(ownPart(mention)), path)) return false;
  if (isOnlyTreatment(sentence, path) || stems.every((stem) => UNITS.test(stem))) return false;
  if (stems.every((stem) => stem === 'every') && !/\bevery $/.test(before)) return false;
  if (stems.every((stem) => PREPOSITIONS.has(stem)) && !(MAY_COME.test(sentence) && isNextTo(mention, stems)))
    return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
  if (isOfNoun(mention, isName)) return false;
  // In '24 hours’ notice', the name is next to the quantity, so the rest of the sentence does not matter.
  return (
    stems.some(
      (stem) =>
        patternOf(stem, "^'?s?'?[ -]").test(after) ||
        patternOf(stem, SUBJECT).test(wordsNextTo(before)) ||
        new RegExp(`\\b${stem}\\w*${WHICH}$`).test(before) ||
        (new RegExp(`\\b${stem}\\w*${BETWEEN}$`).test(before) && !isCare(before, before, isName)),
    ) || !isCare(before, sentence, isName)
  );
}

/** 'The six-month check' is about a check, whatever else the clause names; 'a six-month warranty' states `warranty`. */
function isOfNoun({ sentence, before, after }: InSentence, isName: (word: string) => boolean): boolean {
  const stated = sentence.slice(before.length, sentence.length - after.length);
  return /^[a-z0-9]+-[a-z]+$/.test(stated) && !(after.match(/^(?: [a-z'-]+){1,3}/)?.[0].split(' ') ?? []).some(isName);
}
