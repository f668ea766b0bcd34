/** The appointments whose duration a sentence states. */
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { stemOf } from '../../../about/mentions.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import type { Facts } from '../mention.ts';
import { withoutComparisons } from './compared.ts';

const CONSULTATION = /\b(?:consult|consults|consultation|consultations|discovery call)\b/;
/** 'How long is the first visit?' */
const FIRST = /\b(?:first (?:visit|appointment|session|meeting)|consultation)\b/;

/** Returns true if an answer leaves to its question that it is about the first appointment. */
export const asksAboutFirst = ({ items, question }: Subject): boolean => items.length === 0 && FIRST.test(question);

/** Returns true if a sentence is about the consultation, and names nothing else. */
export function isAboutConsultation({ sentence, named, owner }: Subject, { consultationsNamed }: Facts): boolean {
  const said = withoutComparisons(sentence);
  return named.length === 0 && (CONSULTATION.test(said) || consultationsNamed(said, owner).length > 0);
}

/** Returns what a sentence is about, or the item of whose name it uses the most words. */
export function subjectsOf(subject: Subject, facts: Facts): readonly ConfigPath[] {
  const sentence = withoutComparisons(subject.sentence);
  const stated = statedSubjects({ ...subject, sentence }, facts);
  return stated.length > 0 ? stated : partlyNamed(sentence, facts);
}

/** A sentence about a consultation refers to the one that it names, or to the first appointments if it names none. */
function statedSubjects(
  { sentence, named, items, owner }: Subject,
  { consultations, consultationsNamed, isFirstAppointment }: Facts,
): readonly ConfigPath[] {
  const paths = (list: Subject['items']) => list.map(({ path }) => path);
  const called = named.length === 0 ? consultationsNamed(sentence, owner) : [];
  if (called.length > 0) return called;
  if (!CONSULTATION.test(sentence)) return paths(items);
  // In the text of a consultation, the word means this one, even if its category has the same name.
  if (owner && isFirstAppointment(owner.path) && named.every(isCategory)) return [owner.path];
  const mentioned = named.filter((item) => isFirstAppointment(item.path) && sentence.includes(normalNameOf(item)));
  return mentioned.length > 0 ? paths(named) : [...paths(named), ...consultations];
}

/** 'The free call with our nurse': the one item of whose name a sentence uses two words; 'each ear, and both ears' is one. */
function partlyNamed(sentence: string, { mentionsIn }: Facts): readonly ConfigPath[] {
  const words = new Map<ConfigPath, ReadonlySet<string>>();
  for (const { at, end, items } of mentionsIn(sentence))
    for (const { path } of items)
      words.set(path, new Set([...(words.get(path) ?? []), stemOf(sentence.slice(at, end))]));
  const best = [...words].filter(([, stems]) => stems.size >= MIN_WORDS);
  return best.length === 1 ? best.map(([path]) => path) : [];
}
const MIN_WORDS = 2;
