/** How many of each thing an item contains, by its own texts: 'four nail clips a year' beside 'A vaccination and two nail clips'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { MONTH_WORDS } from '../../../../../facts/date.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import type { Prose } from '../../../../../facts/prose.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { normalNameOf } from '../../../about/names.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import { type PublicText, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../differs.ts';
import { programmeItems } from './asked-sessions.ts';
import { NUMBER } from './count-figures.ts';
import { checkOf, GATHERINGS, HAS_IN_ALL, singular } from './count-meaning.ts';
import { programmeFinder } from './programme-asked.ts';

/** 'a vaccination', 'two nail clips', 'two sessions of cupping', before a comma, 'and', 'a year' or the end */
const PART = new RegExp(
  String.raw`(?<![\w£€$.,-])(?<count>an?|one|${NUMBER}) (?<thing>(?:(?:[a-z-]+ )?[a-z-]+ of )?(?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,;:]|$| (?:and|with|plus|(?:an?|per|each|every|in (?:an?|the)|over the|throughout the) year|are|is|come|comes|for|from|in|on|of|beforehand|before|afterwards|together)\b)`,
  'g',
);
/** Times and people have other rules, and so do appointments that are not said to be of a kind. */
const OTHER_THING =
  /\b(?:minute|hour|day|night|week|month|year|person|people|adult|child|children|member|family|price|payment|instalment|time)$|^(?:of|or|to|per|in|more|further|extra|other)\b/;
const ANY_APPOINTMENT = /^(?:session|visit|appointment)$/;
/** 'a massage of one hour' */
const LENGTH = /\b(?:minute|hour)s?$/;
const A_YEAR = '(?: (?:an?|per|each|every|in (?:an?|the)|over the|throughout the) (?:whole |full )?year)';
const YEAR = new RegExp(`^${A_YEAR}\\b`);
const HAS =
  /\b(?:gets?|has|have|includes?|including|included are|covers?|covering|contains?|comes? with|comprises|consists? of|brings?|receives?|gives?|entitled to|enjoys?|made up of)\b[^.;:]*$/;
/** 'Four nail clips a year are part of the club.' */
const OPENS = new RegExp(
  `^${A_YEAR}?(?: (?:are|is|come|comes) (?:all )?(?:included|covered|part of|with (?:the|your|our)|in (?:the|your|our) (?:price|plan|club|membership))\\b|,? (?:included|all in)|[.;,]|$)`,
);
/** A part of them, other ones, or what they cost */
const LIMITED =
  /£|\b(?:if|unless|whether|some|many|others?|first|second|last|next|remaining|left|extra|additional|another|more|less|fewer|instead|rather|further|not|never|cannot|without|except|after|before|used to|until|than|save[sd]?|worth|cost\w*|prices?|pay|pays|between|of (?:them|these|which))\b|n't\b|\?\W*$/;

interface Part {
  readonly at: number;
  readonly length: number;
  readonly count: number;
  /** 'nail clip' */
  readonly thing: string;
}

/** A text of the config that says how many of each thing an item contains. */
interface Contents {
  readonly owner: string;
  readonly title: string;
  readonly field: string;
  readonly path: string;
  readonly source: string;
  readonly parts: readonly Part[];
  readonly isYearly: boolean;
}

/** Reports another number of a thing than that in the text of the programme, offer or treatment that the sentence is about. */
export function contentFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const all = contentsOf(site);
  if (all.length === 0) return [];
  const ofProgramme = programmeFinder(programmeItems(site, lookups.items().itemAt));
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    sentencesIn(publicText.normal.text).flatMap(({ text, start }) => {
      const parts = LIMITED.test(text) || isAboutOthers(text) ? [] : partsIn(text);
      return parts.flatMap((part) => {
        const item = containerOf(lookups.subjectAt(publicText, start + part.at), ofProgramme);
        const [kind] = item?.path ?? [];
        if (!(kind === 'programmes' ? isContent(part, text) : part.count > 1)) return [];
        const same = all
          .filter(({ owner }) => item?.path.join('.') === owner)
          .flatMap((contents) =>
            contents.parts.flatMap(({ thing, count }) =>
              isSameThing(thing, part.thing, kind === 'programmes') ? [{ contents, count, thing }] : [],
            ),
          );
        const [stated, ...others] = same;
        // The features of an offer are read in order; pairs of glasses and of sunglasses add up.
        const isOne = others.every(({ thing }) => kind === 'offers' && thing === stated?.thing);
        if (!stated || !isOne || stated.count === part.count) return [];
        const { title, field, path, source, isYearly } = stated.contents;
        if (isAt(publicText, path) || (YEAR.test(text.slice(part.at + part.length)) && !isYearly)) return [];
        const span = publicText.normal.original(start + part.at, part.length);
        return authoredFinding(publicText, span, {
          message: `“${textAt(publicText, span)}” differs from the ${field} of “${title}”, which is “${source}”.`,
          help: `Correct the number, or the ${field} of “${title}”.`,
          against: source,
        });
      });
    }),
  );
}

