/** Appointments that a sentence names only to compare another with them: 'Forty minutes, ten more than a scan.' */
import { literal } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Subject } from '../../../about/subject.ts';

const COMPARED = String.raw`\b(?:than|(?:long|short|much)(?: again)? as|like)(?: (?:for|with|that of))? (?:(?:an?|the|your|our|any|each|one) )?(?:[\w-]+ )?`;

/** Returns the subject without the items that its sentence only compares something with. */
export function withoutCompared(subject: Subject): Subject {
  const { named, sentence, owner } = subject;
  if (named.length === 0 || !/\b(?:than|as|like)\b/.test(sentence)) return subject;
  const isCompared = ({ names }: Subject['items'][number]) =>
    names.some((name) => new RegExp(`${COMPARED}${literal(normalise(name).text)}`).test(sentence));
  const others = named.filter((item) => !isCompared(item));
  if (others.length === named.length) return subject;
  return { ...subject, named: others, items: others.length > 0 || !owner ? others : [owner] };
}
