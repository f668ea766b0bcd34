import type { Rule } from '../../rule.ts';
import { allAgeFindings } from './ages/all-ages.ts';
import { contactFindings } from './contacts.ts';
import { convertedFindings } from './converted-times.ts';
import { askedPlacesFindings } from './counts/asked-counts.ts';
import { askedSessionFindings } from './counts/asked-sessions.ts';
import { contentFindings } from './counts/contents.ts';
import { countFindings } from './counts/counted.ts';
import { instalmentFindings } from './counts/instalment-counts.ts';
import { peopleSeenFindings } from './counts/people-seen.ts';
import { programmeFindings } from './counts/programme-parts.ts';
import { quotedCourseFindings } from './counts/quoted-courses.ts';
import { teamFindings } from './counts/team.ts';
import { clockSpanFindings } from './durations/clock-spans.ts';
import { courseSpanFindings } from './durations/course-spans.ts';
import { rhythmSpanFindings } from './durations/rhythm-spans.ts';
import { figureFindings, figurePriceFindings, optionTitleFindings } from './durations/stated-twice.ts';
import { dayListFindings } from './figures/day-lists.ts';
import { effectMomentFindings } from './figures/effect-moments.ts';
import { frequencyFindings } from './figures/frequency.ts';
import { lateChargeFindings } from './figures/late-charge.ts';
import { measureFindings } from './figures/measures.ts';
import { monthlySessionFindings } from './figures/monthly-sessions.ts';
import { denialFindings, noExpiryFindings } from './figures/no-expiry.ts';
import { resultMomentFindings } from './figures/result-moments.ts';
import { quantityFindings } from './in-prose.ts';
import { offerContentFindings } from './offers/offer-contents.ts';
import { offerDateFindings } from './offers/offer-dates.ts';
import { openingYearFindings } from './opening/opening-year.ts';
import { serviceFindings } from './opening/years-of-service.ts';
import { qualifiedFindings } from './qualified-year.ts';
import { BAD, GOOD } from './rule-examples.ts';
import { arithmeticFindings } from './wrong-arithmetic.ts';
import { placeFindings } from './years-at-a-place.ts';
import { experienceFindings } from './years-of-experience.ts';

export const contentOneFact: Rule = {
  name: 'content/one-fact',
  severity: 'error',
  warnsIf:
    'the sentence itself does not say what has another duration, number or figure, if another fact has the stated value, if the time is in another unit and very different, or if a treatment may have a figure of its own',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks:
    'Durations, numbers of sessions, instalments and people, figures, ages, the year of the opening, telephone numbers, e-mail and postal addresses are the same in every sentence, answer and title as in the fact that states them.',
  because:
    'If two texts contradict each other, visitors cannot know which is right, and may come too late, prepare wrongly or reach nobody.',
  source: 'CAP code 3.1',
  bad: BAD,
  good: GOOD,
  find: (input) => [
    ...figureFindings(input),
    ...figurePriceFindings(input),
    ...optionTitleFindings(input),
    ...quantityFindings(input),
    ...clockSpanFindings(input),
    ...courseSpanFindings(input),
    ...rhythmSpanFindings(input),
    ...countFindings(input),
    ...frequencyFindings(input),
    ...dayListFindings(input),
    ...monthlySessionFindings(input),
    ...askedSessionFindings(input),
    ...askedPlacesFindings(input),
    ...peopleSeenFindings(input),
    ...measureFindings(input),
    ...allAgeFindings(input),
    ...openingYearFindings(input),
    ...serviceFindings(input),
    ...qualifiedFindings(input),
    ...experienceFindings(input),
    ...placeFindings(input),
    ...arithmeticFindings(input),
    ...convertedFindings(input),
    ...teamFindings(input),
    ...instalmentFindings(input),
    ...quotedCourseFindings(input),
    ...noExpiryFindings(input),
    ...denialFindings(input),
    ...lateChargeFindings(input),
    ...resultMomentFindings(input),
    ...effectMomentFindings(input),
    ...contactFindings(input),
    ...offerDateFindings(input),
    ...offerContentFindings(input.site),
    ...programmeFindings(input),
    ...contentFindings(input),
  ],
};
