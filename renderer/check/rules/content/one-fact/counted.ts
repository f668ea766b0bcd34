import type { Site } from '../../../../config/site.ts';
import { type Count, countsIn } from '../../../../facts/counts.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { quantitiesIn } from '../../../../facts/quantities.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { isAboutOthers, isAboutStudy } from '../../about/others.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { usesName } from './figures.ts';
import { ofOwner } from './mention.ts';

/** A figure that counts something: `visits: 'two'`, `radius: '10 miles'`. */
interface CountFigure {
  readonly path: string;
  readonly text: string;
  /** What it counts, in the singular: 'visit', 'mile'. */
  readonly noun: string;
  readonly least: number;
  readonly most: number;
}

const NUMBER = String.raw`(?:\d+|${NUMBER_WORDS}(?:[ -](?:and )?${NUMBER_WORDS})*)`;
const COUNT_TEXT = new RegExp(
  `^(?:about |up to |at least |at most )?(?<least>${NUMBER})(?:(?:-| to )(?<most>${NUMBER}))?(?: (?<noun>[a-z]+))?$`,
);
/** How many people can take part. */
const PEOPLE = /^(?:place|space|seat|spot|people|person|participant|client|patient|guest)s?$/;
/** Words between a number and what it counts; with more, they do not belong together. */
const MAX_WORDS = 2;
/** 'there is room for twelve' */
const ROOM_BEFORE = /\b(?:room|space) for(?: (?:up to|only|just|about))? [\w-]+$/;
/** Not all of them, or as many in another period: 'the first two visits', 'two visits a year'. */
const PART_BEFORE = /\b(?:first|last|next|after|before|every|another|further|between)(?: the| only| just)? $/;
const WITHIN = /\bwithin $/;
/** 'Within ten miles' states a distance, 'within two visits' a part of them. */
const DISTANCE = /^(?:mile|kilometre|metre)s?$/;
/** 'is done in one visit', but not 'if one visit is not enough' */
const ONE_BEFORE = /\b(?:in|takes?|needs?|requires?)(?: (?:only|just))? $/;
/** 'six appointments over twelve months' */
const OVER_A_PERIOD =
  /^ (?:spread )?(?:over|across|in|within|during) (?:half an?|an?|the|one|\w+(?:-\w+)?) (?:weeks?|months?|years?)\b/;
/** What several cost says nothing about how many are needed. */
const PRICED = /£|\b(?:costs?|prices?|pay|paid|bought|buy|singly)\b/;
const PERIOD_AFTER = /^ (?:an?|each|every|per) (?:day|week|month|year)\b/;
const OTHER_AUTHORS: ReadonlySet<string> = new Set(['testimonial', 'journal']);

/** Reports 'three visits' if the figure `visits` of the treatment is 'two'. */
export function countFindings(input: RuleInput): readonly RuleFinding[] {
  const figures = countFigures(input.site);
  if (figures.length === 0) return [];
  return proseOf(input.publicTexts)
    .filter(({ kind }) => !OTHER_AUTHORS.has(kind))
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap(({ text, start }) =>
        countedIn(text).flatMap(({ at, end, count, noun }) => {
          const before = text.slice(0, at);
          if (isPart(before, noun.word) || PRICED.test(text)) return [];
          const after = text.slice(noun.end);
          if (isAboutOthers(text) || isAboutStudy(text)) return [];
          const named = figures.filter((figure) => isMeant(figure, { before, noun: noun.word, after, sentence: text }));
          const figure = contradicted({ count, place: start + at }, named, publicText, input);
          const span = publicText.normal.original(start + at, end - at);
          return figure && isAuthored(publicText, span) ? [findingOf(figure, publicText, span)] : [];
        }),
      ),
    );
}

interface Counted extends Count {
  readonly noun: { readonly word: string; readonly end: number };
}

/** Returns what a sentence counts: 'three visits', and 'come three times' as visits. */
const countedIn = (sentence: string): readonly Counted[] => [
  ...countsIn(sentence).flatMap((count) => {
    const isOne = count.count === 1 && !ONE_BEFORE.test(sentence.slice(0, count.at));
    const noun = isOne ? undefined : nounAfter(sentence, count.end, count.count);
    return noun && !/^times?$/.test(noun.word) ? [{ ...count, noun }] : [];
  }),
  ...timesIn(sentence),
];

