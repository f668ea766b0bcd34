/** The weeks over which a course is spread: 'The course runs for six weeks' of five sessions, one a week. */
import type { Site, Treatment } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { counted, listed } from '../../../../../core/wording.ts';
import { frequenciesIn } from '../../../../../facts/frequency.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { sourceOf } from '../../../../../facts/prose.ts';
import { leastDays, type Quantity, quantitiesIn } from '../../../../../facts/quantities.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { inSentence } from '../around-quantity.ts';
import { ofOwner } from '../mention.ts';

/** 'The course runs for', 'all five classes are spread over': not what lasts after it. */
const RUNS =
  /(?:^|[,;:] ?|\b(?:and|but|so) )(?:the|our|your|each|every|a|this|all) (?:[a-z-]+ ){0,2}(?:course|classes|series|block|programme)(?: of [a-z-]+)?(?: [a-z]+)? (?:(?:itself|usually|always|normally) )*(?:runs?|lasts?|takes?|goes on|continues?|stretch(?:es)?|(?:is|are) spread)(?: out)?(?: (?:for|over|across))?(?: (?:about|around|only|just))* $/;
const AFTER = /^(?:[.,;:!]|$)| (?:in all|altogether|in total|from (?:start|beginning))/;
const ROUGHLY = 0.1;
const DAYS_IN_WEEK = 7;

/** Visits at equal intervals. */
export interface CourseSpan {
  readonly sessions: number;
  /** The days from one session to the next. */
  readonly rhythm: number;
}

/** Reports another number of weeks than that of every course whose note states a rhythm. */
export const courseSpanFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) =>
    quantitiesIn(publicText.normal).flatMap((quantity) => {
      if (quantity.unit !== 'week' && quantity.unit !== 'month') return [];
      const subject = ofOwner(lookups.subjectAt(publicText, quantity.normalAt));
      const item = onlyOne(subject.items);
      const { before, after, sentence } = inSentence({ publicText, quantity, quantities: [], subject });
      if (!item || !RUNS.test(before) || !AFTER.test(after) || isAboutOthers(sentence)) return [];
      const courses = coursesOf(site, item.path);
      if (courses.length === 0 || courses.some((course) => fitsSpan(quantity, course))) return [];
      const weeks = listed([...new Set(courses.map(weeksOf))], 'or');
      return authoredFinding(publicText, publicText.normal.original(quantity.normalAt, quantity.normalLength), {
        message: `“${publicText.text.slice(quantity.at, quantity.at + quantity.length)}” is not the length of the course of “${item.names[0]}”, which takes ${weeks} by its note.`,
        help: 'Correct the number of weeks, or the note of the course.',
        against: weeks,
      });
    }),
  );

/** '10 to 12 weeks': the first number lies between the first and the last visit. */
export const spanInWeeks = ({ sessions, rhythm }: CourseSpan): string =>
  `${Math.round(((sessions - 1) * rhythm) / DAYS_IN_WEEK)} to ${counted(Math.round((sessions * rhythm) / DAYS_IN_WEEK), 'week')}`;

const weeksOf = ({ sessions, rhythm }: CourseSpan): string =>
  counted(Math.round((sessions * rhythm) / DAYS_IN_WEEK), 'week');

/** 'Four weeks' lie between the first and the last of five weekly sessions. */
export const fitsSpan = (quantity: Quantity, { sessions, rhythm }: CourseSpan): boolean => {
  const days = leastDays(quantity);
  return days >= (sessions - 1) * rhythm * (1 - ROUGHLY) && days <= sessions * rhythm * (1 + ROUGHLY);
};

function coursesOf(site: Site, [part, slug = '']: readonly (string | number)[]): readonly CourseSpan[] {
  const { packages = [] }: Partial<Treatment> = (part === 'catalogue' ? site.catalogue[slug] : undefined) ?? {};
  const spans = packages.map(({ sessions, note = '' }) => ({
    sessions,
    rhythm: frequenciesIn(normalise(sourceOf(note)).text.replace(/\bone (?=(?:an?|per|each) )/, 'once '))[0]?.days ?? 0,
  }));
  return spans.every(({ rhythm }) => rhythm > 0) ? spans : [];
}
