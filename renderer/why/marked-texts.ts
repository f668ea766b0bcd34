import type { Parsed } from '../config/parse.ts';
import { formatPath } from '../core/finding.ts';
import { isProse } from '../facts/prose.ts';
import type { PageText } from '../html/read-texts.ts';
import { plainFrom } from '../pages/context.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { counterparts } from './align-texts.ts';
import { readMarks } from './changed-values.ts';
import type { Probe, TextSource } from './probes.ts';

/** A text of the config or of a file that ends at a position in a text of a page. */
export interface MarkedEnd {
  readonly source: TextSource;
  readonly end: number;
  /** Its lines as pages show them. */
  readonly lines: readonly string[];
}

interface Input {
  readonly parsed: Pick<Parsed, 'leaves'>;
  readonly planned: Pick<PlannedSite, 'quote'>;
}

/**
 * Returns the texts of the config that each text of a page contains, found by rendering the page with marks. The result
 * is `undefined` for a text that changes when marks are added, because code depends on its sources.
 */
export function markedEnds(
  texts: readonly PageText[],
  marked: readonly PageText[],
  probes: readonly Probe[],
  input: Input,
): readonly (readonly MarkedEnd[] | undefined)[] {
  const byNumber = new Map(probes.map((probe) => [probe.number, probe]));
  const read = marked.map((text) => ({ ...text, ...readMarks(text.text) }));
  const others = counterparts(texts, read);
  return texts.map(({ text }, index) => {
    const other = others[index];
    if (!other || withoutSpaces(other.text) !== withoutSpaces(text)) return undefined;
    return other.marks.flatMap(({ at, number }): readonly MarkedEnd[] => {
      const source = byNumber.get(number)?.source;
      const end = positionAfter(text, withoutSpaces(other.text.slice(0, at)).length);
      return source ? [{ source, end, lines: linesOf(source, input) }] : [];
    });
  });
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Returns the position after a number of characters that are not spaces. */
function positionAfter(text: string, letters: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === letters) return index;
    if (/\S/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

function linesOf(source: TextSource, { parsed, planned }: Input): readonly string[] {
  return plainOf(source, { parsed, planned })
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function plainOf(source: TextSource, { parsed, planned }: Input): string {
  if (source.kind === 'passage') return source.text.replace(/\{([^{}]+)\}/g, (_, path) => planned.quote(path) ?? '');
  const key = formatPath(source.path);
  const value = parsed.leaves.find(({ path, part }) => part === undefined && formatPath(path) === key)?.value;
  return isProse(value) ? plainFrom(planned.quote)(value) : typeof value === 'string' ? value : '';
}
