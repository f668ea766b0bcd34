/** Hours that a text states of some clients, of some appointments or of a row, and not of the clinic: 'Parents with babies come …' */
import { CLINIC_NOUN, CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { isBareHours } from '../../../../facts/opening-claims.ts';
import { SOME_CLIENTS } from '../../../../facts/some-clients.ts';
import type { Labels } from '../../about/labels.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';

/** 'It is quietest on Thursdays, from one to three' */
const CROWD =
  '(?:it|the (?:waiting )?room|the day) (?:is|gets) (?:usually |often )?(?:quiet(?:er|est)?|calm(?:er|est)?|busi(?:er|est)|crowded)';
const SOME_APPOINTMENTS =
  '(?:(?:emergency|urgent|same-day|on-the-day|walk-in|drop-in|new-patient|student|family|nurse|quiet) (?:appointment|slot|session|visit|consultation|hour|time|clinic|surger)(?:y|ies|s)?)';
/** 'The baby clinic is on Wednesdays': one of several in the clinic. */
const ONE_OF_CLINICS = `(?:(?:the|our|an?) (?!${CLINIC_OR_DESK}|late|early|long|evening|morning|afternoon|whole|main|day|\\w*day|\\w+al |\\w+ary )[\\w-]+ (?:clinic|surgery|session)s? (?:is|are|runs?|meets?|takes? place|happens?) (?!open|closed))`;
/** 'We keep one place free every morning until ten' */
const KEPT_FREE =
  /\bwe (?:always )?(?:keep|hold|leave|reserve) [a-z]+ (?:[a-z-]+ )?(?:place|slot|appointment|hour|space|gap)s?\b/;
const OF_SOME = new RegExp(
  `(?:^\\W*|[,;:] |\\b(?:and|but|for|that) )(?:${SOME_CLIENTS}|${SOME_APPOINTMENTS}|${ONE_OF_CLINICS}|${CROWD})`,
);

/** A row, or the section around it, that can state the hours of the clinic: 'Reception', 'Opening times', 'Find us' */
export const OF_CLINIC = new RegExp(
  `\\b(?:open\\w*|clos\\w*|hours|contact|where we are|(?:find|visit|reach|see|meet) us|${CLINIC_NOUN}|${CLINIC_OR_DESK}|(?:${WEEKDAY_WORDS})s?|weekdays?)\\b`,
);

/** 'When is it quiet?', 'At what times can I ring?', 'Which days are best for a walk-in?' */
const ASKS_WHEN =
  /^\W*(?:(?:and|but|so),? )?(?:(?:at|on) )?(?:when|(?:what|which) (?:times?|days?|hours|mornings?|afternoons?|evenings?)) [^?]*\b(?:quiet\w*|calm\w*|bus(?:y|ier|iest)|crowded|full|empt(?:y|ier|iest)|best|worst|ring|phone|telephone|call(?! in)|walk(?:ing)?[- ]ins?|drop[- ]ins?|without an appointment)\b/;

/** Returns true for a question about a time within the opening hours at which something happens. */
export const isWithinAsked = (question: string): boolean => ASKS_WHEN.test(question);

/** 'Mondays, 07:00–08:00' below “When the squad meets”, unlike below “When you can come” */
const WHEN_TO_COME = /\btimes\b|\bwhen (?:to|(?:can |may )?(?:you|i|we))\b/;

/** Returns true for a line of a list below a title that says whose hours these are. */
export const isListedForOthers = (text: PublicText, { above }: Pick<Labels, 'above'>): boolean =>
  configPathOf(text).at(-2) === 'items' &&
  above !== '' &&
  !OF_CLINIC.test(above) &&
  !WHEN_TO_COME.test(above) &&
  isBareHours(text.normal.text);

/** Returns true for a sentence about hours of some clients or appointments, and for a row such as 'When' below “Home visits”. */
export const isOfSome = (sentence: string, { beside, above }: Pick<Labels, 'beside' | 'above'>): boolean =>
  OF_SOME.test(sentence) || KEPT_FREE.test(sentence) || (beside !== '' && !OF_CLINIC.test(`${beside} ${above}`));

/** 'A vet comes to you', 'we visit care homes', 'we come within ten miles': at the home of a client or elsewhere, where hours are not those of the clinic. */
export const GOES_OUT =
  /\b(?:(?:comes?|goes|gets?|drives?|travels?|cycles|rides?|goes out|calls?) (?:out )?(?:to|on|at) (?:you\b(?! by)|your (?:home|house|door|doorstep|flat|place|work\w*|office|school|yard|stables?|farm|clients?|bedside)\b|(?:the )?(?:care|nursing|residential) homes?)|visits? (?:you|your|(?:care|nursing|residential) homes?|schools|farms|stables|offices|workplaces|clients at)\b|\bwe (?:come|drive|travel|visit)\b[^.;]*\bwithin (?:about )?[\w-]+ miles\b)/;
