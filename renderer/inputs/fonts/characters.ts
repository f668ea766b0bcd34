import { textsOf } from '../../facts/texts.ts';
import type { Gathered } from '../load-content.ts';

/** All but the characters of every keyboard, which fonts have anyway. */
const RARE = /[^ -~]+/g;

/** Every other character that the owner's words use: more than the pages show, and known before they are rendered. */
export const charactersOf = (written: unknown, gathered: Pick<Gathered, 'policies'>): string => {
  const characters = new Set<string>();
  const add = (text: string) => {
    for (const [run] of text.matchAll(RARE)) for (const character of run) characters.add(character);
  };
  for (const { text } of textsOf(written)) add(text);
  for (const { blocks } of gathered.policies.values()) for (const { text } of textsOf(blocks)) add(text);
  return [...characters].sort().join('');
};
