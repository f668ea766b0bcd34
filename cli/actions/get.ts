import { type Description, describe, type EditableConfig, outline } from '../../renderer/config/edit/index.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { descriptionJson, descriptionLines } from '../edit/description.ts';
import { openSite } from '../edit/open-site.ts';
import { pathOf, refuseDividedPath } from '../edit/paths.ts';
import type { ConfigFlags } from '../options.ts';
import { printableJson } from '../report/printable.ts';

export interface GetFlags extends ConfigFlags {
  readonly format: 'pretty' | 'json';
}

/** Runs `site get`. It has one argument; others are explained. */
export async function runGet(words: readonly string[], flags: GetFlags, context: CommandContext): Promise<Exit> {
  const opened = await openSite(flags, context);
  if ('exit' in opened) return opened.exit;
  const { editable } = opened;
  const [path] = words;
  if (path === undefined) printOutline(editable, flags, context);
  else {
    refuseDividedPath(editable, words, (whole) => `npx site get ${whole}`);
    if (words.length > 1) throw new UsageError('Write one path: npx site get PATH');
    const description = await describe(editable, pathOf(editable, path));
    if (description) printDescription(editable, description, flags, context);
  }
  return EXIT.ok;
}

/** Prints every single value with its path: the lines can be searched, and a path can be copied. */
function printOutline(editable: EditableConfig, { format }: GetFlags, { terminal }: CommandContext): void {
  const entries = outline(editable);
  if (format === 'json')
    terminal.print(printableJson(Object.fromEntries(entries.map(({ path, value }) => [formatPath(path), value]))));
  else terminal.print(entries.map((entry) => outlineLine(entry.path, entry.value, terminal.columns)).join('\n'));
}

const MIN_VALUE_LENGTH = 20;

function outlineLine(path: Description['path'], value: unknown, columns = Number.POSITIVE_INFINITY): string {
  const name = formatPath(path);
  const text = escapeForTerminal(oneLine(value));
  const room = Math.max(MIN_VALUE_LENGTH, columns - name.length - 3);
  return `${name}  ${text.length > room ? `${text.slice(0, room - 1)}…` : text}`;
}

const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\n', ' ') : (JSON.stringify(value) ?? String(value));

/** Prints only the value to standard output, so that a script can use it; its description goes to standard error. */
function printDescription(
  editable: EditableConfig,
  description: Description,
  { format }: GetFlags,
  { terminal }: CommandContext,
): void {
  if (format === 'json') return void terminal.print(descriptionJson(description));
  const { path, value, isSet } = description;
  if (typeof value === 'object' && value !== null)
    terminal.print(
      outline(editable, path)
        .map((entry) => outlineLine(entry.path, entry.value, terminal.columns))
        .join('\n'),
    );
  else if (isSet) terminal.print(typeof value === 'string' ? value : String(value));
  for (const line of descriptionLines(description)) terminal.say(terminal.colours.dim(escapeForTerminal(line)));
}
