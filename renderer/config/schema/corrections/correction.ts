/** The reason for rejecting a value, if it is known. */
export interface Correction {
  /** Continues the message after a colon: 'February 2027 has 28 days'. */
  readonly reason?: string;
  /** Advice on the correct form, in the imperative. */
  readonly help?: string;
  /** The only value that can be meant. */
  readonly instead?: string;
}

/** Returns the correction of a text, or `undefined` if the reason is not known. */
export type Correct = (text: string) => Correction | undefined;

/** Proposes a value if the schema accepts it. */
export const proposing = (proposal: string | undefined, accepts: (text: string) => unknown): Correction | undefined =>
  proposal !== undefined && accepts(proposal) !== undefined
    ? { help: `Write “${proposal}”.`, instead: proposal }
    : undefined;
