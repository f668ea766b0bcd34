/** The option of a treatment that a text names: 'a large white filling', 'a molar'. */
import type { PricedItem, PricedOption } from '../../../config/derived/priced.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import { isWholeWord } from '../../../facts/words.ts';
import { type Named, type NameFinder, nameFinder } from './names.ts';
import { timesIn } from './times.ts';

/** Finds the titles of options and courses in any text, and words that only one of the titles has: 'a letter'. */
export function optionFinder(items: readonly PricedItem[]): NameFinder {
  const options = items.flatMap(optionItems);
  const titles = options.map((option) => [...new Set(wordsIn(option.names[0] ?? ''))]);
  const uses = groupBy(titles.flat(), (word) => word);
  return nameFinder(
    options.map((option, index) => ({
      ...option,
      names: [...option.names, ...(titles[index] ?? []).filter((word) => uses.get(word)?.length === 1)],
    })),
  );
}

/** The options and courses of an item, each as an item of its own. */
const optionItems = ({ path, options, courses = [] }: PricedItem): readonly PricedItem[] =>
  [...options, ...courses].map((option) => optionItem(path, option));

function optionItem(path: PricedItem['path'], { title, price, facts }: PricedOption): PricedItem {
  const single = facts.slice(0, 1).map(({ pence }) => pence);
  return { path, names: [title], price, least: single[0], singles: single, options: [], facts };
}

/** What follows the time of an option that is called by it: 'a 45-minute follow-up', 'the half-hour session' */
const LASTING = /^ (?:follow[ -]ups?|appointments?|sessions?|treatments?|visits?|ones?|slots?)\b/;

/** Finds options that a text calls by how long they take, of those items that have several lengths. */
export const lastingOptions = (items: readonly PricedItem[], text: string, next: RegExp = LASTING): readonly Named[] =>
  timesIn(text).flatMap(({ at, end, minutes }) => {
    const [words] = next.exec(text.slice(end)) ?? [];
    const some = words === undefined ? [] : items.filter(({ options }) => areOfLengths(options));
    const meant = some.flatMap(({ path, options }) =>
      options.filter((option) => option.minutes === minutes).map((option) => optionItem(path, option)),
    );
    return words === undefined || meant.length === 0 ? [] : [{ at, end: end + words.length, items: meant }];
  });

const areOfLengths = (options: readonly PricedOption[]): boolean =>
  new Set(options.map(({ minutes }) => minutes)).size > 1;

interface FoundOption {
  readonly option: PricedOption;
  readonly end: number;
}

/** Returns the option that a text names: by its title, a word that only its title has, its duration, or a place that is its key. */
export function optionIn({ options }: PricedItem, text: string): FoundOption | undefined {
  if (options.length === 0) return undefined;
  const titled = options.flatMap((option) =>
    wordings(normalise(option.title).text).flatMap((words) => found(option, text, words)),
  );
  const longest = titled.filter(
    ({ option }) =>
      !titled.some(
        (other) =>
          other.option !== option &&
          other.option.title.length > option.title.length &&
          normalise(other.option.title).text.includes(normalise(option.title).text),
      ),
  );
  return [
    longest,
    options.flatMap((option) => foundMeasure(option, text)),
    options.flatMap((option) =>
      wordsOf(option)
        .filter((word) => !options.some((other) => other !== option && wordsOf(other).includes(word)))
        .flatMap((word) => found(option, text, word))
        .slice(0, 1),
    ),
    options.flatMap((option) => foundAct(option, options, text)),
    timesIn(text).flatMap(({ minutes, end }) =>
      options.flatMap((option) => (option.minutes === minutes ? [{ option, end }] : [])),
    ),
    options.flatMap((option) => foundPlace(option, text)),
  ]
    .find((matches) => matches.length > 0 && new Set(matches.map(({ option }) => option)).size === 1)
    ?.at(-1);
}

/** Returns the option that a text about one item names. */
export const onlyOptionIn = ([item, ...others]: readonly PricedItem[], text: string): PricedOption | undefined =>
  item && others.length === 0 ? optionIn(item, text)?.option : undefined;

