/** Where a clause of normalised text ends; not at the comma of '1,000' or the colon of '9:30'. */
export const CLAUSE_END = /[,;:](?= )| - /;

/** The clause of a sentence in which an offset lies: from one comma, semicolon, colon or dash to the next. */
export function clauseAt(sentence: string, at: number): string {
  const end = sentence.slice(at).search(CLAUSE_END);
  const before = sentence.slice(0, at).split(CLAUSE_END).at(-1) ?? '';
  return before + (end < 0 ? sentence.slice(at) : sentence.slice(at, at + end));
}

/** Whether no comma, semicolon, colon or dash separates two offsets of a sentence. */
export const isSameClause = (sentence: string, one: number, other: number): boolean =>
  !CLAUSE_END.test(sentence.slice(Math.min(one, other), Math.max(one, other)));
