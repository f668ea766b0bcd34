/** The clause in which a word like “free” stands. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Mention, MentionFinder } from '../../about/mentions.ts';
import type { Subject } from '../../about/subject.ts';

/** A word like “free” and its sentence. */
export interface FreeWords {
  readonly subject: Subject;
  /** The items of the question that the sentence answers: 'A massage? It is on us.', 'What does a massage cost?' */
  readonly asked: readonly PricedItem[];
  /** The sentence before; an empty string for the first one. */
  readonly previous: string;
  /** The question before the sentence; an empty string if the sentence before it asks nothing. */
  readonly question: string;
  /** Where the word 'free' begins and ends in the sentence. */
  readonly at: number;
  readonly end: number;
  /** True if the text itself belongs to an item: its description, its subtitle. */
  readonly isItemText: boolean;
  readonly mentionsIn: MentionFinder;
  /** The first appointments, which 'a free consultation' means if the sentence names none. */
  readonly firstAppointments: readonly PricedItem[];
  /** The fees that the clinic charges, such as a fee for missed appointments. */
  readonly fees: readonly PricedItem[];
}

/** Divides a sentence into parts with subjects of their own. */
const CLAUSE_END = /[,;:()]|\b(?:but|while|whereas|because|since|so|if|unless|when|until)\b/g;

export const clauseEnds = (sentence: string): readonly number[] =>
  [...sentence.matchAll(CLAUSE_END)].map(({ index, 0: { length } }) => index + length);

/**
 * Returns the part of the clause before the words. 'You may stop a course, free of charge': a comma right before the
 * words divides nothing. 'A fitting, worth £35, comes free': what is between two commas belongs to the subject.
 */
function clauseBefore(text: string, own: string): string {
  const apposition = /^(?:is|are|comes?|costs?)\b/.test(own)
    ? /,[^,]+,(?<verb>) $/.exec(text)
    : /,[^,]+,(?<verb> (?:is|are|comes?)) $/.exec(text);
  const before = apposition ? `${text.slice(0, apposition.index)}${apposition.groups?.verb ?? ''} ` : text;
  return before.slice(clauseEnds(before).findLast((each) => before.slice(each).trim() !== '') ?? 0);
}

/** 'a complimentary, no-obligation consultation' */
const ADJECTIVE_NEXT = /^, (?:[a-z]+-[a-z]+|short|friendly|private|personal) [a-z]/;
/** The words for “free” in their clause. */
export interface FreeClause extends FreeWords {
  readonly sentence: string;
  /** The words for “free” themselves. */
  readonly own: string;
  readonly before: string;
  readonly after: string;
  /** Everything after the words, beyond their clause. */
  readonly rest: string;
}

export function clauseAround(words: FreeWords): FreeClause {
  const { at, end } = words;
  const { sentence } = words.subject;
  const own = sentence.slice(at, end);
  const rest = sentence.slice(end);
  // 'a complimentary, no-obligation consultation': the comma is between two adjectives.
  const from = ADJECTIVE_NEXT.test(rest) ? end + 1 : end;
  const after = sentence.slice(from, clauseEnds(sentence).find((each) => each > from) ?? sentence.length);
  return { ...words, sentence, own, rest, after, before: clauseBefore(sentence.slice(0, at), own) };
}

/** The text without some of its mentions. */
export const without = (text: string, mentions: readonly Mention[]): string =>
  mentions.reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);

export const isPriced = ({ least }: PricedItem): boolean => least !== undefined && least > 0;
