import { distance } from 'fastest-levenshtein';
import { capitalised } from '../../../../core/wording.ts';
import { hasInnerCapital, isCapitalised } from '../../../../facts/written-words.ts';
import type { Candidate } from '../../../../inputs/dictionary.ts';

/** The likely corrections of a misspelt word. */
export interface Suggestions {
  /** The most similar words, at most three. */
  readonly words: readonly string[];
  /** The only word that is likely meant. */
  readonly correction?: string;
}

/** A candidate that differs by more is not called similar. */
const MAX_COST = 130;
/** Candidates whose costs differ by less are equally likely. */
const SAME_COST = 15;
const NAME_COST = 60;
const MIN_NAME_LENGTH = 5;
const MAX_SUGGESTIONS = 3;

/** Words of the dictionary that offend where nobody meant them: never printed as a suggestion. */
const NEVER_SUGGESTED: ReadonlySet<string> = new Set(
  'anal anus arse bastard bitch bonk boob boobs bugger bum clit cock coon crap cum cunt dick dyke fag faggot fanny fuck fucker gook hooker idiot jap knob kike moron nazi nigger paki penis piss poof porn prick pussy queer rape raper rapist retard scum sexy shag shit slag slut spastic spaz spic tart tit tits tosser turd twat wank wanker wog whore'.split(
    ' ',
  ),
);

/** Chooses among similar words. Of equally similar words, the one that other texts of the site use is likely meant. */
export function suggestionsFor(
  word: string,
  candidates: readonly Candidate[],
  { names, isUsed }: { readonly names: ReadonlyMap<string, string>; readonly isUsed: (word: string) => boolean },
): Suggestions {
  const likely = [...similarNames(word, names), ...candidates]
    .filter(([other, cost]) => cost <= MAX_COST && isOtherWord(other.toLowerCase(), word.toLowerCase()))
    .toSorted(([, a], [, b]) => a - b);
  const [, least = 0] = likely[0] ?? [];
  const best = distinct(likely.flatMap(([other, cost]) => (cost - least < SAME_COST ? [inCaseOf(word, other)] : [])));
  const used = best.filter((other) => isUsed(other.toLowerCase()));
  const [correction, second] = best.length === 1 ? best : used;
  const words = distinct([...used, ...likely.map(([other]) => inCaseOf(word, other))]).slice(0, MAX_SUGGESTIONS);
  return correction !== undefined && second === undefined
    ? { words: distinct([correction, ...words]).slice(0, MAX_SUGGESTIONS), correction }
    : { words };
}

const isOtherWord = (other: string, word: string): boolean => other !== word && !NEVER_SUGGESTED.has(other);

/** Returns the names of the config that differ by one letter, or by the order of two. */
const similarNames = (word: string, names: ReadonlyMap<string, string>): readonly Candidate[] =>
  word.length < MIN_NAME_LENGTH
    ? []
    : [...names].flatMap(([small, name]): readonly Candidate[] =>
        isOneTypo(word.toLowerCase(), small) ? [[name, NAME_COST]] : [],
      );

/** Whether two words differ by one letter, or by the order of two neighbouring letters. */
function isOneTypo(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || other.length < MIN_NAME_LENGTH) return false;
  const edits = distance(word, other);
  if (edits !== 2 || word.length !== other.length) return edits === 1;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return word[at] === other[at + 1] && word[at + 1] === other[at];
}

const inCaseOf = (word: string, other: string): string =>
  isCapitalised(word) && !hasInnerCapital(other) ? capitalised(other) : other;

/** The dictionary lists some words also with a capital letter. */
const distinct = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index);
