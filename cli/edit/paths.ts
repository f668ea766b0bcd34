import {
  type EditableConfig,
  isRefusal,
  pathsMeant,
  type Refusal,
  readPath,
} from '../../renderer/config/edit/index.ts';
import { shellWord } from '../../renderer/core/escape.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { onlyOne } from '../../renderer/core/only-one.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';

/** Returns the path that a user typed; a wrong one is a mistake in the command. */
export const pathOf = (editable: EditableConfig, text: string, mayDeclare = false): ConfigPath =>
  orUsageError(readPath(text, { ...editable.parsed(), mayDeclare }));

/** A path whose keys may contain dots: ['pages']['/about'] */
export const bracketed = (path: ConfigPath): string => path.map((key) => `['${key}']`).join('');

/**
 * Refuses words that only together name a value, and says how its path is written: 'treatment', 'Deep massage',
 * 'price' is catalogue.deep-massage.price. `command` gets the path.
 */
export function refuseDividedPath(
  editable: EditableConfig,
  words: readonly string[],
  command: (path: string) => string,
): void {
  if (words.length < 2 || words.every((word) => !isRefusal(readPath(word, editable.parsed())))) return;
  const path = onlyOne(pathsMeant(words, editable.parsed()));
  if (path)
    throw new UsageError(
      escapeForTerminal(`“${words.join(' ')}” is not a path. Write: ${command(shellWord(formatPath(path)))}`),
    );
}

/** Returns a result. @throws UsageError with the message of a refusal */
export function orUsageError<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new UsageError(escapeForTerminal(refusalText(result)));
  return result;
}

const refusalText = ({ message, help }: Refusal): string => (help === undefined ? message : `${message} ${help}`);
