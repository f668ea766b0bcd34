import type { ConfigPath } from '../../core/finding.ts';
import { withoutMarkers } from '../locate/markers.ts';
import type { RecordedRun } from '../locate/record-run.ts';
import { follow, insideAnnotation, type RunValue, rootOf, withoutAnnotations } from '../locate/value-in-run.ts';
import type { EditableConfig } from './editable.ts';
import { rawPlaceOf } from './raw.ts';

/** A value in a run of the config: where it was typed. */
export interface Place {
  readonly run: RecordedRun;
  /** The value with its annotations, from the outermost to the value itself. */
  readonly chain: readonly RunValue[];
  /** The value without its annotations. */
  readonly value: RunValue;
}

/** Finds a value in the run with markers, or in the one without if markers have changed the value. */
export async function placeOf(editable: EditableConfig, path: ConfigPath): Promise<Place | undefined> {
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  if (!raw) return undefined;
  const marked = await placeIn(editable, path, true);
  if (marked?.value.exact && isSame(marked.value.value, raw.value)) return marked;
  return (await placeIn(editable, path, false)) ?? marked;
}

async function placeIn(editable: EditableConfig, path: ConfigPath, markStrings: boolean): Promise<Place | undefined> {
  const { day, root } = editable;
  const run = await editable.run(markStrings);
  if (!run) return undefined;
  const [outermost, rest] = follow(rootOf(run, root), { path, day }, run);
  return rest > 0
    ? undefined
    : { run, chain: chainFrom(outermost, day, run), value: withoutAnnotations(outermost, day, run) };
}

function chainFrom(outermost: RunValue, day: string, run: RecordedRun): readonly RunValue[] {
  const inner = insideAnnotation(outermost, day, run);
  return inner ? [outermost, ...chainFrom(inner, day, run)] : [outermost];
}

const isSame = (marked: unknown, value: unknown): boolean =>
  typeof value === 'object' || (typeof marked === 'string' ? withoutMarkers(marked) : marked) === value;