/** 'In the room' is the option with the key `room`, 'by video' that with the key `video`. */
function foundPlace(option: PricedOption, text: string): readonly FoundOption[] {
  const key = /\.options\.([a-z]{4,})\./.exec(option.facts[0]?.quote ?? '')?.[1];
  if (key === undefined || NO_PLACE.has(key)) return [];
  const match = new RegExp(`\\b(?:in|at|by|on)(?: (?:the|our|your))? ${key}(?![a-z])`).exec(text);
  return match ? [{ option, end: match.index + match[0].length }] : [];
}
/** 'In full', 'at first', 'on one', 'by half' */
const NO_PLACE = new Set(
  'full half short long first second third last least most both once single double more less'.split(' '),
);

const MIN_WORD_LENGTH = 4;
/** 'Home visits start from £105' is not about the option “From 4 to 8 miles”. */
const NOT_TELLING = new Set(['from', 'your', 'than', 'this', 'that']);
const wordsOf = ({ title }: PricedOption): readonly string[] => wordsIn(title);
const wordsIn = (title: string): readonly string[] =>
  (normalise(title).text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= MIN_WORD_LENGTH && !NOT_TELLING.has(word),
  );

/** 'castrated' and 'castration', 'spayed' and 'spay' have the same stem, and so have 'removed' and 'removal'. */
const actOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:at)?(?:ions?|ing|ed|es?|s|als?)$/u, '');
/** 'Followed by' names no “Follow-up”. */
const ACT = /\b(?!follow)[a-z]{3,}(?:ed|ing|ates?)\b/g;

/** 'Female cats are spayed for £104': a verb for the act that only one of the titles names. */
function foundAct(option: PricedOption, options: readonly PricedOption[], text: string): readonly FoundOption[] {
  const verbs = [...text.matchAll(ACT)];
  if (verbs.length === 0) return [];
  const actsIn = (each: PricedOption) => wordsOf(each).map(actOf);
  const own = actsIn(option).filter((act) => options.every((each) => each === option || !actsIn(each).includes(act)));
  return verbs
    .filter(([word]) => own.includes(actOf(word)))
    .map(({ 0: word, index }) => ({ option, end: index + word.length }));
}

/** Other words for the limit in a title: 'more than 25 kg' is “Over 25 kg”. */
const LIMITS: readonly (readonly string[])[] = [
  ['over', 'more than', 'above'],
  ['under', 'less than', 'below'],
];

/** The words for a whole title: itself, the plural of a single noun, or the same limit. */
function wordings(title: string): readonly string[] {
  if (/^[a-z]+[^\Ws]$/.test(title)) return [title, title.replace(/y$/, 'ie').concat('s')];
  const [, limit = '', measure] = /^([a-z ]+)( \d.*)$/.exec(title) ?? [];
  const same = LIMITS.find((limits) => limits.includes(limit));
  return same && measure !== undefined ? same.map((each) => `${each}${measure}`) : [title];
}

/** “1 ml” is 'one millilitre' in a sentence, and “0.5 ml” 'half a millilitre'. */
function foundMeasure(option: PricedOption, text: string): readonly FoundOption[] {
  const { number = '' } = MEASURE.exec(normalise(option.title).text)?.groups ?? {};
  const spoken = number === '0.5' ? '(?:half an?|half)' : number === '' ? undefined : SPOKEN[Number(number)];
  if (spoken === undefined) return [];
  const written = `(?<![\\w.,]|\\bhalf )(?:${spoken}|${number.replace('.', '\\.')})[ -]?(?:ml|millilitres?)(?![a-z])`;
  const match = [...text.matchAll(new RegExp(written, 'g'))].at(-1);
  return match ? [{ option, end: match.index + match[0].length }] : [];
}
const MEASURE = /^(?<number>\d+(?:\.5)?) ?(?:ml|millilitres?)$/;
const SPOKEN = ['', 'an?|one', 'two', 'three', 'four', 'five'];

function found(option: PricedOption, text: string, words: string): readonly FoundOption[] {
  const spaced = text.replaceAll('-', ' ');
  const searched = words.replaceAll('-', ' ');
  const at = spaced.lastIndexOf(searched);
  return at === -1 || !isWholeWord(spaced, at, searched.length) ? [] : [{ option, end: at + searched.length }];
}
