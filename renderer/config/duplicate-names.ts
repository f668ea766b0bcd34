import { resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Finding } from '../core/finding.ts';
import { onlyOne } from '../core/only-one.ts';
import { isFieldIn } from './field-notes.ts';
import { bracketsAround, namesOf } from './syntax/brackets.ts';
import { locationOf } from './syntax/location.ts';

/** A key that an object declares twice. */
export interface DuplicateName extends Finding {
  /** The names of the objects around it, and its own. */
  readonly keys: readonly string[];
}

/** Reports keys that an object of the owner declares twice: JavaScript silently drops the first value. */
export const duplicateNamesIn = (
  warnings: readonly Message[],
  folder: string,
  read: (path: string) => string,
): readonly DuplicateName[] =>
  warnings.flatMap(({ id, location, notes }) => {
    if (id !== 'duplicate-object-key' || !location || resolve(folder, location.file).includes('node_modules'))
      return [];
    const named = locationOf(location);
    const name = location.lineText.slice(named.column - 1, named.endColumn - 1).replace(/^(['"])(.*)\1$/, '$2');
    const first = notes[0]?.location?.line;
    const around = bracketsAround(read(resolve(folder, location.file)), named.line, named.column - 1);
    const names = namesOf(around);
    const isField = isFieldIn(names.at(-1) ?? '', name);
    return {
      rule: 'config/duplicate-name',
      severity: 'error',
      message: `“${name}” is declared twice here: the first value is lost.`,
      help: helpFor(isField, first, named.line),
      location: named,
      keys: [...names, name],
    };
  });

function helpFor(isField: boolean, first: number | undefined, line: number): string {
  const where = first === undefined ? '' : `; the first is in line ${first}`;
  if (!isField) return `Rename one of the two, or remove it${where}.`;
  return first === line ? 'Remove one of the two.' : `Remove one of the two lines${where}.`;
}

/** Returns true if a part of the config declares an entry twice: 'catalogue', 'massage'. */
export const isDeclaredTwice = (duplicates: readonly DuplicateName[], part: string, name: string): boolean =>
  duplicates.some(({ keys }) => keys.some((key, index) => key === part && keys[index + 1] === name));

/**
 * Returns the duplicates, with the name that one of the two entries should have if it is known, and the findings without
 * those about facts that only the first of two entries with one name has: it is there again under its own.
 */
export function withDuplicates(findings: readonly Finding[], duplicates: readonly DuplicateName[]): readonly Finding[] {
  const partsOf = ({ missingPath = '' }: Finding) => /^([^.]+)\.([^.]+)/.exec(missingPath)?.slice(1) ?? [];
  const lost = (duplicate: DuplicateName): string | undefined =>
    onlyOne([
      ...new Set(findings.map(partsOf).flatMap(([part, name]) => (part === duplicate.keys.at(-2) ? (name ?? []) : []))),
    ]);
  const named = duplicates.map((duplicate) => {
    const name = lost(duplicate);
    return name === undefined || name === duplicate.keys.at(-1)
      ? duplicate
      : {
          ...duplicate,
          help: `Name one of the two “${name}”: other parts of the config use this name. ${duplicate.help}`,
        };
  });
  const isLost = (finding: Finding): boolean => {
    const [part = '', name = ''] = partsOf(finding);
    return (
      isDeclaredTwice(duplicates, part, name) ||
      duplicates.some((duplicate) => duplicate.keys.at(-2) === part && lost(duplicate) === name)
    );
  };
  return [...named, ...findings.filter((finding) => !isLost(finding))];
}
