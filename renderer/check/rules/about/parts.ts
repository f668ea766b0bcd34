/** Parts of a treatment that a sentence names beside it: 'an implant with its crown' is about the implant alone. */
import type { ItemIndex } from './item-index.ts';
import type { Named } from './names.ts';
import type { Subject } from './subject.ts';

/** Words directly before a part: 'with its crown', 'including the final crown' */
const PART_BEFORE =
  /(?:\b(?:with|and|plus|including|includes?|covers?)|,) (?:all )?(?:its|their)(?: [\w-]+)? $|\b(?:including|inclusive of) (?:the|your)(?: [\w-]+)? $/;
/** 'From the first scan to the final crown, an implant takes four visits' */
const FROM_TO = /^\W*from [^,;:£]+ to [^,;:£]+,/;

/** 'An hour, eye test and photographs included.' */
const PART_AFTER = /^[^,;:.]*,? (?:both |all )?included\W*$/;

/** Returns the subject without such parts, whose names give way to other letters, so that all positions stay. */
export function withoutParts(subject: Subject, { namesIn }: Pick<ItemIndex, 'namesIn'>): Subject {
  const { sentence, owner, named } = subject;
  const steps = FROM_TO.exec(sentence)?.[0].length ?? 0;
  if (named.length === 0 || (steps === 0 && !/\b(?:its|their|inclu\w+)\b/.test(sentence))) return subject;
  const names = namesIn(sentence);
  const parts = names.filter(
    ({ at, end }) => end <= steps || PART_BEFORE.test(sentence.slice(0, at)) || PART_AFTER.test(sentence.slice(end)),
  );
  const wholes = names.filter((name) => !parts.includes(name)).flatMap(({ items }) => items);
  const isNamed = (item: Subject['items'][number]) => wholes.includes(item);
  const others = named.filter((item) => isNamed(item) || !parts.some(({ items }) => items.includes(item)));
  if (parts.length === 0 || others.length === named.length || (others.length === 0 && !owner)) return subject;
  const rest = parts.reduce(withoutName, sentence);
  return { ...subject, sentence: rest, named: others, items: others.length > 0 || !owner ? others : [owner] };
}

const withoutName = (sentence: string, { at, end }: Named): string =>
  `${sentence.slice(0, at)}${'x'.repeat(end - at)}${sentence.slice(end)}`;
