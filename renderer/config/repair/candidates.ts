import type { ConfigPath, Finding } from '../../core/finding.ts';
import { slugOf } from '../../core/slug.ts';
import { capitalised } from '../../core/wording.ts';
import { maskMarkup } from '../../facts/prose.ts';
import { exchangedLink } from '../mistakes/swapped-arguments.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { applyEdit, type Edit } from './edits.ts';
import { type Hidden, hiddenIn } from './hidden.ts';
import { samplesFor } from './samples.ts';
import { fits, type Slot, slotAt } from './slot.ts';

/** A way to make a value readable. */
export interface Candidate {
  readonly edits: readonly Edit[];
  /** Whether the new value is only one of many that the owner may have meant. */
  readonly isGuess: boolean;
  /**
   * Possible contents of the owner’s value that the new value lacks; missing if the owner probably meant the new value.
   */
  readonly hides?: Hidden;
}

/** A value with problems, and the schema that reports them. */
export interface Reported {
  readonly findings: readonly [Finding, ...Finding[]];
  readonly path: ConfigPath;
  readonly config: unknown;
  readonly schema: Schema;
}

/** Returns ways to make a reported value readable, the most likely first. */
export function candidatesFor(reported: Reported): Iterable<Candidate> {
  const slot = slotAt(reported.schema, reported.path, reported.config);
  return found(reported, slot);
}

function* found(reported: Reported, slot: Slot | undefined): Generator<Candidate> {
  const { path, config } = reported;
  const [finding] = reported.findings;
  if (finding.rule === 'config/unknown-key') yield unknownKey(reported);
  // The owner may have meant another name.
  if (finding.rule === 'config/duplicate-name') yield { ...meant({ kind: 'remove', path }), hides: 'anything' };
  if (finding.part === 'name') yield* otherNames(path).map((to) => meant({ kind: 'move', path, to }));
  if (!slot) return;
  const words = exchangedLink(finding, config);
  if (words) yield meant(...exchangedValues(path, words, config));
  if (finding.replacement === undefined && finding.rule !== 'config/missing') yield* declarations(reported);
  yield* markedCorrections(reported, hiddenIn(slot));
  for (const edits of corrections(valueAtPath(config, path), path))
    if (fits(slot, valueAtPath(edits.reduce(applyEdit, config), path))) yield meant(...edits);
  const hides = hiddenIn(slot);
  if (slot.canBeAbsent && valueAtPath(config, path) !== undefined) yield guess({ kind: 'remove', path }, hides);
  for (const value of samplesFor(slot, config)) yield guess({ kind: 'set', path, value }, hides);
}

const meant = (...edits: readonly Edit[]): Candidate => ({ edits, isGuess: false });
const guess = (edit: Edit, hides: Hidden): Candidate => ({ edits: [edit], isGuess: true, hides });

const exchangedValues = (path: ConfigPath, other: ConfigPath, config: unknown): readonly Edit[] => [
  { kind: 'set', path, value: valueAtPath(config, other) },
  { kind: 'set', path: other, value: valueAtPath(config, path) },
];

/** Renames or moves a field that was meant for another place; removes any other unknown field: nothing reads it. */
function unknownKey({ findings: [{ missingPath }], path, config }: Reported): Candidate {
  const to = missingPath === undefined ? undefined : placeOf(missingPath, path);
  return to && valueAtPath(config, to) === undefined
    ? meant({ kind: 'move', path, to })
    : { ...meant({ kind: 'remove', path }), hides: 'anything' };
}

/** Returns the path of a missing field; keys of the unknown field’s own path are numbers if they are positions. */
const placeOf = (missingPath: string, path: ConfigPath): ConfigPath =>
  missingPath.split('.').map((key, index) => (String(path[index]) === key ? (path[index] ?? key) : key));

/** Returns other spellings of the name of an entry: 'Deep Massage' → 'deep-massage', 'deep_massage', 'deepMassage'. */
function otherNames(path: ConfigPath): readonly ConfigPath[] {
  const separate = String(path.at(-1)).replace(/([a-z])(?=[A-Z])/g, '$1 ');
  const words = slugOf(separate).match(/[a-z0-9]+/g) ?? [];
  const camel = words.map((word, index) => (index === 0 ? word : capitalised(word)));
  const names = [words.join('-'), words.join('_'), camel.join(''), `/${words.join('-')}`];
  return words.length === 0 ? [] : names.map((name) => [...path.slice(0, -1), name]);
}

/**
 * Corrects the characters that problems mark, or blanks them out, from the last to the first. What remains of a sentence states
 * all its figures: markup is a link, or quotes a fact of another value.
 */
function markedCorrections({ findings, path, config }: Reported, hides: Hidden): readonly Candidate[] {
  const value = valueAtPath(config, path);
  if (typeof value !== 'string') return [];
  const parts = findings.flatMap(({ span, replacement }) => {
    const whole = span ?? { at: 0, length: value.length };
    if (replacement) return [{ ...whole, to: replacement.text }];
    return span ? maskMarkup(value, span) : [];
  });
  if (parts.length === 0) return [];
  const corrected = meant(
    ...parts.toSorted((a, b) => b.at - a.at).map((part): Edit => ({ kind: 'text', path, ...part })),
  );
  return [
    findings.every(({ replacement }) => replacement)
      ? corrected
      : { ...corrected, hides: hides === 'figures' ? hides : 'parts' },
  ];
}

/** The value that the owner probably meant to write. */
function corrections(value: unknown, path: ConfigPath): readonly (readonly Edit[])[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') return otherTypes(value, path);
  const start = value.length - value.trimStart().length;
  const end = value.trimEnd().length;
  return [
    [
      { kind: 'text', path, at: end, length: value.length - end, to: '' },
      { kind: 'text', path, at: 0, length: start, to: '' },
    ],
    [{ kind: 'set', path, value: value.replace(/\p{C}|\s/gu, ' ').trim() }],
    ...otherTypes(value, path),
  ];
}

/** A number or “true” in quotes, a number instead of text, a single item instead of a list. */
function otherTypes(value: unknown, path: ConfigPath): readonly (readonly Edit[])[] {
  const item = Array.isArray(value) && value.length === 1 ? [value[0]] : [];
  const scalars =
    typeof value === 'string'
      ? [...(value.trim() === '' ? [] : [Number(value)]), value.toLowerCase() === 'true']
      : [String(value)];
  return [
    ...[...item, ...scalars].map((to): readonly Edit[] => [{ kind: 'set', path, value: to }]),
    [{ kind: 'move', path, to: [...path, 0] }],
  ];
}

/** Declares a missing name with the values of another entry. */
function* declarations({ findings: [{ missingPath }], config, schema }: Reported): Generator<Candidate> {
  const missing = missingPartOf(missingPath, config);
  const slot = missing && slotAt(schema, missing, config);
  if (!slot) return;
  // Only one: the next guess is that another name was meant.
  const { value } = samplesFor(slot, config).next();
  if (value !== undefined) yield guess({ kind: 'set', path: slot.path, value }, hiddenIn(slot));
}

/** Returns the largest missing part: if a treatment is missing, its price is missing too. */
export function missingPartOf(missingPath: string | undefined, config: unknown): ConfigPath | undefined {
  const keys = missingPath?.split('.') ?? [];
  const length = keys.findIndex((_, index) => valueAtPath(config, keys.slice(0, index + 1)) === undefined);
  return length < 0 ? undefined : keys.slice(0, length + 1);
}
