import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';

/**
 * Replaces each path with a “*”, and the value after it, by the paths of all values that it matches: 'catalogue.*.price',
 * '+5%'. A percentage leaves out values without a number, such as 'Complimentary'.
 * @throws UsageError if a path matches no value
 */
export function expandStars(editable: EditableConfig, words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    if (index % 2 !== 0) return hasStar(words[index - 1] ?? '') ? [] : [word];
    if (!hasStar(word)) return [word];
    const value = words[index + 1];
    const paths = pathsMatching(editable, word, value?.endsWith('%') === true);
    return paths.flatMap((path) => (value === undefined ? [path] : [path, value]));
  });
}

const hasStar = (word: string): boolean => word.split('.').includes('*');

function pathsMatching(editable: EditableConfig, pattern: string, isPercentage: boolean): readonly string[] {
  const { plainConfig } = editable.parsed();
  const paths = pattern
    .split('.')
    .reduce<readonly ConfigPath[]>(
      (found, key) => found.flatMap((path) => keysAt(plainConfig, path, key).map((one) => [...path, one])),
      [[]],
    )
    .filter((path) => !isPercentage || /\d/.test(String(valueAtPath(plainConfig, path))));
  if (paths.length > 0) return paths.map(formatPath);
  throw new UsageError(escapeForTerminal(`“${pattern}” matches no value. “npx site get” lists all values.`));
}

/** The key, if the value at the path has it; all of its keys for a “*”. */
function keysAt(config: unknown, path: ConfigPath, key: string): readonly string[] {
  const value = valueAtPath(config, path);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return key === '*' ? keys : keys.filter((one) => one === key);
}
