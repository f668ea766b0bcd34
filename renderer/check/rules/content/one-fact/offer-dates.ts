import { longDate } from '../../../../facts/date.ts';
import { type WrittenDate, writtenDatesIn } from '../../../../facts/written-dates.ts';
import { proseOf } from '../../about/prose.ts';
import {
  authoredAt,
  isAuthored,
  type PublicText,
  quoteOrUpdateHelp,
  type Span,
  textAt,
} from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { offerMonthsIn, type WrittenMonth } from './offer-months.ts';
import { offerSeasonsIn } from './offer-seasons.ts';

const ENDS =
  /\b(?:until|till|by|ends?(?: on)?|ending(?: on)?|closes?(?: on)?|finish(?:es)?(?: on)?|expires?(?: on)?|through|up to|to|after|no later than|(?:last|final|closing) (?:booking |possible )?(?:day|date|chance)(?:(?: (?:of|for|to|on which|when) [a-z' ]{2,40}?)? is| for bookings?:?|:)?|deadline(?: is|:)?|last (?:orders?|bookings?)(?: (?:on|by|is|are|:))?|(?:stops?|runs? out|is over|over)(?: on)?|valid to)(?: (?:at|on|midnight(?: on)?|and including|including|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|\w+day the))* $/;
const BEFORE = /\bbefore(?: the)? $/;
const STARTS = /\b(?:from|starts?(?: on)?|begins?(?: on)?|starting|beginning|since)(?: the)? $/;

/** Reports the first and the last day of an offer in sentences, if they are not those of its `runs`. */
export function offerDateFindings(input: RuleInput): readonly RuleFinding[] {
  const dated = Object.values(input.site.offers).some(({ runs }) => runs);
  if (!dated) return [];
  return proseOf(input.publicTexts).flatMap((publicText) => [
    ...writtenDatesIn(publicText.normal.text).flatMap((date) => judge(date, publicText, input)),
    ...[...offerMonthsIn(publicText.normal.text), ...offerSeasonsIn(publicText.normal.text)].flatMap((month) =>
      judgeMonth(month, publicText, input),
    ),
  ]);
}

function judgeMonth({ at, length, fits }: WrittenMonth, publicText: PublicText, input: RuleInput) {
  const name = offerOf(publicText, at, input);
  const { runs } = (name === undefined ? undefined : input.site.offers[name]) ?? {};
  const span = publicText.normal.original(at, length);
  if (!runs || fits(runs) || !isAuthored(publicText, span)) return [];
  return [differentDay({ publicText, span, path: `offers.${name}.runs.until`, label: 'last', day: runs.until })];
}

function judge(date: WrittenDate, publicText: PublicText, input: RuleInput): readonly RuleFinding[] {
  const { text } = publicText.normal;
  const name = offerOf(publicText, date.at, input);
  const { runs } = (name === undefined ? undefined : input.site.offers[name]) ?? {};
  const span = publicText.normal.original(date.at, date.length);
  const day = dayAt(text.slice(0, date.at));
  if (!runs || !day || !isAuthored(publicText, span)) return [];
  const stated = day === 'from' ? [runs.from] : [runs.until, ...(day === 'before' ? [dayAfter(runs.until)] : [])];
  if (stated.some((iso) => isSameDay(date, iso))) return [];
  const field = day === 'from' ? 'from' : 'until';
  const path = `offers.${name}.runs.${field}`;
  return [differentDay({ publicText, span, path, label: field === 'from' ? 'first' : 'last', day: runs[field] })];
}

interface StatedDay {
  readonly publicText: PublicText;
  readonly span: Span;
  readonly path: string;
  readonly label: 'first' | 'last';
  /** The day of the config. */
  readonly day: string;
}

const differentDay = ({ publicText, span, path, label, day }: StatedDay): RuleFinding => ({
  message: `“${textAt(publicText, span)}” is not the ${label} day of the offer, which is ${longDate(day)}.`,
  help: quoteOrUpdateHelp(publicText, `Write that day, or correct ${path}.`),
  ...authoredAt(publicText, span),
  against: day,
});

/** The offer that a text is about: its own, the only one that the sentence names, or the only one there is. */
function offerOf(publicText: PublicText, at: number, { site, lookups }: RuleInput): string | undefined {
  const { source } = publicText;
  if (source.from === 'config' && source.path[0] === 'offers') return String(source.path[1]);
  const { named, sentence } = lookups.subjectAt(publicText, at);
  const offers = named.filter(({ path }) => path[0] === 'offers').map(({ path }) => String(path[1]));
  if (offers.length > 0) return new Set(offers).size === 1 ? offers[0] : undefined;
  const all = Object.keys(site.offers);
  return all.length === 1 && /\boffer\b/.test(sentence) ? all[0] : undefined;
}

function dayAt(before: string): 'from' | 'until' | 'before' | undefined {
  if (ENDS.test(before)) return 'until';
  if (BEFORE.test(before)) return 'before';
  return STARTS.test(before) ? 'from' : undefined;
}

const DAY_MS = 86_400_000;
const dayAfter = (iso: string): string => new Date(Date.parse(`${iso}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

function isSameDay({ day, month, year }: WrittenDate, iso: string): boolean {
  const [runYear = 0, runMonth = 0, runDay] = iso.split('-').map(Number);
  const stated = day ?? new Date(Date.UTC(runYear, runMonth, 0)).getUTCDate();
  return stated === runDay && month === runMonth && (year === undefined || year === runYear);
}
