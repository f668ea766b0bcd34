import type { z } from 'zod';
import { exchangedValues } from '../mistakes/exchanged-values.ts';
import { detail } from './base.ts';

type People = Readonly<Record<string, { readonly name: string; readonly title: string }>>;

/** Reports people whose name and role are in each other’s place: `imran: { name: 'Podiatrist', title: 'Imran Sadiq' }`. */
export function namesAreNames(people: People, context: z.core.$RefinementCtx): void {
  for (const [key, { name, title }] of Object.entries(people)) {
    if (!ROLE.test(name) || !isName(title) || !isKeyOf(key, title) || isKeyOf(key, name)) continue;
    const { message, help } = exchangedValues(['name', name], ['title', title]);
    context.addIssue({ code: 'custom', message, input: name, path: [key, 'name'], ...detail('config/type', help) });
  }
}

/** Words of the titles of people who work at a clinic. */
export const ROLE =
  /\b(?:[a-z]+(?:ist|path|practor|trician|ician)|practitioner|nurse|doctor|gp|vet|surgeon|midwife|coach|trainer|teacher|instructor|manager|founder|owner|director|assistant|partner|consultant|prescriber|groomer|counsellor|dispenser|adviser|head|lead|leader)\b/i;

/** 'Imran Sadiq', 'Dr A. van Dyk' */
const isName = (text: string): boolean =>
  !ROLE.test(text) && /^\p{Lu}[\p{L}.’'-]*(?: van| von| de| der| la| di| al| \p{Lu}[\p{L}.’'-]*)+$/u.test(text);

/** 'imran' and 'Imran Sadiq' */
const isKeyOf = (key: string, text: string): boolean => {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  return key.split(/[-_]/).some((word) => words.has(word));
};
