import { type ConfigPath, formatPath, type SourceLocation } from '../../core/finding.ts';
import { type FieldNote, noteAt } from '../field-notes.ts';
import { withoutMarkers } from '../locate/markers.ts';
import { isPlainObject } from '../variants.ts';
import type { EditableConfig } from './editable.ts';
import { codeOf, constantAround, isTyped, locationOf } from './origin.ts';
import { type Place, placeOf } from './place.ts';
import { rawPlaceOf } from './raw.ts';
import { schemaAt } from './schema-at.ts';
import { type Choice, choicesOf, kindOf, type ValueKind } from './value-kind.ts';

/** An annotation around a value. */
export type Annotation =
  | { readonly kind: 'standIn'; readonly note: string }
  | { readonly kind: 'accept'; readonly rule: string; readonly reason: string; readonly until: string }
  /** The value has others on other days. */
  | { readonly kind: 'dated' | 'during' };

/** The origin of a value in the config. */
export interface Origin {
  /** The location at which it was written, or of the code that computes it. */
  readonly location: SourceLocation;
  /** The code there, on one line. */
  readonly code: string;
  /** Whether it is computed, so that only its code can be edited. */
  readonly isComputed: boolean;
  /** The constant that it was typed in: 'homeCopy'. */
  readonly constant?: string | undefined;
  /** The paths of other values that are written in the same place: an edit would change them too. */
  readonly sharedWith: readonly ConfigPath[];
}

/** Everything that a tool needs to show one value and to edit it. */
export interface Description {
  readonly path: ConfigPath;
  /** The value as it was typed, without annotations; `undefined` if the field is not set. */
  readonly value: unknown;
  readonly isSet: boolean;
  readonly isOptional: boolean;
  readonly kind: ValueKind;
  /** The call that makes it: 'course', 'faq'. */
  readonly call?: string | undefined;
  /** The sentence that documents its field. */
  readonly meaning?: string | undefined;
  readonly example?: string | undefined;
  /** The values that it can have, if only these are possible. */
  readonly choices: readonly Choice[];
  readonly annotations: readonly Annotation[];
  readonly origin?: Origin | undefined;
}

/** Describes the value at a path; `undefined` if the config language has no such field. */
export async function describe(editable: EditableConfig, path: ConfigPath): Promise<Description | undefined> {
  const { schema, plainConfig, declaredNames } = editable.parsed();
  const field = schemaAt(schema, plainConfig, path);
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  if (!field && !raw) return undefined;
  const value = raw?.value;
  const place = raw && (await placeOf(editable, path));
  const note = noteFor(path, plainConfig);
  return {
    ...{ path, value, isSet: raw !== undefined, isOptional: field?.isOptional ?? true },
    kind: field ? kindOf(field.schema, value) : 'text',
    call: place && callOf(place),
    meaning: note?.meaning,
    example: note?.example,
    choices: field ? choicesOf(field.schema, declaredNames, plainConfig) : [],
    annotations: place ? place.chain.flatMap(({ value: outer }) => annotationIn(outer)) : [],
    origin: place && (await originOf(editable, path, place)),
  };
}

/** The note on a field; an entry of a list or record has the note of the list or record. */
const noteFor = (path: ConfigPath, config: unknown): FieldNote | undefined =>
  noteAt(path, config) ?? (path.length > 1 ? noteAt(path.slice(0, -1), config) : undefined);

const CALL = /^([A-Za-z_$][\w$]*)\(/;

const callOf = ({ value }: Place): string | undefined =>
  isPlainObject(value.value) || Array.isArray(value.value) ? CALL.exec(codeOf(value.range))?.[1] : undefined;

function annotationIn(outer: unknown): readonly Annotation[] {
  if (!isPlainObject(outer)) return [];
  const text = (key: string): string => {
    const entry = Object.entries(outer).find(([name]) => withoutMarkers(name) === key)?.[1];
    return typeof entry === 'string' ? withoutMarkers(entry) : '';
  };
  if ('$standIn' in outer) return [{ kind: 'standIn', note: text('note') }];
  if ('$accept' in outer) return [{ kind: 'accept', rule: text('rule'), reason: text('reason'), until: text('until') }];
  if ('$dated' in outer) return [{ kind: 'dated' }];
  return '$during' in outer ? [{ kind: 'during' }] : [];
}

async function originOf(editable: EditableConfig, path: ConfigPath, place: Place): Promise<Origin> {
  const { value } = place;
  const own = formatPath(path);
  const uses = (await editable.uses()) ?? NO_USES;
  return {
    location: locationOf(editable, value.range),
    code: codeOf(value.range),
    isComputed: !isTyped(value),
    constant: constantAround(editable, value.range),
    sharedWith: uses.of(value.range).filter((other) => formatPath(other) !== own),
  };
}

const NO_USES = { of: (): readonly ConfigPath[] => [] };
