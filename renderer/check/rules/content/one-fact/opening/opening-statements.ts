/** Sentences that say since when a clinic exists: 'Hannah opened the salon in 2012', 'we are in our twelfth year'. */
import type { Site } from '../../../../../config/site.ts';
import { literal } from '../../../../../core/pattern.ts';
import { MONTH_WORDS } from '../../../../../facts/date.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { ORDINAL_WORDS, SHORT_NUMBER_IN_WORDS } from '../../../../../facts/number-words.ts';
import { YEAR } from '../../../../../facts/written-year.ts';

const CLINIC =
  '(?:(?:clinic|practice|surgery|salon|studio|centre|hospital|business|company|shop)(?! (?:manager|nurse|dog|cat)))';
const NUMBER = `(?:\\d{1,3}|${SHORT_NUMBER_IN_WORDS})`;
const HEDGE =
  '(?:well )?(?<hedge>over|more than|at least|nearly|almost|about|around|some|close to|coming up to|the best part of)? ?';
const AGO = `${HEDGE}(?<years>${NUMBER}) years`;
const NAMED_YEAR = `(?<year>${YEAR})`;
const MONTH_OR_SEASON = [...MONTH_WORDS, 'spring', 'summer', 'autumn', 'winter'].join('|');
/** The end of a name that says what the clinic is: “Dental Practice”, “Physiotherapy”. */
const KIND_OF_CLINIC =
  /(?: (?:and|clinics?|practice|surgery|salon|studio|centre|hospital|medicals?|health|care|eye ?care|hearing|beauty|massage|aesthetics|dent(?:al|ists?|istry)|vets?|veterinary|physio(?:therapy)?|optic(?:al|ians?)|optomet\w+|podiatry|osteopath\w*|chiropract\w+|pharmacy|psycholog(?:y|ists?)|therap(?:y|ies|ists?)|counselling|dermatolog\w+|wellbeing))+$/;
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

const PLACES =
  '(?:lanes?|streets?|roads?|rooms?|house|building|premises|town|village|city|valley|hills?|neighbourhood|corner|square|quarter|floor|yard|shop|clinic|practice|surgery|salon|studio)';

/** What a sentence says, and in which cases it contradicts the year. */
export interface Statement {
  readonly pattern: RegExp;
  /** True if something later than the opening may be meant: a move, or another owner. */
  readonly mayBeLater: boolean;
}

