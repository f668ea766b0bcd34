import { xml } from '../../renderer/core/escape.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';

/** The length of a comment that GitHub accepts, in characters; GitLab and job summaries accept more. */
const MAX_LENGTH = 65_536;

/** Leaves room for the line that counts the omitted items of a list. */
const RESERVED = 40;

export interface MarkdownList {
  /** The text before and after the items. */
  readonly title?: string;
  readonly end?: string;
  readonly items: readonly string[];
}

/** A list that a reader opens. A heading inside would be part of the page's outline, so the summary is bold. */
export const collapsed = (summary: string, items: readonly string[]): MarkdownList => ({
  title: `<details><summary>${xml(summary)}</summary>`,
  end: '</details>',
  items,
});

/** Returns the text of each list that has items. If a comment cannot contain all of them, the last ones are counted. */
export function fitted(lists: readonly MarkdownList[], others: readonly string[]): readonly string[] {
  const filled = lists.filter(({ items }) => items.length > 0);
  const fixed = [...others, ...filled.flatMap(({ title = '', end = '' }) => [title, end])];
  let room = MAX_LENGTH - fixed.reduce((sum, part) => sum + part.length + 2, 0) - filled.length * RESERVED;
  return filled.map(({ title, end, items }) => {
    const taken: string[] = [];
    for (const item of items) {
      room -= item.length + 3;
      if (room < 0) break;
      taken.push(`- ${item}`);
    }
    const rest = items.length - taken.length;
    const list = [...taken, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n');
    return [title, list, end].filter(Boolean).join('\n\n');
  });
}

/** A code span: no character in it has a meaning, except backticks, which a longer fence permits. */
export function code(words: string): string {
  const shown = escapeForTerminal(words.replace(/\s+/g, ' '));
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}
