import { type Finding, formatPath } from '../../renderer/core/finding.ts';
import type { MadeChange } from './make-changes.ts';
import { shellWord } from './shell-word.ts';

/** Says which command removes an exception that an edit makes unnecessary: the edit is refused until it is gone. */
export const adviseOnExceptions = (
  errors: readonly Finding[],
  made: readonly Pick<MadeChange, 'change'>[],
): readonly Finding[] =>
  errors.map((error) => (error.rule === 'config/exception-unused' && error.path ? advised(error, made) : error));

function advised(error: Finding, made: readonly Pick<MadeChange, 'change'>[]): Finding {
  const path = shellWord(formatPath(error.path ?? []));
  const kinds = new Set(made.map(({ change }) => change.kind));
  const help = kinds.has('set')
    ? `Set it in the same command: add ${path} with its value, and --without-exceptions.`
    : kinds.has('remove')
      ? `First remove the accept(): npx site set ${path} --without-exceptions. Or add ${path} to this command, to remove the value too.`
      : `First remove the accept(): npx site set ${path} --without-exceptions`;
  return { ...error, help };
}
