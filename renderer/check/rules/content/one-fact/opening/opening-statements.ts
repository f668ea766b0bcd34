/** Sentences that say since when a clinic exists: 'Hannah opened the salon in 2012', 'we are in our twelfth year'. */
import type { Site } from '../../../../../config/site.ts';
import { literal } from '../../../../../core/pattern.ts';
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { MONTH_WORDS } from '../../../../../facts/date.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { ORDINAL_WORDS, SHORT_NUMBER } from '../../../../../facts/number-words.ts';
import { YEAR } from '../../../../../facts/written-year.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';

const CLINIC = `(?:(?:${CLINIC_NOUN}|hospital|business|company)(?! (?:manager|nurse|dog|cat)))`;
const HEDGE =
  '(?:well )?(?<hedge>over|more than|at least|nearly|almost|about|around|some|close to|coming up to|the best part of)? ?';
const AGO = `${HEDGE}(?<years>${SHORT_NUMBER}) years`;
const NAMED_YEAR = `(?<year>${YEAR})`;
const MONTH_OR_SEASON = [...MONTH_WORDS, 'spring', 'summer', 'autumn', 'winter'].join('|');
/** The end of a name that says what the clinic is: “Dental Practice”, “Physiotherapy”. */
const KIND_OF_CLINIC =
  /(?: (?:and|private|gps?|doctors|family|sports?|clinics?|practice|surgery|salon|studio|centre|hospital|medicals?|health|care|eye ?care|hearing|beauty|massage|aesthetics|dent(?:al|ists?|istry)|vets?|veterinary|physio(?:therapy)?|optic(?:al|ians?)|optomet\w+|podiatry|osteopath\w*|chiropract\w+|pharmacy|psycholog(?:y|ists?)|therap(?:y|ies|ists?)|counselling|dermatolog\w+|wellbeing))+$/;
/** The first year of each decade with a name. */
export const DECADES: Readonly<Record<string, number>> = {
  ...{ fifties: 1950, sixties: 1960, seventies: 1970, eighties: 1980, nineties: 1990, noughties: 2000 },
};
/** 'the late nineties', 'the last winter of the nineties' */
const IN_DECADE = `(?:the )?(?:(?:early|mid|late|last|first)[ -](?:(?:days|years|winter|summer|spring|autumn) of the )?)?(?<decade>${Object.keys(DECADES).join('|')})\\b`;
/** '2016', 'the spring of 2016', 'May 2016' */
const IN_YEAR = `(?:(?:(?:the )?(?:(?:early|late) )?(?:(?:${MONTH_OR_SEASON}|beginning|end|year)(?: of)? )?)?${NAMED_YEAR}|${IN_DECADE})`;
const NTH = `(?<nth>\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORDS})`;
const PERIOD = `(?:since ${IN_YEAR}|for ${AGO})`;

const OPENED = '(?:opened|founded|established|started|set up)';
const CARED = '(?:looked after|cared for|treated|helped|served|welcomed|examined|tested|taught|trained|fitted|seen)';
const PLACES =
  '(?:lanes?|streets?|roads?|rooms?|house|building|premises|town|village|city|valley|hills?|neighbourhood|corner|square|quarter|floor|yard|shop|clinic|practice|surgery|salon|studio)';

/** What a sentence says, and in which cases it contradicts the year. */
export interface Statement {
  readonly pattern: RegExp;
  /** True if something later than the opening may be meant: a move, or another owner. */
  readonly mayBeLater: boolean;
}

/** 'We opened in 2012' */
const opening = (pattern: string): Statement => ({ pattern: new RegExp(pattern, 'g'), mayBeLater: false });
/** 'We have been here since 2012' */
const presence = (pattern: string): Statement => ({ pattern: new RegExp(pattern, 'g'), mayBeLater: true });

