import { type Finding, replacing } from '../../core/finding.ts';
import { INVISIBLE_HELP, invisibleIn, withoutInvisible } from '../../facts/invisible.ts';
import { escapeForTerminal } from '../../facts/plain-text.ts';
import { valueAtPath } from '../value-at.ts';

/**
 * Explains a value, a name, or the incorrect part of a text that contains an invisible character: the message would
 * quote it as if it were right, “podiatry” beside “podiatry”.
 */
export function explainInvisible(finding: Finding, config: unknown): Finding {
  const { span, path = [], rule, part } = finding;
  // Texts for visitors may contain joiners, and their schema names the other characters.
  if (rule === 'config/text' || (rule === 'content/prose' && !span)) return finding;
  const value = part === 'name' ? path.at(-1) : valueAtPath(config, path);
  if (typeof value !== 'string') return finding;
  const rejected = span ? value.slice(span.at, span.at + span.length) : value;
  const found = invisibleIn(rejected);
  const visible = withoutInvisible(rejected);
  if (found === undefined || visible.trim() === '') return finding;
  return {
    ...finding,
    message: `“${escapeForTerminal(visible)}” contains an invisible character: ${escapeForTerminal(found)}.`,
    help: INVISIBLE_HELP,
    ...(part === 'name' ? {} : { span: span ?? { at: 0, length: value.length } }),
    ...replacing(rejected, visible),
  };
}
