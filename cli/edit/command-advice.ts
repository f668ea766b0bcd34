/** Advice about an edit that is refused, as the command that makes it. */
import type { Change } from '../../renderer/config/edit/index.ts';
import { shellWord } from '../../renderer/core/escape.ts';
import { type ConfigPath, type Finding, formatPath } from '../../renderer/core/finding.ts';
import { shellField } from './assignments.ts';
import type { MadeChange } from './make-changes.ts';

/** Says what to add to the command, or which command comes first. */
export function adviseOnCommand(
  errors: readonly Finding[],
  made: readonly Pick<MadeChange, 'change'>[],
): readonly Finding[] {
  const changes = made.map(({ change }) => change);
  return errors.map((error) => {
    if (error.rule === 'config/exception-unused' && error.path) return withException(error, changes);
    if (error.rule === 'content/empty-page') return withRoute(error, changes);
    if (error.rule === 'config/missing' && changes.some(({ kind }) => kind === 'add')) return asField(error);
    return withOtherValue(error, changes);
  });
}

/** The sections of a page are gone, but its address is still declared. */
function withRoute(error: Finding, changes: readonly Change[]): Finding {
  const removed = changes.find(
    ({ kind, path }) => kind === 'remove' && path.length === 2 && path[0] === 'pages' && path[1] === error.path?.[1],
  );
  if (!removed) return error;
  const paths = [removed.path, ['routes', ...removed.path.slice(1)]].map((path) => shellWord(formatPath(path)));
  return { ...error, help: `To remove the whole page: npx site remove ${paths.join(' ')}` };
}

/** An edit is refused until an exception that it makes unnecessary is gone. */
function withException(error: Finding, changes: readonly Change[]): Finding {
  const path = shellWord(formatPath(error.path ?? []));
  const kinds = new Set(changes.map(({ kind }) => kind));
  const help = kinds.has('set')
    ? `Set it in the same command: add ${path} with its value, and --without-exceptions.`
    : kinds.has('remove')
      ? `First remove the accept(): npx site set ${path} --without-exceptions. Or add ${path} to this command, to remove the value too.`
      : `First remove the accept(): npx site set ${path} --without-exceptions`;
  return { ...error, help };
}

/** A line to paste into the config: “Write for example: category: 'care',” and “Write qualifications: [ … ], with …”. */
const LINE_TO_PASTE = /Write (for example: )?(\w+): (?:'([^']*)'|(\[)(?: … |'[^\]]*)\]|([\w.-]+)),.*$/;

/** Writes the field as the command takes it: “Add for example category=care to the command.” */
function asField(error: Finding): Finding {
  // A list that is the first argument of a call: profiles(), faq().
  const [, argument] = /^“(\w+)” is undefined/.exec(error.message) ?? [];
  if (argument !== undefined)
    return { ...error, message: `“${argument}” is missing.`, help: `Add ${argument}=… to the command.` };
  const help = error.help?.replace(
    LINE_TO_PASTE,
    (_, example = '', name = '', text?: string, list?: string, code = '') => {
      const field = shellField([name, list === undefined ? (text ?? code) : '["…"]']);
      return `Add ${example === '' ? '' : 'for example '}${field} to the command.`;
    },
  );
  return help === undefined ? error : { ...error, help };
}

/** A value that no longer agrees with the one that was set, in the same entry: '2 x £140' after its price. */
function withOtherValue(error: Finding, changes: readonly Change[]): Finding {
  const { path = [], help } = error;
  const isSet = (other: ConfigPath) => formatPath(other) === formatPath(path);
  const [first] = changes;
  const isSameEntry = path.length > 2 && path.slice(0, 2).every((key, at) => key === first?.path[at]);
  if (first?.kind !== 'set' || !isSameEntry || changes.some((change) => isSet(change.path))) return error;
  const typed = changes.flatMap((change) =>
    change.kind === 'set' ? [formatPath(change.path), String(change.value)] : [],
  );
  const words = [...typed, formatPath(path)].map(shellWord).join(' ');
  return { ...error, help: `${help ?? ''} To change both at once: npx site set ${words} VALUE`.trim() };
}
