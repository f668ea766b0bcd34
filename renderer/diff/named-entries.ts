import { REFERENCE_KINDS, referenceKinds } from '../config/reference-kinds.ts';
import { valueAtPath } from '../config/value-at.ts';
import { isPlainObject } from '../config/variants.ts';
import type { ConfigPath } from '../core/finding.ts';
import { mapValues } from '../core/map-values.ts';
import { type Alignment, alignRecords } from './align.ts';

/** The entries that a config declares by name, aligned with those of an earlier config. */
export interface NamedEntries {
  /** Returns the alignment of a part of the config such as `catalogue`; `undefined` for any other record. */
  readonly alignmentOf: (path: ConfigPath) => Alignment<string> | undefined;
  /** Returns a reference of the earlier config with the later name of the entry: '/go/back' → '/go/back_pain'. */
  readonly renamed: (reference: string) => string;
}

export function namedEntries(before: unknown, after: unknown): NamedEntries {
  const parts = [...new Set(referenceKinds().flatMap((kind): readonly string[] => REFERENCE_KINDS[kind].parts))];
  const alignments = new Map(
    parts.map((part) => [part, alignRecords(entriesOf(before, part), entriesOf(after, part), true)]),
  );
  const pages = alignments.get('routes');
  if (pages) alignments.set('pages', pages);
  const names = new Map([...alignments.values()].flatMap(({ pairs }) => pairs.filter(([old, name]) => old !== name)));
  return {
    alignmentOf: (path) => (path.length === 1 ? alignments.get(String(path[0])) : undefined),
    renamed: (reference) => names.get(reference) ?? withRenamedPart(reference, names),
  };
}

/** The sections identify a page better than its title. */
function entriesOf(config: unknown, part: string): Readonly<Record<string, unknown>> {
  const entries = valueAtPath(config, [part]);
  if (!isPlainObject(entries)) return {};
  return part === 'routes'
    ? mapValues(entries, (route, key) => ({ route, sections: valueAtPath(config, ['pages', key]) }))
    : entries;
}

/** 'treatment:massage', '/go/massage', 'massage.half-hour', '/team#maya' */
const REFERENCE = /^(treatment:|document:|\/go\/)?([^.#:]+)([.#].+)?$/;

function withRenamedPart(reference: string, names: ReadonlyMap<string, string>): string {
  const [, before = '', name = '', rest = ''] = REFERENCE.exec(reference) ?? [];
  const current = names.get(name);
  return current === undefined ? reference : `${before}${current}${rest}`;
}
