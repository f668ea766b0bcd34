/** Numbers in sentences that differ from the figures that count the same: 'three visits' of two. */
import type { ConfigPath } from '../../../../../core/finding.ts';
import { groupBy } from '../../../../../core/group-by.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { countsIn, isPartOfSum } from '../../../../../facts/counts.ts';
import { type SentenceSpan, sentencesIn } from '../../../../../facts/sentences.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import { normalNameOf } from '../../../about/names.ts';
import { onlyOptionIn } from '../../../about/options.ts';
import { withoutParts } from '../../../about/parts.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner } from '../mention.ts';
import { mayHaveOwn } from '../stated-figures.ts';
import { programmeItems } from './asked-sessions.ts';
import { countsKind } from './contents.ts';
import { type CountFigure, countFigures, IN_COURSE } from './count-figures.ts';
import { type CountWords, countsVisits, isMeant, singular } from './count-meaning.ts';
import { type CountedRange, countedRangesIn } from './counted-nouns.ts';
import { DISTANCE, isOtherCount } from './other-count.ts';
import { programmeFinder } from './programme-asked.ts';

/** 'Five people is our usual number, and eight is the limit' */
const USUAL = /\b(?:usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|mostly|(?:on|the) average)\b/;
/** 'Two rooms are on the ground floor', 'Two rooms, each with a bath': of several, some have what the sentence says. */
const SOME_AFTER =
  /^(?:, each with\b|(?: and (?:an?|the|one) [\w-]+)? (?:(?:are|is) (?:on|upstairs|downstairs|step-free|accessible|next|beside|behind|suitable|equipped|air-conditioned)\b|have |has |can be reached\b|can take\b))/;
/** The figures with which the numbers of a site are compared. */
interface CountFacts {
  readonly input: RuleInput;
  readonly index: ItemIndex;
  readonly byOwner: ReadonlyMap<string, readonly CountFigure[]>;
  readonly ofProgramme: ReturnType<typeof programmeFinder>;
}

/** Reports 'three visits' if the figure `visits` of the treatment is 'two'. */
export function countFindings(input: RuleInput): readonly RuleFinding[] {
  const figures = countFigures(input.site);
  if (figures.length === 0) return [];
  const index = input.lookups.items();
  const ofProgramme = programmeFinder(programmeItems(input.site, index.itemAt));
  const byOwner = groupBy(figures, ({ path }) => ownerOf(path.split('.')));
  const facts = { input, index, byOwner, ofProgramme };
  return inClinicsProse(input.publicTexts, sentencesIn, (sentence, publicText) =>
    countedRangesIn(sentence.text).flatMap((counted) => findingsOf(counted, sentence, publicText, facts)),
  );
}

function findingsOf(
  counted: CountedRange,
  { text, start }: SentenceSpan,
  publicText: PublicText,
  { input, index, byOwner, ofProgramme }: CountFacts,
): readonly RuleFinding[] {
  const { at, end, count, most, noun } = counted;
  if ((isOptionTitle(publicText) && BAND_BEFORE.test(text.slice(0, at))) || isOtherCount(text, counted)) return [];
  const { items, owner } = ofProgramme(ofOwner(withoutParts(input.lookups.subjectAt(publicText, start + at), index)));
  const words = wordsOf(counted, text, items);
  const isNamed = (one: CountFigure) => isMeant(one, words);
  const owned = figuresOf(items, text, byOwner).filter(
    ({ path }) => words.kind === '' || !countsKind(input.site, path.split('.'), text.slice(end, noun.end).trim()),
  );
  // 'Two private rooms' of a treatment, and 'both rooms', are some of the rooms of the clinic.
  const isOfItem = owner !== undefined && words.before.trim() === '';
  const maySome = isOfItem || SOME_AFTER.test(words.after) || text.slice(at, end) === 'both';
  const isSome = ({ least }: CountFigure) => count < least && maySome;
  const isOfOther = (one: CountFigure) => isStatedElsewhere(counted, one, byOwner);
  const general = (byOwner.get(GENERAL) ?? []).filter((one) => isNamed(one) && !isSome(one) && !isOfOther(one));
  const named = owned.filter(isNamed);
  const meant = named.length > 0 ? named : general.filter((one) => isComparable(count, one) && isComparable(most, one));
  // A course may have fewer sessions than most people need.
  const courses = named.some(countsVisits) ? owned.filter((one) => one.noun === IN_COURSE) : [];
  const isNamedBeside = index.namesIn(clauseAt(text, at)).length > 0;
  const ofPage = isNamedBeside || !owner ? [] : figuresOf([owner], text, byOwner).filter(isNamed);
  const known = [...meant, ...courses, ...ofPage];
  const figure = [count, most].every((each) => isStatedBy(known, each, text)) ? undefined : meant[0];
  // 'Ten miles', as a number alone would not say of what.
  const span = publicText.normal.original(start + at, (DISTANCE.test(noun.word) ? noun.end : end) - at);
  if (!figure) return [];
  const isCertain = !mayHaveOwn({ owner }, figure);
  return differsFrom(input.site, figure, publicText, span, { isCertain });
}