/** The words for this clinic and its place, as parts of patterns. */
function wordsOf({ name, address }: Site['clinic']) {
  const [called, street, town] = [name, address.street.replace(/^\S*\d\S* /, ''), address.town].map((text) =>
    literal(normalise(text).text),
  );
  // 'The house' is the clinic if it is called “Stillwater House”.
  const lastWord = literal(normalise(name).text.split(' ').at(-1) ?? '');
  const withoutKind = normalise(name).text.replace(KIND_OF_CLINIC, '');
  // 'Leeds' is not “Leeds Dental Practice”.
  const short = withoutKind === normalise(address.town).text ? called : literal(withoutKind);
  const clinic = `(?:(?:the|our|this|a) (?:\\w+ )?${CLINIC}|(?:the|our|its) (?:doors|${lastWord})|${called})`;
  const here = `(?:here|open|in business|at it|(?:in|on|at) (?:${street}|${town}|(?:the|this|these) ${PLACES}))`;
  const place = `(?:here|th(?:is|ese) ${PLACES}|(?:in|on|at) (?:${street}|${town}))`;
  // The family after which the clinic is called.
  const family = `(?:our|the ${literal(normalise(name).text.split(' ')[0] ?? '')}) family`;
  const carers = `(?:we|${clinic}|${family}|${short})`;
  return { clinic, here, place, carers, short, street, town };
}

/** The patterns have the group `year`, `years` with an optional `hedge`, or `nth`. */
export function statementsOf({ clinic }: Site): readonly Statement[] {
  const words = wordsOf(clinic);
  return [...sayingCare(words), ...sayingOpening(words), ...sayingPresence(words)];
}

type ClinicWords = ReturnType<typeof wordsOf>;

const sayingCare = ({ carers }: ClinicWords): readonly Statement[] => [
  // 'We have looked after travellers in Exeter since 2012', 'Stillwater has treated backs for 20 years', 'the Ling family has looked after eyes since 1978'
  presence(`\\b${carers} (?:have|has) (?:been )?${CARED} [a-z' ,]*?\\b${PERIOD}`),
  // 'Since the nineties this practice has looked after families'
  presence(`(?:^ ?|[.;:!?] )${PERIOD},? ${carers} (?:have|has) (?:been )?${CARED}\\b`),
];

const sayingOpening = ({ clinic, short, street, town }: ClinicWords): readonly Statement[] => [
  // 'Here since 2012, when she opened the doors'
  opening(`\\b(?:since|in) ${IN_YEAR},? when (?:[a-z]+ ){1,3}${OPENED} (?:${clinic}|(?:her|his|their) doors|here)\\b`),
  // 'We have driven to clients since 2012, when we opened'
  opening(
    `\\b(?:since|in) ${IN_YEAR},? when (?:we|${clinic}) (?:first )?opened(?: (?:our|its|the) doors)?(?= ?(?:[.,;:!]|$))`,
  ),
  // 'Hannah opened the salon in 2012', 'Small Practice was founded in 2012', 'We opened 15 years ago'
  opening(`\\b${OPENED} (?:${clinic}|${short})(?:,? in ${IN_YEAR}| ${AGO} ago)`),
  opening(
    `(?:\\b(?:${clinic}|we|it)(?: (?:was|were|first))* |^ ?)${OPENED}(?: (?:here|our doors|(?:in|on|at) (?:${street}|${town})))?(?:,? in ${IN_YEAR}| ${AGO} ago)`,
  ),
];

