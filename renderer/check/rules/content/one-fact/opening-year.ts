/** Since when the clinic exists: 'opened in 2012', 'for over 15 years' against `opened: '2014'`. */
import type { Site } from '../../../../config/site.ts';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { openingFigure } from './opening-figure.ts';

const CLINIC =
  '(?:(?:clinic|practice|surgery|salon|studio|centre|hospital|business|company|shop)(?! (?:manager|nurse|dog|cat)))';
const NUMBER = `(?:\\d{1,3}|${NUMBER_WORDS}(?:-${NUMBER_WORDS})?)`;
const HEDGE = '(?<hedge>over|more than|at least|nearly|almost|about|around|some)? ?';
const AGO = `${HEDGE}(?<years>${NUMBER}) years`;
const YEAR_DIGITS = '(?<year>(?:19|20)\\d\\d)(?![\\d/-])';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter';
/** The end of a name that says what the clinic is. */
const KIND_OF_CLINIC = / (?:clinics?|practice|surgery|salon|studio|centre|hospital|medicals?|dental|health|care)$/;
/** '2016', 'the spring of 2016', 'May 2016' */
const IN_YEAR = `(?:(?:the )?(?:(?:early|late) )?(?:(?:${MONTHS}|beginning|end|year)(?: of)? )?)?${YEAR_DIGITS}`;
const PERIOD = `(?:since ${IN_YEAR}|for ${AGO})`;

const PLACES =
  '(?:lanes?|streets?|roads?|rooms?|house|building|premises|town|village|city|valley|hills?|neighbourhood|corner|square|quarter|floor|yard|shop|clinic|practice|surgery|salon|studio)';

/** What a sentence says, and in which cases it contradicts the year. */
interface Statement {
  readonly pattern: RegExp;
  /** True if something later than the opening may be meant: a move, or another owner. */
  readonly mayBeLater: boolean;
}

const statementsOf = ({ clinic: { name, address } }: Site): readonly Statement[] => {
  const [called, street, town] = [name, address.street.replace(/^\S*\d\S* /, ''), address.town].map((text) =>
    literal(normalise(text).text),
  );
  // 'The house' is the clinic if it is called “Stillwater House”.
  const lastWord = literal(normalise(name).text.split(' ').at(-1) ?? '');
  const short = literal(normalise(name).text.replace(KIND_OF_CLINIC, ''));
  const clinic = `(?:(?:the|our|this|a) (?:\\w+ )?${CLINIC}|(?:the|our|its) (?:doors|${lastWord})|${called})`;
  const opened = '(?:opened|founded|established|started|set up)';
  const here = `(?:here|open|in business|(?:in|on|at) (?:${street}|${town}))`;
  const place = `(?:here|th(?:is|ese) ${PLACES}|(?:in|on|at) (?:${street}|${town}))`;
  const cared = '(?:looked after|cared for|treated|helped|served|welcomed)';
  return [
    // 'We have looked after travellers in Exeter since 2012'
    {
      pattern: new RegExp(`\\b(?:we|${clinic}) (?:have|has) (?:been )?${cared} [a-z ,]*?\\b${PERIOD}`, 'g'),
      mayBeLater: true,
    },
    // 'Hannah opened the salon in 2012', 'Small Practice was founded in 2012', 'We opened 15 years ago'
    {
      pattern: new RegExp(`\\b${opened} ${clinic}(?: in ${IN_YEAR}| ${AGO} ago)`, 'g'),
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

/** Reports years and ages of the clinic that differ from the figure of the site. */
export function openingYearFindings({ site, publicTexts, today }: RuleInput): readonly RuleFinding[] {
  const figure = openingFigure(site);
  if (!figure) return [];
  const { path, text } = figure;
  const opened = Number(text);
  const thisYear = Number(today.slice(0, 4));
  const statements = statementsOf(site);
  return clinicsProseOf(publicTexts)
    .filter(({ normal }) => MENTIONS.test(normal.text))
    .flatMap((publicText) =>
      statements.flatMap(({ pattern, mayBeLater }) =>
        [...publicText.normal.text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
          const stated = groups.year ?? groups.years ?? '';
          const run = publicText.normal.original(index + whole.lastIndexOf(stated), stated.length);
          const since = sinceOf(groups, thisYear);
          const isRight = opened <= since.to && (opened >= since.from || mayBeLater);
          if (isRight || !isAuthored(publicText, run)) return [];
          return {
            message: `“${stated}” does not match “${path}”, which is ${text}.`,
            help: quoteOrUpdateHelp(publicText, `Quote the fact: {${path}}.`),
            ...authoredAt(publicText, run),
            against: text,
          };
        }),
      ),
    );
}

/** Texts without these words are skipped quickly. */
const MENTIONS = /\b(?:19|20)\d\d\b|\b(?:years|winters|springs|summers|autumns)\b/;

/**
 * The years in which the clinic can have opened if a sentence is right: this year’s birthday may be still to come, and
 * 'over ten years' may be twelve.
 */
function sinceOf(
  { year, years = '', hedge }: Readonly<Record<string, string | undefined>>,
  thisYear: number,
): { readonly from: number; readonly to: number } {
  if (year !== undefined) return { from: Number(year), to: Number(year) };
  const count = writtenNumber(years) ?? 0;
  const exact = thisYear - count;
  if (hedge === undefined) return { from: exact - 1, to: exact };
  return /^(?:over|more|at least)/.test(hedge)
    ? { from: exact - MARGIN, to: exact }
    : { from: exact - 1, to: exact + 1 };
}
/** Nobody says 'over ten years' of fifteen. */
const MARGIN = 5;