/** 'you come three times', 'we see you twice' */
const COMES = /\b(?:come|coming|see (?:us|you|your [a-z]+)|visit us)(?: (?:in|back|along|to us|for it))* $/;
const TIMES = new RegExp(`(?<![\\w-])(?:(?<once>once)|(?<twice>twice)|(?<times>${NUMBER}) times)(?![a-z])`, 'g');

const timesIn = (sentence: string): readonly Counted[] =>
  [...sentence.matchAll(TIMES)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const count = groups.once ? 1 : groups.twice ? 2 : numberOf(groups.times ?? '');
    const end = index + length;
    return count === undefined || !COMES.test(sentence.slice(0, index))
      ? []
      : [{ at: index, end, count, noun: { word: 'visits', end } }];
  });

function countFigures(site: Site): readonly CountFigure[] {
  const items = Object.entries(site.catalogue).flatMap(([slug, { figures }]) =>
    read(figures, `catalogue.${slug}.figures`),
  );
  return [...items, ...read(site.figures, 'figures'), ...scheduled(site)];
}

/** Programmes call their sessions what they are: appointments, checks, facials. */
const ANY_APPOINTMENT = 'any appointment';

const scheduled = ({ programmes }: Site): readonly CountFigure[] =>
  Object.entries(programmes).flatMap(
    ([
      name,
      {
        schedule: { text, sessions, minutes, monthly },
      },
    ]) =>
      minutes !== undefined || monthly
        ? []
        : [{ path: `programmes.${name}.schedule`, text, noun: ANY_APPOINTMENT, least: sessions, most: sessions }],
  );

const isPart = (before: string, noun: string): boolean =>
  PART_BEFORE.test(before) || (WITHIN.test(before) && !DISTANCE.test(noun));

const read = (figures: Readonly<Record<string, string>> = {}, base: string): readonly CountFigure[] =>
  Object.entries(figures).flatMap(([name, text]) => {
    const normal = normalise(text);
    const { groups } = COUNT_TEXT.exec(normal.text) ?? {};
    const [stated] = quantitiesIn(normal);
    // `contradictsSessions` compares sessions; this rule compares visits and appointments with them.
    if (stated?.unit === 'session')
      return [{ path: `${base}.${name}`, text, noun: SESSIONS, least: stated.least, most: stated.most }];
    if (!groups || stated) return [];
    const least = numberOf(groups.least ?? '');
    const most = groups.most === undefined ? least : numberOf(groups.most);
    const key = name.split(/(?=[A-Z])|-/).at(-1) ?? name;
    return least === undefined || most === undefined
      ? []
      : [{ path: `${base}.${name}`, text, noun: groups.noun ?? key.toLowerCase(), least, most }];
  });

const numberOf = (text: string): number | undefined => (/^\d/.test(text) ? Number(text) : numberFromWords(text));

/** The first of the next words that a number can count: 'two long visits' → 'visits', 'one visit' → 'visit'. */
function nounAfter(
  sentence: string,
  end: number,
  count: number,
): { readonly word: string; readonly end: number } | undefined {
  const words = new RegExp(`^(?: [\\p{L}-]+){1,${MAX_WORDS + 1}}`, 'u').exec(sentence.slice(end))?.[0] ?? '';
  const found = [...words.matchAll(/[\p{L}-]+/gu)].find(({ 0: word }) => count === 1 || /s$|^people$/.test(word));
  if (!found && ROOM_BEFORE.test(sentence.slice(0, end))) return { word: 'people', end };
  return found && { word: found[0], end: end + found.index + found[0].length };
}

interface CountWords {
  readonly before: string;
  readonly noun: string;
  readonly after: string;
  readonly sentence: string;
}

