/** A quantity in its sentence, and how a sentence can mean a figure without naming it. */
import type { Labels } from '../../about/labels.ts';

/** The sentence around a quantity, and the parts of it before and after the quantity. */
export interface InSentence {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
  /**
   * The sentence, after the previous one and the question if it needs them: 'A voucher fits every purse. It is valid for a
   * year.', 'Can I cancel? Yes, until the day before.'
   */
  readonly about?: string;
  /** The question that the text answers. */
  readonly question?: string;
  /** True if the quantity is all that the answer says about its question: 'When may I drive? After a week, if you can brake.' */
  readonly isBareAnswer?: boolean;
  /** True if the question asks for a time, or is a label before a colon: 'Reply time: three days'. */
  readonly isTimeAsked?: boolean;
  /** The words beside and above a text without a sentence, such as a step and its time. */
  readonly labels?: Labels;
}

/** A figure that sentences seldom call by its name: the words of its name, and those of sentences about it. */
export interface Concept {
  readonly name: RegExp;
  readonly sentence: RegExp;
  /** The question that the sentence must answer, if its own words say too little: 'What if I am late? We wait for an hour.' */
  readonly asked?: RegExp;
  /** Sentences with the same words that are about something else. */
  readonly not?: RegExp;
  /** Words directly before the quantity, or directly after it; of both, one must fit. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** The question, or the label, to which a time alone must be the answer: 'Second visit: four weeks' is no interval. */
  readonly answers?: RegExp;
  /** True if the sentence must use the words of the name that this pattern does not match: 'patch test' of `patchTestRepeat`. */
  readonly ofNamed?: boolean;
  /** True if the sentence is about the figure even if its time is much shorter or longer. */
  readonly anyLength?: boolean;
}
