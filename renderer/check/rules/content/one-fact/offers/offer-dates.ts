import { dayAfter, longDate } from '../../../../../facts/date.ts';
import { sentenceSpanAt } from '../../../../../facts/sentences.ts';
import { isSameDay, namedDatesIn, type WrittenDate, writtenDatesIn } from '../../../../../facts/written-dates.ts';
import { proseOf } from '../../../about/prose.ts';
import { type PublicText, type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../differs.ts';
import { type LimitedPrice, limitedPriceAt, limitedPrices } from './limited-prices.ts';
import { offerMonthsIn, type WrittenMonth } from './offer-months.ts';
import { offerSeasonsIn } from './offer-seasons.ts';

const ENDS =
  /\b(?:until|till|by|ends?(?: on)?|ending(?: on)?|closes?(?: on)?|finish(?:es)?(?: on)?|expires?(?: on)?|through|up to|to|after|no later than|(?:last|final|closing) (?:booking |possible )?(?:day|date|chance)(?:(?: (?:of|for|to|on which|when) [a-z' ]{2,40}?)? is| for bookings?:?|:)?|deadline(?: is|:)?|last (?:orders?|bookings?)(?: (?:on|by|is|are|:))?|(?:stops?|runs? out|is over|over)(?: on)?|valid to)(?: (?:at|on|midnight(?: on)?|and including|including|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|\w+day the))* $/;
const BEFORE = /\bbefore(?: the)? $/;
const STARTS =
  /\b(?:from|starts?(?: on)?|begins?(?: on)?|starting|beginning|since|\b(?:offer|sale|promotion|bookings?) (?:opens?|opened|started|began|launche[sd])(?: on)?)(?: the)? $/;

const PARTS =
  '(?:parts|halves|sessions?|treatments?|visits?|appointments?|vouchers?|both|all(?: of)? (?:them|it)|them)';
const COMES = new RegExp(
  `\\b(?:us(?:e|ed|ing)|hav(?:e|ing)|tak(?:e|ing)|attend|come (?:in )?for)(?: up)?(?: \\w+){0,3}? ${PARTS}\\b|\\b${PARTS}\\b[^.;:]*\\b(?:used|taken|had|take place|happen|completed?|finished)\\b`,
);
const BOOKS = /\b(?:book\w*|buy|bought|order\w*|pay|paid|price|offer)\b|£/;
/** 'Use both parts before the end of April': the day until which clients come, and not that until which they book. */
const isDayOfUse = (text: string, at: number): boolean => {
  const { text: sentence } = sentenceSpanAt(text, at);
  return COMES.test(sentence) && !BOOKS.test(sentence);
};

/** Reports the first and the last day of an offer or a reduced price in sentences, if they are not those of its `runs`. */
export function offerDateFindings(input: RuleInput): readonly RuleFinding[] {
  const all = limitedPrices(input.site);
  if (all.length === 0) return [];
  return proseOf(input.publicTexts).flatMap((publicText) => {
    const { text } = publicText.normal;
    const dates = [...writtenDatesIn(text), ...namedDatesIn(text)];
    // 'The end of March' is a day, and not a month, too; and an offer can be called “Winter Pair”.
    const names = input.lookups.items().namesIn(text);
    const months = [...offerMonthsIn(text), ...offerSeasonsIn(text)].filter(
      ({ at }) =>
        !dates.some((date) => at >= date.at && at < date.at + date.length) &&
        !names.some((name) => at >= name.at && at < name.end),
    );
    return [
      ...dates.flatMap((date) => judge(date, { publicText, all, input })),
      ...months.flatMap((month) => judgeMonth(month, { publicText, all, input })),
    ];
  });
}

interface Place {
  readonly publicText: PublicText;
  readonly all: readonly LimitedPrice[];
  readonly input: RuleInput;
}

function judgeMonth({ at, length, fits }: WrittenMonth, { publicText, all, input }: Place): readonly RuleFinding[] {
  const price = limitedPriceAt(publicText, at, all, input.lookups);
  const span = publicText.normal.original(at, length);
  return !price || fits(price.runs) || isDayOfUse(publicText.normal.text, at)
    ? []
    : differentDay({ publicText, span, price, field: 'until' });
}

function judge(date: WrittenDate, { publicText, all, input }: Place): readonly RuleFinding[] {
  const day = dayAt(publicText.normal.text.slice(0, date.at));
  const span = publicText.normal.original(date.at, date.length);
  const price = day && limitedPriceAt(publicText, date.at, all, input.lookups);
  if (!price || isDayOfUse(publicText.normal.text, date.at)) return [];
  const { from, until } = price.runs;
  const stated = day === 'from' ? [from] : [until, ...(day === 'before' ? [dayAfter(until)] : [])];
  if (stated.some((iso) => isSameDay(date, iso))) return [];
  return differentDay({ publicText, span, price, field: day === 'from' ? 'from' : 'until' });
}

interface StatedDay {
  readonly publicText: PublicText;
  readonly span: Span;
  readonly price: LimitedPrice;
  /** Which day of the config the sentence should state. */
  readonly field: 'from' | 'until';
}

const differentDay = ({ publicText, span, price: { kind, path, runs }, field }: StatedDay): readonly RuleFinding[] =>
  authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” is not the ${field === 'from' ? 'first' : 'last'} day of the ${kind}, which is ${longDate(runs[field])}.`,
    help: `Write that day, or correct ${path}.runs.${field}.`,
    against: runs[field],
  });

function dayAt(before: string): 'from' | 'until' | 'before' | undefined {
  if (ENDS.test(before)) return 'until';
  if (BEFORE.test(before)) return 'before';
  return STARTS.test(before) ? 'from' : undefined;
}