/** 'Five weekly sessions' are all of its sessions. */
const RHYTHM = /^(?:daily|weekly|fortnightly|monthly)\b/;

/** Returns whether the note or the description of a programme counts such a thing: its 'nurse appointments' are not all of its sessions. */
export const countsKind = (
  { programmes }: Pick<Site, 'programmes'>,
  [, name = '']: ConfigPath,
  kind: string,
): boolean =>
  !RHYTHM.test(kind) &&
  [programmes[name]?.note, programmes[name]?.description]
    .flatMap((prose) => partsIn(normalise(prose?.source ?? '').text))
    .some(({ thing }) => thing === checkOf(singular(kind)));

/** The programme or offer that a sentence names; otherwise the item of its text. */
function containerOf(subject: Subject, ofProgramme: (subject: Subject) => Subject): PricedItem | undefined {
  const named = subject.named.filter(({ path: [kind] }) => kind === 'programmes' || kind === 'offers');
  const { owner } = subject;
  const isOwn = owner?.path[0] === 'programmes' || owner?.path[0] === 'offers' || subject.items.length === 1;
  const isNamed = (item: PricedItem) => item.path[0] === 'programmes' || subject.sentence.includes(normalNameOf(item));
  const own = isOwn && owner ? [owner] : ofProgramme({ ...subject, named: [] }).items.filter(isNamed);
  const [item, ...further] = named.length > 0 ? named : own;
  return further.length === 0 ? item : undefined;
}

/** The texts that count what programmes, offers and treatments contain. Of a programme, the note comes before the description. */
function contentsOf({ programmes, offers, catalogue }: Site): readonly Contents[] {
  const read = (owner: string, title: string, fields: Readonly<Record<string, Prose | undefined>>, isYearly = false) =>
    Object.entries(fields).flatMap(([key, prose]): readonly Contents[] => {
      const source = prose?.source ?? '';
      const parts = partsIn(normalise(source).text);
      const [field = ''] = key.split('.');
      return parts.length === 0
        ? []
        : [{ owner, title, field: field.replace(/s$/, ''), path: `${owner}.${key}`, source, parts, isYearly }];
    });
  const isCounted = ({ parts }: Contents) => parts.some(({ count }) => count > 1);
  return [
    ...Object.entries(programmes).flatMap(([name, { name: title, note, description, schedule }]) =>
      read(`programmes.${name}`, title, { note, description }, YEARLY.test(schedule.text))
        .filter(isCounted)
        .slice(0, 1),
    ),
    ...Object.entries(offers).flatMap(([name, { name: title, features }]) =>
      read(
        `offers.${name}`,
        title.split('\n')[0] ?? '',
        Object.fromEntries(features.map((feature, index) => [`features.${index}`, feature])),
      ),
    ),
    ...Object.entries(catalogue).flatMap(([slug, { name, description }]) =>
      read(`catalogue.${slug}`, name, { description })
        .map((one) => ({ ...one, parts: one.parts.filter(({ count }) => count > 1) }))
        .filter(isCounted),
    ),
  ];
}

/** 'Four areas' are the 'three small areas' of a treatment, and 'two sessions' those 'of laser light'; a plan can have checks of several kinds. */
function isSameThing(thing: string, other: string, isExact: boolean): boolean {
  if (thing === other || isExact) return thing === other;
  const [[head = '', of], [otherHead = '', otherOf]] = [thing.split(' of '), other.split(' of ')];
  return (
    (of === undefined || otherOf === undefined || of === otherOf) &&
    (head === otherHead || head.endsWith(` ${otherHead}`) || otherHead.endsWith(` ${head}`))
  );
}

const YEARLY = /\b(?:over (?:12 months|1 years?|52 weeks)|(?:an?|per|each|every) year)$/;

const isAt = ({ source }: PublicText, path: string): boolean =>
  source.from === 'config' && source.path.join('.') === path;

/** Returns what a text counts: 1 'vaccination' and 2 'nail clip' of 'A vaccination, two nail clips'. */
const partsIn = (text: string): readonly Part[] =>
  matchesOf(PART, text).flatMap(({ index: at, 0: { length }, groups: { count: written = '', thing = '' } = {} }) => {
    const count = writtenNumber(written.replace(/^an?$/, 'one'));
    const [head = '', ...of] = thing.split(' of ');
    const name = checkOf(singular(head));
    const one = [name, ...of.filter((words) => !LENGTH.test(words))].join(' of ');
    return count === undefined || OTHER_THING.test(name) || MONTH_WORDS.includes(name) || ANY_APPOINTMENT.test(one)
      ? []
      : [{ at, length, count, thing: one }];
  });

/** 'Members get four nail clips', 'four nail clips a year', 'four nail clips are included' */
const isContent = ({ at, length, count, thing }: Part, sentence: string): boolean => {
  const after = sentence.slice(at + length);
  const before = sentence.slice(0, at);
  // `countFindings` compares 'has three checks' with the schedule.
  if (HAS_IN_ALL.test(before) && GATHERINGS.test(thing) && !YEAR.test(after)) return false;
  return count > 1 && (HAS.test(before) || (before.trim() === '' && OPENS.test(after)));
};
