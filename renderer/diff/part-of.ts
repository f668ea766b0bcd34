import { valueAtPath } from '../config/value-at.ts';
import type { ConfigPath } from '../core/finding.ts';

/**
 * Returns the role of a value within its entry, for summaries: 'question', 'section “faq”', 'text in the section
 * “hero”'.
 */
export function partOf(path: ConfigPath, plainConfig: unknown): string {
  const [part, , index] = path;
  if (path.includes('questions') && path.at(-1) !== 'questions') return 'question';
  if (part === 'pages' && index !== undefined) {
    const section = `section “${valueAtPath(plainConfig, [...path.slice(0, 3), 'kind'])}”`;
    return path.length === 3 ? section : `text in the ${section}`;
  }
  return String(path.findLast((key, at) => typeof key === 'string' && at > 0) ?? part);
}