const sayingPresence = ({ clinic, here, place, short, street, town }: ClinicWords): readonly Statement[] => [
  // 'We have been in Test Street since 2003', 'Hannah has run the salon for over 15 years'
  presence(
    `\\b(?:(?:we|${clinic}) (?:have|has) been ${here}|(?:has|have) (?:run|owned|led|been running) ${clinic})(?: ${here})? ${PERIOD}`,
  ),
  // 'We have been putting Leeds back on its feet for over ten years'
  presence(`\\bwe have been [a-z]+ing (?:[a-z’']+ ){0,4}?${town}\\b[^.;:!?]*? ${PERIOD}`),
  // 'For fifteen years people have climbed these stairs'
  presence(
    `(?:^ ?|[.;:!?] )${PERIOD},? (?:people|women|men|families|visitors|patients|clients|customers) have (?:been )?(?:com|climb|walk)(?:e|ed|ing)(?: [a-z]+){0,2} (?:these|our|this) (?:stairs|steps|doors?|rooms?)\\b`,
  ),
  // 'A small practice in Leeds, open since 1998', 'On this corner since the spring of 1998'
  presence(
    `^\\W*an? [^.;:!?]*\\b${CLINIC}\\b[^.;:!?]*[, ](?:open|here|(?:in|on|at) (?:${street}|${town})) since ${IN_YEAR}`,
  ),
  presence(`(?:^ ?|[.;:!?] )(?:open|(?:(?:in|on|at) )?${place}) since ${IN_YEAR}`),
  // 'The practice is in its thirtieth year'
  presence(
    `\\b(?:${clinic}|we)(?: (?:is|are|has|have|now|already|just))* (?:in|entered|begun|started|celebrat(?:e|es|ed|ing)) (?:its|our) ${NTH} year\\b(?! of (?!business|trading|practice))`,
  ),
  // 'Stillwater House has been open since 1998' of “Stillwater House Hospital”; the house itself can be older.
  opening(`\\b${short} (?:was |first )?${OPENED}(?: in ${IN_YEAR}| ${AGO} ago)`),
  opening(`\\b${short} has been (?:open|in business) ${PERIOD}`),
  // 'Fifteen winters in the same rooms, and …'
  presence(
    `(?:^ ?|[.;:!?] )${HEDGE}(?<years>${SHORT_NUMBER}) (?:winters|springs|summers|autumns|years) (?:here|in (?:this|these|the same)(?: \\w+)? ${PLACES})\\b`,
  ),
  // 'For more than 30 years, we have lived in these rooms', 'we have driven these lanes since 1990'
  presence(`(?:^ ?|[.;:!?] )${PERIOD},? (?:we|${clinic}) (?:have|has) (?:[a-z]+ ){1,4}?${place}`),
  presence(`\\b(?:we|${clinic}) (?:have|has) (?:[a-z]+ ){1,4}?${place}(?: [a-z]+)? ${PERIOD}`),
];

/** 'How long have you been here?', 'When did you open?' */
export const ASKS_OPENING = new RegExp(
  String.raw`^\W*(?:and )?(?:how long have you (?:been (?:here|there|open|going|around|in business|doing this here)|existed)|since when (?:have you been|are you) (?:here|there|open)|when did you (?:open|start)|how old is (?:the|your) ${CLINIC_NOUN})\b`,
);
/** 'For nearly twenty years', 'Since 2009', 'We opened in 2009' */
export const ANSWERED_OPENING: readonly Statement[] = [PERIOD, `in ${IN_YEAR}`, `${AGO}(?: ago| old)?(?=\\W|$)`].map(
  (period) => presence(`^\\W*(?:(?:we (?:have been (?:here|there|open|going)|opened)|it is|already|only) )?${period}`),
);

/** A fact such as 'Since 2009', with the note 'in the same rooms'; but 'on the register' is said of a person. */
export const factStatements = (publicText: PublicText, note: string): readonly Statement[] => {
  const path = configPathOf(publicText);
  if (path.at(-1) !== 'value' || path.at(-3) !== 'facts') return [];
  if (/\bsince we (?:first )?opened\b/.test(note))
    return [opening(`^\\W*${HEDGE}(?<years>${SHORT_NUMBER}) years\\W*$`)];
  return /^\W*(?:in|on|at|here|open)\b(?!.*\bregister)/.test(note) ? [presence(`^\\W*since ${IN_YEAR}\\W*$`)] : [];
};
