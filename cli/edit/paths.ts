import { type EditableConfig, isRefusal, type Refusal, readPath } from '../../renderer/config/edit/index.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';

/** Returns the path that a user typed; a wrong one is a mistake in the command. */
export const pathOf = (editable: EditableConfig, text: string, mayDeclare = false): ConfigPath =>
  orUsageError(readPath(text, { ...editable.parsed(), mayDeclare }));

/** Returns a result. @throws UsageError with the message of a refusal */
export function orUsageError<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new UsageError(escapeForTerminal(refusalText(result)));
  return result;
}

const refusalText = ({ message, help }: Refusal): string => (help === undefined ? message : `${message} ${help}`);
