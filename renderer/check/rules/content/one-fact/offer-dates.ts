import { longDate, MONTHS } from '../../../../facts/date.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

const MONTH = MONTHS.map((month) => month.toLowerCase()).join('|');
/** '31 January 2027', 'January 31st', '15th of December' */
const DATE = new RegExp(
  `\\b(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})|(?<month2>${MONTH}) (?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b)(?:,? (?<year>20\\d\\d))?`,
  'g',
);
const ENDS =
  /\b(?:until|till|by|ends?(?: on)?|ending(?: on)?|closes?(?: on)?|finish(?:es)?(?: on)?|expires?(?: on)?|through|up to|to|last day(?: is| of (?:it|the offer) is)?|valid to)(?: (?:the end of|midnight on|and including|including|the))? $/;
const BEFORE = /\bbefore(?: the)? $/;
const STARTS = /\b(?:from|starts?(?: on)?|begins?(?: on)?|starting|beginning|since)(?: the)? $/;
const HAS_MONTH = new RegExp(`\\b(?:${MONTH})\\b`);

/** Reports the first and the last day of an offer in sentences, if they are not those of its `runs`. */
export function offerDateFindings(input: RuleInput): readonly RuleFinding[] {
  const dated = Object.values(input.site.offers).some(({ runs }) => runs);
  if (!dated) return [];
  return proseOf(input.publicTexts)
    .filter(({ normal }) => HAS_MONTH.test(normal.text))
    .flatMap((publicText) =>
      [...publicText.normal.text.matchAll(DATE)].flatMap((date) => judge(date, publicText, input)),
    );
}

function judge(date: RegExpExecArray, publicText: PublicText, input: RuleInput): readonly RuleFinding[] {
  const { text } = publicText.normal;
  const name = offerOf(publicText, date.index, input);
  const { runs } = (name === undefined ? undefined : input.site.offers[name]) ?? {};
  const span = publicText.normal.original(date.index, date[0].length);
  const day = dayAt(text.slice(0, date.index));
  if (!runs || !day || !isAuthored(publicText, span)) return [];
  const stated = day === 'from' ? [runs.from] : [runs.until, ...(day === 'before' ? [dayAfter(runs.until)] : [])];
  if (stated.some((iso) => isSameDay(date, iso))) return [];
  const field = day === 'from' ? 'from' : 'until';
  const path = `offers.${name}.runs.${field}`;
  return [
    {
      message: `“${textAt(publicText, span)}” is not the ${field === 'from' ? 'first' : 'last'} day of the offer, which is ${longDate(runs[field])}.`,
      help: quoteOrUpdateHelp(publicText, `Write that day, or correct ${path}.`),
      ...authoredAt(publicText, span),
      against: runs[field],
    },
  ];
}

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

function isSameDay({ groups = {} }: RegExpExecArray, iso: string): boolean {
  const [year, month = 0, day] = iso.split('-').map(Number);
  const stated = groups.month ?? groups.month2 ?? '';
  return (
    Number(groups.day ?? groups.day2) === day &&
    stated === MONTHS[month - 1]?.toLowerCase() &&
    (groups.year === undefined || Number(groups.year) === year)
  );
}
