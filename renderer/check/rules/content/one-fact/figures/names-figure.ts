/** Whether a sentence names a figure beside a quantity: '24 hours’ notice' names `notice`. */
import { separateWords } from '../../../../../core/wording.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import type { InSentence } from '../in-sentence.ts';
import { isCare, withoutVerbs } from './care.ts';
import { isAfterEffect, isOtherThan } from './concepts.ts';
import { neededStems, PREPOSITIONS, patternOf, stemsOf } from './figure-names.ts';
import { isOfLaboratory } from './other-samples.ts';

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
 * test two days before' is about a figure `patchTest`, unless the time is very different.
 */
function isOnlyTreatment(sentence: string, path: string, isComparable: boolean): boolean {
  const [, slug = ''] = path.split('.');
  const words = separateWords(path.split('.').at(-1) ?? '').toLowerCase();
  const isInSlug = path.startsWith('catalogue.') && stemsOf(path).some((stem) => slug.split('-').includes(stem));
  return isInSlug && !(sentence.includes(words) && (isComparable || !words.includes(' ')));
}

/** 'After three months': a preposition names a figure only beside the quantity. */
const isNextTo = ({ before, after }: InSentence, stems: readonly string[]): boolean =>
  stems.some((stem) => new RegExp(`\\b${stem}\\w*(?: \\w+){0,2} $`).test(before) || patternOf(stem, '^ ').test(after));

/** The words before a quantity, unless something separates them from it. */
const wordsNextTo = (before: string): string => (/[,;:]| and | but /.test(before) ? '' : before);

const APART_AFTER = /^ apart\b/;
/** 'If it is still red after two days, ring us': longer than usual. */
const UNUSUAL = /\b(?:if|when|should) [^,;:]*\b(?:still|longer|worse|no better|not|more than)\b[^,;:]*$/;

/** 'A week of soups costs £48' does not name a figure `weeks`. */
const UNITS = /^(?:minut|hour|day|week|month|year)/;

/** Returns true if a sentence names a figure, and nothing in it shows that it means something else. */
export function namesFigure(mention: InSentence, path: string, isSingle: boolean, isComparable: boolean): boolean {
  const { sentence, before, after } = mention;
  if (UNUSUAL.test(before) && isAfterEffect(path)) return false;
  if (isOtherThan(mention, path) || APART_AFTER.test(after)) return false;
  const stems = stemsOf(path);
  // 'Four peels, two weeks apart, are spread over six weeks': only the first is an interval.
  if (stems.every((stem) => stem === 'apart')) return false;
  const searched = withoutVerbs(sentence);
  if (!neededStems(stems).every((stem) => patternOf(stem).test(searched))) return false;
  if (isOnlyTreatment(sentence, path, isComparable)) return false;
  if (isSingle && stems.every((stem) => UNITS.test(stem))) return false;
  if (stems.every((stem) => stem === 'every') && !/\bevery $/.test(before)) return false;
  if (stems.every((stem) => PREPOSITIONS.has(stem)) && !(MAY_COME.test(sentence) && isNextTo(mention, stems)))
    return false;
  const isName = (word: string) => stems.some((stem) => patternOf(stem).test(word));
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

/** 'Nine years of early mornings, and not one complaint': a very different time must be in the clause that names the figure. */
export const namesBeside = ({ sentence, before }: InSentence, path: string): boolean => {
  const clause = clauseAt(sentence, before.length);
  return stemsOf(path).some((stem) => patternOf(stem).test(clause)) && !isOfLaboratory(path, clause);
};
