import { literal } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { spaced } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';

const COMPARED = String.raw`\b(?:(?:than|(?:long|short|much)(?: again)? as|like)(?: (?:for|with|that of))?|compared (?:with|to)(?: (?:[\w-]+ ){1,2}for)?) (?:(?:an?|the|your|our|any|each|one) )?(?:[\w-]+ ){0,3}`;
/** 'No longer than 40 minutes' compares nothing. */
const COMPARISON =
  /\b(?:than(?! \d)|(?:long|short|much)(?: again)? as|compared (?:with|to)(?: (?:[\w-]+ ){1,2}for)?) (?:for )?(?:an?|the|your|our)\b[^,;:.?!]*/g;

/** A sentence without what it compares its subject with: 'half as long as your first check-up' */
export const withoutComparisons = (sentence: string): string => sentence.replace(COMPARISON, ' ');

/** Returns the subject without the items that its sentence only compares something with. */
export function withoutCompared(subject: Subject): Subject {
  const { named, sentence, owner } = subject;
  if (named.length === 0 || !/\b(?:than|as|like|compared)\b/.test(sentence)) return subject;
  const isCompared = ({ names }: Subject['items'][number]) =>
    names.some((name) => new RegExp(`${COMPARED}${literal(spaced(normalise(name).text))}`).test(spaced(sentence)));
  const others = named.filter((item) => !isCompared(item));
  if (others.length === named.length) return subject;
  return { ...subject, named: others, items: others.length > 0 || !owner ? others : [owner] };
}
