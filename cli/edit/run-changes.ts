import { type Change, type EditableConfig, isRefusal, type Refusal } from '../../renderer/config/edit/index.ts';
import { type Finding, hasErrors } from '../../renderer/core/finding.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { checkOptions } from '../options.ts';
import { locatedBefore } from './before-removal.ts';
import type { ChangeFlags } from './change-flags.ts';
import { checkEdit, sourceOf } from './check-edit.ts';
import { adviseOnCommand } from './command-advice.ts';
import { type MadeChanges, makeChanges } from './make-changes.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { type EditResult, printResult } from './report.ts';
import { conflictRefusal, fileChanges, save } from './save.ts';
import { adviceToPrint } from './stale-documents.ts';
import { changeLocation, changeText } from './summary.ts';

/** Reads from the arguments of a command which values it changes. */
type ReadChanges = (editable: EditableConfig) => readonly Change[];

/** Runs a command that edits a config: makes its changes, checks the result and writes it. */
export async function runChanges(typed: ChangeFlags, context: CommandContext, read: ReadChanges): Promise<Exit> {
  const opened = await openSite(typed, context);
  if ('exit' in opened) return opened.exit;
  const { editable } = opened;
  const made = await makeChanges(editable, read(editable), { atSource: typed.everywhere === true });
  const result = isRefusal(made)
    ? refused(made, { source: sourceOf(editable.texts, editable.file) })
    : await checkedAndSaved(made, opened, context);
  context.terminal.endProgress();
  printResult(result, { ...typed, file: editable.file }, context);
  return result.ok ? EXIT.ok : EXIT.findings;
}

/** An edit that is not made; nothing is written. */
const refused = (refusal: Refusal, { source }: Pick<EditResult, 'source'>): EditResult => ({
  ...{ ok: false, written: false, lines: [], files: [], alsoChanges: [], source, refusal },
  found: refusal.findings ?? [],
  advice:
    refusal.alsoChanges === undefined
      ? 'Nothing was written.'
      : 'Nothing was written. To change all of these values, add --everywhere.',
});

async function checkedAndSaved(
  made: MadeChanges,
  { io, flags }: OpenSite<ChangeFlags>,
  context: CommandContext,
): Promise<EditResult> {
  const options = checkOptions(flags, context);
  const { found, toPrint, source } = await checkEdit(made, options, io);
  const files = fileChanges(made.before.texts, made.after.texts);
  const errors = found.filter(({ severity }) => severity === 'error');
  if (hasErrors(found))
    return {
      ...{ ok: false, written: false, lines: [], files: [], alsoChanges: [] },
      ...unwritten(errors, made, { source, file: options.file }),
      advice: `Nothing was written: the edit would cause ${errors.length === 1 ? 'this error' : 'these errors'}.`,
    };
  const isWritten = flags.dryRun !== true && files.length > 0;
  const result: EditResult = {
    ok: true,
    written: isWritten,
    lines: made.made.map((each) => `${changeText(each)}  ${context.terminal.colours.dim(changeLocation(each))}`),
    ...{ files, alsoChanges: made.alsoChanges, found, source },
    advice: adviceFor(files, toPrint, flags),
  };
  const conflict = isWritten ? await save(files, flags, context) : undefined;
  return conflict ? refused(conflictRefusal(conflict), result) : result;
}

/** Returns the errors of a refused edit. Those of a removal are located in the files as they are. */
function unwritten(
  errors: readonly Finding[],
  made: MadeChanges,
  { source, file }: Pick<EditResult, 'source'> & { readonly file: string },
): Pick<EditResult, 'found' | 'source'> {
  const found = adviseOnCommand(errors, made.made);
  const isRemoval = made.made.every(({ change }) => change.kind === 'remove');
  return isRemoval
    ? { found: locatedBefore(found, made), source: sourceOf(made.before.texts, file) }
    : { found, source };
}

function adviceFor(
  files: EditResult['files'],
  toPrint: readonly string[],
  { dryRun = false }: ChangeFlags,
): string | undefined {
  const print = adviceToPrint(toPrint, { isSaved: !dryRun });
  if (files.length === 0) return 'Nothing was written: the config says this already.';
  return dryRun ? ['Nothing was written (--dry-run).', ...(print ? [print] : [])].join(' ') : print;
}
