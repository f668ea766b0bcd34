import type { Site } from '../../../../config/site.ts';
import { countsIn } from '../../../../facts/counts.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { quantitiesIn } from '../../../../facts/quantities.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

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
/** Not all of them, or as many in another period: 'the first two visits', 'two visits a year'. */
const PART_BEFORE = /\b(?:first|last|next|after|before|within|every|another|further|between)(?: the)? $/;
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
        countsIn(text).flatMap(({ at, end, count }) => {
          const noun = nounAfter(text, end);
          if (noun === undefined || PART_BEFORE.test(text.slice(0, at)) || PRICED.test(text)) return [];
          const named = figures.filter((figure) => isSame(figure.noun, noun.word));
          if (named.length === 0 || PERIOD_AFTER.test(text.slice(noun.end))) return [];
          const figure = contradicted({ count, place: start + at }, named, publicText, input);
          const span = publicText.normal.original(start + at, end - at);
          return figure && isAuthored(publicText, span) ? [findingOf(figure, publicText, span)] : [];
        }),
      ),
    );
}

function countFigures(site: Site): readonly CountFigure[] {
  const items = Object.entries(site.catalogue).flatMap(([slug, { figures }]) =>
    read(figures, `catalogue.${slug}.figures`),
  );
  return [...items, ...read(site.figures, 'figures')];
}

const read = (figures: Readonly<Record<string, string>> = {}, base: string): readonly CountFigure[] =>
  Object.entries(figures).flatMap(([name, text]) => {
    const normal = normalise(text);
    const { groups } = COUNT_TEXT.exec(normal.text) ?? {};
    if (!groups || quantitiesIn(normal).length > 0) return [];
    const least = numberOf(groups.least ?? '');
    const most = groups.most === undefined ? least : numberOf(groups.most);
    const key = name.split(/(?=[A-Z])|-/).at(-1) ?? name;
    return least === undefined || most === undefined
      ? []
      : [{ path: `${base}.${name}`, text, noun: groups.noun ?? key.toLowerCase(), least, most }];
  });

const numberOf = (text: string): number | undefined => (/^\d/.test(text) ? Number(text) : numberFromWords(text));

/** The last of the next words that a number can count: 'two long visits' → 'visits'. */
function nounAfter(sentence: string, end: number): { readonly word: string; readonly end: number } | undefined {
  const words = new RegExp(`^(?: [\\p{L}-]+){1,${MAX_WORDS + 1}}`, 'u').exec(sentence.slice(end))?.[0] ?? '';
  const found = [...words.matchAll(/[\p{L}-]+/gu)].find(({ 0: word }) => /s$|^people$/.test(word));
  return found && { word: found[0], end: end + found.index + found[0].length };
}

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
  const { items } = lookups.subjectAt(publicText, place);
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
