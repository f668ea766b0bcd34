import { textsOf } from '../../facts/texts.ts';
import type { ContentFiles } from '../load-content.ts';

/** Matches everything except the characters of a keyboard, which every font file contains anyway. */
const RARE = /[^ -~]+/g;

/** Returns every other character of the owner's text: a few more than the pages show, but known before rendering. */
export const charactersOf = (plainConfig: unknown, contentFiles: Pick<ContentFiles, 'policies'>): string => {
  const characters = new Set<string>();
  const add = (text: string) => {
    for (const [run] of text.matchAll(RARE)) for (const character of run) characters.add(character);
  };
  for (const { text } of textsOf(plainConfig)) add(text);
  for (const { blocks } of contentFiles.policies.values()) for (const { text } of textsOf(blocks)) add(text);
  return [...characters].sort().join('');
};