const wordsOf = ({ at, end, noun }: CountedRange, text: string, items: Subject['items']): CountWords => ({
  before: text.slice(0, at),
  noun: noun.word,
  after: text.slice(noun.end),
  sentence: text,
  isItem: isNameOf(items, noun.word),
  kind: text.slice(end, Math.max(end, noun.end - noun.word.length)).trim(),
});

/** The figures of some items; of a treatment with options, those of the only option that the sentence names. */
function figuresOf(items: Subject['items'], text: string, byOwner: CountFacts['byOwner']): readonly CountFigure[] {
  const option = onlyOptionIn(items, text)?.title;
  return [...new Set(items.map(({ path }) => ownerOf(path)))]
    .flatMap((owner) => byOwner.get(owner) ?? [])
    .filter((one) => option === undefined || one.option === undefined || one.option === option);
}

/** “Up to 4 miles”: the band to which the price of an option applies. */
const BAND_BEFORE = /^\W*(?:up to|from|under|over|below|above|between|within|(?:more|less) than|[^,;:]*\bto) $/;
const isOptionTitle = (publicText: PublicText): boolean => {
  const path = configPathOf(publicText);
  return path.at(-3) === 'options' && path.at(-1) === 'title';
};

/** The owner of the figures of the whole clinic. */
const GENERAL = 'figures';
/** 'catalogue.facial' of the path of a figure or an item */
const ownerOf = ([part = '', name = '']: ConfigPath): string => (part === GENERAL ? GENERAL : `${part}.${name}`);

/** Whether a number in a sentence agrees with one of several figures. */
const isStatedBy = (figures: readonly CountFigure[], number: number, sentence: string): boolean =>
  figures.some(
    ({ least, most }) =>
      (number >= least && number <= most) ||
      (least === most && isPartOfSum(sentence, number, least)) ||
      (USUAL.test(sentence) && countsIn(sentence).some(({ count }) => count === most)),
  );

/** 'We drive up to twelve miles' states the `radius` of home visits, and not the 'distance: 17 miles' of another hospital. */
const isStatedElsewhere = (
  { count, most }: CountedRange,
  { path, noun }: CountFigure,
  byOwner: CountFacts['byOwner'],
): boolean =>
  [...byOwner.values()]
    .flat()
    .some((one) => one.path !== path && one.noun === noun && one.least === count && one.most === most);

/** 'Six peels' are six of “Chemical peel”. */
const isNameOf = (items: Subject['items'], noun: string): boolean =>
  items.some((item) => new RegExp(`\\b${singular(noun)}s?\\b`).test(normalNameOf(item)));

/** 'two frames' is not about the 650 frames of the shop. */
const isComparable = (count: number, { least, most }: CountFigure): boolean =>
  count * MAX_RATIO >= least && count <= most * MAX_RATIO;
const MAX_RATIO = 4;
