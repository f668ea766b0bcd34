import { type Finding, formatPath, withoutPositions } from '../../core/finding.ts';
import { locateWith } from '../locate/index.ts';
import { finderIn } from '../locate/open-config.ts';
import type { EditableConfig } from './editable.ts';

/**
 * Returns the findings that an edit causes in the values of the config, before any page is rendered: wrong forms, missing
 * names and fields. They are located in the edited texts.
 */
export async function configFindings(before: EditableConfig, after: EditableConfig): Promise<readonly Finding[]> {
  const known = new Set(findingsIn(before).map(keyOf));
  const caused = findingsIn(after).filter((finding) => !known.has(keyOf(finding)));
  if (caused.length === 0) return [];
  const { plainConfig } = after.parsed();
  const { run, root, day } = after;
  return locateWith(caused, { plainConfig, day }, finderIn({ run, root, folder: after.config.folder }));
}

const findingsIn = ({ config, parsed }: EditableConfig): readonly Finding[] => [
  ...config.duplicateNames,
  ...parsed().findings,
];

const keyOf = ({ rule, message, path = [] }: Finding): string =>
  [rule, message, formatPath(withoutPositions(path))].join('|');
