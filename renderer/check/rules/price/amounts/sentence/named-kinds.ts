/** Courses and programmes that a sentence calls by their kind: 'on the programme, that leaves £320'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Pence } from '../../../../../facts/money.ts';

const COURSES = /(?<!\bof )\b(?:courses?|packages?|blocks?)\b/;
const PROGRAMMES = /\bprogrammes?\b/;

/** The treatments with a course, or the programmes, that the words mean without their names. */
export const itemsOfKind = (words: string, all: readonly PricedItem[]): readonly PricedItem[] =>
  all.filter(
    ({ path: [part], courses = [] }) =>
      (courses.length > 0 && COURSES.test(words)) || (part === 'programmes' && PROGRAMMES.test(words)),
  );

/** What these courses and programmes cost. */
export const pricesOfKind = (words: string, all: readonly PricedItem[]): readonly Pence[] =>
  itemsOfKind(words, all).flatMap(({ courses = [], singles }) =>
    courses.length > 0 ? courses.flatMap(({ facts: [price] }) => price?.pence ?? []) : singles,
  );