/** The patterns have the group `year`, `years` with an optional `hedge`, or `nth`. */
export const statementsOf = ({ clinic: { name, address } }: Site): readonly Statement[] => {
  const [called, street, town] = [name, address.street.replace(/^\S*\d\S* /, ''), address.town].map((text) =>
    literal(normalise(text).text),
  );
  // 'The house' is the clinic if it is called “Stillwater House”.
  const lastWord = literal(normalise(name).text.split(' ').at(-1) ?? '');
  const withoutKind = normalise(name).text.replace(KIND_OF_CLINIC, '');
  // 'Leeds' is not “Leeds Dental Practice”.
  const short = withoutKind === normalise(address.town).text ? called : literal(withoutKind);
  const clinic = `(?:(?:the|our|this|a) (?:\\w+ )?${CLINIC}|(?:the|our|its) (?:doors|${lastWord})|${called})`;
  const opened = '(?:opened|founded|established|started|set up)';
  const here = `(?:here|open|in business|(?:in|on|at) (?:${street}|${town}|(?:the|this|these) ${PLACES}))`;
  const place = `(?:here|th(?:is|ese) ${PLACES}|(?:in|on|at) (?:${street}|${town}))`;
  // The family after which the clinic is called.
  const family = `(?:our|the ${literal(normalise(name).text.split(' ')[0] ?? '')}) family`;
  const carers = `(?:we|${clinic}|${family}|${short})`;
  const cared = '(?:looked after|cared for|treated|helped|served|welcomed)';
  return [
    // 'We have looked after travellers in Exeter since 2012', 'Stillwater has treated backs for 20 years', 'the Ling family has looked after eyes since 1978'
    {
      pattern: new RegExp(`\\b${carers} (?:have|has) (?:been )?${cared} [a-z' ,]*?\\b${PERIOD}`, 'g'),
      mayBeLater: true,
    },
    // 'Since the nineties this practice has looked after families'
    {
      pattern: new RegExp(`(?:^ ?|[.;:!?] )${PERIOD},? ${carers} (?:have|has) (?:been )?${cared}\\b`, 'g'),
      mayBeLater: true,
    },
    // 'Here since 2012, when she opened the doors'
    {
      pattern: new RegExp(
        `\\b(?:since|in) ${IN_YEAR},? when (?:[a-z]+ ){1,3}${opened} (?:${clinic}|(?:her|his|their) doors|here)\\b`,
        'g',
      ),
      mayBeLater: false,
    },
    // 'We have driven to clients since 2012, when we opened'
    {
      pattern: new RegExp(
        `\\b(?:since|in) ${IN_YEAR},? when (?:we|${clinic}) (?:first )?opened(?: (?:our|its|the) doors)?(?= ?(?:[.,;:!]|$))`,
        'g',
      ),
      mayBeLater: false,
    },
    // 'Hannah opened the salon in 2012', 'Small Practice was founded in 2012', 'We opened 15 years ago'
    {
      pattern: new RegExp(`\\b${opened} (?:${clinic}|${short})(?: in ${IN_YEAR}| ${AGO} ago)`, 'g'),
      mayBeLater: false,
    },
    {
      pattern: new RegExp(
        `(?:\\b(?:${clinic}|we|it)(?: (?:was|were|first))* |^ ?)${opened}(?: (?:here|our doors|(?:in|on|at) (?:${street}|${town})))?(?: in ${IN_YEAR}| ${AGO} ago)`,
        'g',
      ),
      mayBeLater: false,
    },
    // 'We have been in Test Street since 2003', 'Hannah has run the salon for over 15 years'
    {
      pattern: new RegExp(
        `\\b(?:(?:we|${clinic}) (?:have|has) been ${here}|(?:has|have) (?:run|owned|led|been running) ${clinic})(?: ${here})? ${PERIOD}`,
        'g',
      ),
      mayBeLater: true,
    },
    // 'We have been putting Leeds back on its feet for over ten years'
    {
      pattern: new RegExp(`\\bwe have been [a-z]+ing (?:[a-z’']+ ){0,4}?${town}\\b[^.;:!?]*? ${PERIOD}`, 'g'),
      mayBeLater: true,
    },
    // 'For fifteen years people have climbed these stairs'
    {
      pattern: new RegExp(
        `(?:^ ?|[.;:!?] )${PERIOD},? (?:people|women|men|families|visitors|patients|clients|customers) have (?:been )?(?:com|climb|walk)(?:e|ed|ing)(?: [a-z]+){0,2} (?:these|our|this) (?:stairs|steps|doors?|rooms?)\\b`,
        'g',
      ),
      mayBeLater: true,
    },
    // 'A small practice in Leeds, open since 1998', 'On this corner since the spring of 1998'
    {
      pattern: new RegExp(
        `^\\W*an? [^.;:!?]*\\b${CLINIC}\\b[^.;:!?]*[, ](?:open|here|(?:in|on|at) (?:${street}|${town})) since ${IN_YEAR}`,
        'g',
      ),
      mayBeLater: true,
    },
    {
      pattern: new RegExp(`(?:^ ?|[.;:!?] )(?:open|(?:(?:in|on|at) )?${place}) since ${IN_YEAR}`, 'g'),
      mayBeLater: true,
    },
    // 'The practice is in its thirtieth year'
    {
      pattern: new RegExp(
        `\\b(?:${clinic}|we)(?: (?:is|are|has|have|now|already|just))* (?:in|entered|begun|started|celebrat(?:e|es|ed|ing)) (?:its|our) ${NTH} year\\b(?! of (?!business|trading|practice))`,
        'g',
      ),
      mayBeLater: true,
    },
    // 'Stillwater House has been open since 1998' of “Stillwater House Hospital”; the house itself can be older.
    {
      pattern: new RegExp(`\\b${short} (?:was |first )?${opened}(?: in ${IN_YEAR}| ${AGO} ago)`, 'g'),
      mayBeLater: false,
    },
    { pattern: new RegExp(`\\b${short} has been (?:open|in business) ${PERIOD}`, 'g'), mayBeLater: false },
    // 'Fifteen winters in the same rooms, and …'
    {
      pattern: new RegExp(
        `(?:^ ?|[.;:!?] )${HEDGE}(?<years>${NUMBER}) (?:winters|springs|summers|autumns|years) (?:here|in (?:this|these|the same)(?: \\w+)? ${PLACES})\\b`,
        'g',
      ),
      mayBeLater: true,
    },
    // 'For more than 30 years, we have lived in these rooms', 'we have driven these lanes since 1990'
    {
      pattern: new RegExp(`(?:^ ?|[.;:!?] )${PERIOD},? (?:we|${clinic}) (?:have|has) (?:[a-z]+ ){1,4}?${place}`, 'g'),
      mayBeLater: true,
    },
    {
      pattern: new RegExp(`\\b(?:we|${clinic}) (?:have|has) (?:[a-z]+ ){1,4}?${place}(?: [a-z]+)? ${PERIOD}`, 'g'),
      mayBeLater: true,
    },
  ];
};

/** 'How long have you been here?', 'When did you open?' */
export const ASKS_OPENING =
  /^\W*(?:and )?(?:how long have you (?:been (?:here|there|open|going|around|in business|doing this here)|existed)|since when (?:have you been|are you) (?:here|there|open)|when did you (?:open|start)|how old is (?:the|your) (?:clinic|practice|surgery|salon|studio))\b/;
/** 'For nearly twenty years', 'Since 2009', 'We opened in 2009' */
export const ANSWERED_OPENING: readonly Statement[] = [PERIOD, `in ${IN_YEAR}`, `${AGO}(?: ago| old)?(?=\\W|$)`].map(
  (period) => ({
    pattern: new RegExp(
      `^\\W*(?:(?:we (?:have been (?:here|there|open|going)|opened)|it is|already|only) )?${period}`,
      'g',
    ),
    mayBeLater: true,
  }),
);
