import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/**
 * Returns the difference of two texts in the unified format, as `patch` and `git apply` read it
 * (https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html); '' if they are the same.
 */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, options).replace(/\n$/, '');
}
