import { textsOf } from '../../facts/texts.ts';
import type { ContentFiles } from '../load-content.ts';

/** All but the characters of every keyboard, which fonts have anyway. */
const RARE = /[^ -~]+/g;

/** Every other character that the owner's words use: more than the pages show, and known before they are rendered. */
export const charactersOf = (plainConfig: unknown, contentFiles: Pick<ContentFiles, 'policies'>): string => {
  const characters = new Set<string>();
  const add = (text: string) => {
    for (const [run] of text.matchAll(RARE)) for (const character of run) characters.add(character);
  };
  for (const { text } of textsOf(plainConfig)) add(text);
  for (const { blocks } of contentFiles.policies.values()) for (const { text } of textsOf(blocks)) add(text);
  return [...characters].sort().join('');
};
