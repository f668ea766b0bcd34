import type { Gathered } from '../assets/gather.ts';
import { textsOf } from '../facts/texts.ts';

/** Every letter that the owner's words use: more than the pages show, and known before they are rendered. */
export const lettersOf = (written: unknown, gathered: Pick<Gathered, 'policies'>): string => {
  const letters = new Set<string>();
  const add = (text: string) => {
    for (const letter of text) letters.add(letter);
  };
  for (const { text } of textsOf(written)) add(text);
  for (const { blocks } of gathered.policies.values()) for (const { text } of textsOf(blocks)) add(text);
  return [...letters].sort().join('');
};
