/** Positions at which sentences are inserted, by the kind of page; «» marks the position. */
export const HOME = ['content/copy.ts', "text: '«»You see the same physiotherapist"] as const;
export const START = ['content/copy.ts', "text: '«»Ring before you book, or go straight"] as const;
export const PLACE = ['content/copy.ts', "      '«»The railway and bus stations"] as const;
export const RUNNING = ['content/services.ts', "      '«»A film shows what you do when"] as const;
export const REVIEW = ['content/services.ts', "      '«»The film shows where the load goes;"] as const;
export const KNEE = ['content/services.ts', "      '«»Muscle grows slowly and tendon"] as const;
export const TERMS = ['content/policies/terms.md', '\n«»Every fee is on [our list]'] as const;
