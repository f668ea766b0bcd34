/** How many of each thing an item contains, by its own texts: 'four nail clips a year' beside 'A vaccination and two nail clips'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { type ConfigPath, formatPath } from '../../../../../core/finding.ts';
import { groupBy } from '../../../../../core/group-by.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Prose } from '../../../../../facts/prose.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { normalNameOf } from '../../../about/names.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import { configPathOf, type PublicText, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { programmeItems } from './asked-sessions.ts';
import { checkOf, GATHERINGS, HAS_IN_ALL, isYearly, singular } from './count-meaning.ts';
import { isSameThing, type Part, partsIn } from './counted-parts.ts';
import { programmeFinder } from './programme-asked.ts';

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
  const byOwner = groupBy(contentsOf(site), ({ owner }) => owner);
  if (byOwner.size === 0) return [];
  const ofProgramme = programmeFinder(programmeItems(site, lookups.items().itemAt));
  return inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const parts = LIMITED.test(text) || isAboutOthers(text) ? [] : partsIn(text);
    return parts.flatMap((part) => {
      const item = containerOf(lookups.subjectAt(publicText, start + part.at), ofProgramme);
      const [kind] = item?.path ?? [];
      if (!(kind === 'programmes' ? isContent(part, text) : part.count > 1)) return [];
      const [stated, ...others] = (byOwner.get(item?.path.join('.') ?? '') ?? []).flatMap((contents) =>
        contents.parts.flatMap(({ thing, count }) =>
          isSameThing(thing, part.thing, kind === 'programmes') ? [{ contents, count, thing }] : [],
        ),
      );
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
  });
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
  return onlyOne(named.length > 0 ? named : own);
}

/** The texts that count what programmes, offers and treatments contain. Of a programme, the note comes before the description. */
function contentsOf({ programmes, offers, catalogue }: Site): readonly Contents[] {
  const read = (owner: string, title: string, fields: Readonly<Record<string, Prose | undefined>>, ofYear = false) =>
    Object.entries(fields).flatMap(([key, prose]): readonly Contents[] => {
      const source = prose?.source ?? '';
      const parts = partsIn(normalise(source).text);
      const [field = ''] = key.split('.');
      return parts.length === 0
        ? []
        : [{ owner, title, field: field.replace(/s$/, ''), path: `${owner}.${key}`, source, parts, isYearly: ofYear }];
    });
  const isCounted = ({ parts }: Contents) => parts.some(({ count }) => count > 1);
  return [
    ...Object.entries(programmes).flatMap(([name, { name: title, note, description, schedule }]) =>
      read(`programmes.${name}`, title, { note, description }, isYearly(schedule)).filter(isCounted).slice(0, 1),
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

const isAt = (publicText: PublicText, path: string): boolean => formatPath(configPathOf(publicText)) === path;

/** 'Members get four nail clips', 'four nail clips a year', 'four nail clips are included' */
const isContent = ({ at, length, count, thing }: Part, sentence: string): boolean => {
  const after = sentence.slice(at + length);
  const before = sentence.slice(0, at);
  // `countFindings` compares 'has three checks' with the schedule.
  if (HAS_IN_ALL.test(before) && GATHERINGS.test(thing) && !YEAR.test(after)) return false;
  return count > 1 && (HAS.test(before) || (before.trim() === '' && OPENS.test(after)));
};
