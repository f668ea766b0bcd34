import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { valueAtPath } from '../value-at.ts';

const PAGE = /^[ \t]*(['"]\/[^'"\n]*['"])\s*:\s*\[/m;

/** Reports pages among the facts of the clinic, after the braces between the two were deleted. */
export function pagesAmongFacts(value: unknown, text: string, file: string): Finding | undefined {
  if (typeof value !== 'object' || value === null || valueAtPath(value, ['pages']) !== undefined) return undefined;
  const [page] = Object.keys(value).filter((key) => key.startsWith('/'));
  const match = PAGE.exec(text);
  if (page === undefined || match?.[1] === undefined) return undefined;
  const location = locationsIn(text, file)(match.index + match[0].indexOf(match[1]), match[1].length);
  return {
    rule: 'config/missing',
    severity: 'error',
    message: 'The pages begin here, within the braces of the facts.',
    help: `Write “}, {” above line ${location.line}: the pages are in braces of their own.`,
    location,
  };
}
