import type { ValueKind } from '../config/edit/index.ts';
import { subjectOf } from '../config/naming/subject.ts';
import type { Parsed } from '../config/parse.ts';
import { lowerCased } from '../core/wording.ts';
import { kindOfSource } from './kind-of-source.ts';
import type { ComputedFigure, TextPart } from './text-parts.ts';

const FIGURES: Readonly<Record<ComputedFigure['figure'], string>> = {
  least: 'the lowest price at which a treatment of the category can be booked',
  saving: 'the price before the saving, minus the price after it',
  reference: 'the price of all parts or sessions one by one',
  perSession: 'the price of the course, divided by its sessions',
  total: 'the sum of all instalments',
};

const FORMS: Readonly<Partial<Record<ValueKind, string>>> = {
  hours: 'opening hours, with days of the same hours written together',
  date: 'the date in words',
  duration: 'the duration in other words',
};

/**
 * Explains how a part of a text is computed from its sources; returns `undefined` if the sources need no explanation.
 */
export function ruleOf({ kind, fact, sources }: TextPart, parsed: Parsed): string | undefined {
  if (fact)
    return `${lowerCased(subjectOf([...fact.owner, fact.figure], parsed.plainConfig))} (${FIGURES[fact.figure]})`;
  if (kind !== 'computed') return undefined;
  const kinds = new Set(sources.map((source) => kindOfSource(source, parsed)));
  const [only] = kinds;
  if (kinds.size !== 1 || only === undefined) return undefined;
  return only === 'document' ? 'measured from the file' : FORMS[only];
}
