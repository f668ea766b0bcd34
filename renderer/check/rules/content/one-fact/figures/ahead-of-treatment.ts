/**
 * Figures that say how long before a treatment a test must be done: `ahead: '7 days'` of “Laser patch test”, in sentences
 * that call it only 'your patch test'.
 */
import { type NamedFigure, namedFigures } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Subject } from '../../../about/subject.ts';
import type { InSentence } from '../in-sentence.ts';
import { clinicFigures, treatmentFigures } from '../stated-figures.ts';

const AHEAD = /^(?:ahead|inadvance|advance|beforehand|lead(?:time)?)$/i;
const TEST = /^(?:test|check|assessment|consultation|screening|sample)$/;
const AHEAD_AFTER = /^ (?:before|beforehand|in advance|ahead|earlier|prior)\b/;
/** What clients must not do before it, or before the treatment. */
const CARE =
  /\b(?:no|not|never|avoid\w*|stop\w*|without|shav\w+|wax\w*|sun\w*|tan\w*|creams?|make-?up|eat|drink|wash|tell|ring|call|cancel\w*|arriv\w+)\b/;

interface Test {
  /** 'patch test' */
  readonly called: string;
  /** 'laser': what it is a test for. */
  readonly of: readonly string[];
  readonly figures: readonly NamedFigure[];
}

/** Returns the figures with which a time in a sentence about such a test is compared. */
export function aheadOfTreatment(site: Site): (place: InSentence, subject: Subject) => readonly NamedFigure[] {
  const all = testsOf(site);
  return ({ before, after }, { named, owner }) => {
    if (!AHEAD_AFTER.test(after)) return [];
    // 'Shave a day before the laser, and come to your patch test': the clause after the time is about something else.
    const said = before + clauseAt(after, 0);
    const test = onlyOne(all.filter(({ called }) => said.includes(called)));
    if (!test || CARE.test(said) || isBeforeTest(after, test)) return [];
    const items = [...named, ...(owner && named.length === 0 ? [owner] : [])].filter((item) => !isCategory(item));
    const fits = items.every(({ names }) => names.some((name) => test.of.some((word) => wordsOf(name).includes(word))));
    return fits ? test.figures : [];
  };
}

const isBeforeTest = (after: string, { called }: Test): boolean =>
  new RegExp(`^ \\w+(?: of)? (?:the|your|an?|this) (?:\\w+ )?${called}`).test(after);

const wordsOf = (name: string): readonly string[] => normalise(name).text.split(' ');

function testsOf(site: Site): readonly Test[] {
  const names = [...clinicFigures(site), ...treatmentFigures(site)].map(({ name }) => name.toLowerCase());
  return Object.entries(site.catalogue).flatMap(([slug, { name, figures }]) => {
    const words = wordsOf(name);
    const called = words.slice(-WORDS_OF_CALL);
    const ahead = namedFigures(figures, `catalogue.${slug}.figures`).filter(({ path }) =>
      AHEAD.test(path.split('.').at(-1) ?? ''),
    );
    const isTest = words.length > WORDS_OF_CALL && TEST.test(words.at(-1) ?? '');
    // A figure `patchTest` says when other such tests are done.
    const isOnly = !names.some((figure) => figure.includes(called.join('')));
    return isTest && isOnly ? [{ called: called.join(' '), of: words.slice(0, -WORDS_OF_CALL), figures: ahead }] : [];
  });
}
/** A sentence calls it by the last words of its name. */
const WORDS_OF_CALL = 2;