/** Checks whether the words around a number are about a figure. */
function isMeant(figure: CountFigure, { before, noun, after, sentence }: CountWords): boolean {
  const isStatement = COMES.test(before) || NEEDS.test(before) || ARE_NEEDED.test(after);
  if (figure.noun === ANY_APPOINTMENT) {
    if (/^session/.test(noun)) return false;
    return (
      OVER_A_PERIOD.test(after) ||
      (HAS.test(before) && GATHERINGS.test(noun) && !PERIOD_AFTER.test(after)) ||
      (isStatement && VISITS.test(noun) && (isYearly(figure) || !PERIOD_AFTER.test(after)))
    );
  }
  if (PERIOD_AFTER.test(after)) return false;
  if (figure.noun === SESSIONS && figure.path.startsWith('figures.'))
    return VISITS.test(noun) && usesName(sentence, figure.path);
  if (figure.noun === SESSIONS && /^session/.test(noun)) return !/\bsession/.test(figure.text);
  if (isSame(figure.noun, noun)) return true;
  if (ALIKE.some((words) => words.test(figure.noun) && words.test(noun))) return isStatement;
  return false;
}

/** Words for the same thing; a sentence that uses another word than the figure must clearly be about it. */
const VISITS = /^(?:visit|appointment|sitting|trip|session|treatment)s?$/;
/** What programmes call their sessions; the plan “has” all of them, but “includes” some. */
const GATHERINGS =
  /^(?:scan|class|lesson|evening|morning|afternoon|meeting|call|check|check-up|consultation|review|workshop|module|conversation|facial|massage|date)(?:s|es)?$/;
const HAS =
  /\b(?:has|consists? of|is made up of|there are|comprises|stretches over|spread over)(?: (?:about|only|just|all))* $/;
const ALIKE: readonly RegExp[] = [VISITS, /^(?:test|value|marker|measurement|reading|parameter)s?$/];
/** 'It takes three appointments', 'plan four trips', 'we measure 45 values' */
const NEEDS =
  /\b(?:takes?|needs?|requires?|plan(?: on)?|expect|means?|includes?|covers?|has|consists? of|there are|comes? with|measures?|tests?|runs?|checks?|analyses?|is done (?:in|over))(?: (?:about|around|up to|at least|only|just|all|some))* $/;
const ARE_NEEDED = /^ (?:are|is) (?:needed|necessary|usual|normal|enough|required|typical|measured|tested|checked)\b/;
/** 'a year' is the period of a programme of twelve months. */
const isYearly = ({ text }: CountFigure): boolean => /\bover (?:12 months|1 years?|52 weeks)$/.test(text);

/** The noun of figures such as '6–8 sessions'. */
const SESSIONS = 'sessions';

const singular = (word: string): string => word.replace(/s$/, '');
const isSame = (noun: string, word: string): boolean =>
  singular(noun) === singular(word) || (PEOPLE.test(noun) && PEOPLE.test(word));

/** The figure of what the sentence is about, unless one of the possible figures agrees. */
function contradicted(
  { count, place }: { readonly count: number; readonly place: number },
  named: readonly CountFigure[],
  publicText: PublicText,
  { lookups }: RuleInput,
): CountFigure | undefined {
  const { items } = ofOwner(lookups.subjectAt(publicText, place));
  const owned = named.filter(({ path }) =>
    items.some((item) => path.startsWith(`${item.path.slice(0, 2).join('.')}.`)),
  );
  const general = named.filter((figure) => figure.path.startsWith('figures.') && isComparable(count, figure));
  const meant = owned.length > 0 ? owned : general;
  return meant.some(({ least, most }) => count >= least && count <= most) ? undefined : meant[0];
}

/** 'two frames' is not about the 650 frames of the shop. */
const isComparable = (count: number, { least, most }: CountFigure): boolean =>
  count * MAX_RATIO >= least && count <= most * MAX_RATIO;
const MAX_RATIO = 4;

const findingOf = (
  { path, text }: CountFigure,
  publicText: PublicText,
  span: { readonly at: number; readonly length: number },
): RuleFinding => ({
  message: `“${textAt(publicText, span)}” differs from “${path}”, which is ${text}.`,
  help: quoteOrUpdateHelp(
    publicText,
    `Quote the fact: {${path}}. If the sentence is about something else, add a figure for it.`,
  ),
  ...authoredAt(publicText, span),
  against: text,
});
