import { counted } from '../../renderer/core/wording.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { sourceOf } from '../edit/check-edit.ts';
import { type FixedSite, fixRounds, type MadeFix } from '../edit/fix-rounds.ts';
import { inRealFolder } from '../edit/real-folder.ts';
import { type EditResult, printResult } from '../edit/report.ts';
import { conflictRefusal, fileChanges, save } from '../edit/save.ts';
import { checkCommandText, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';

/** Runs `site fix`. */
export async function runFix(typed: ChangeFlags, context: CommandContext): Promise<Exit> {
  const flags = await inRealFolder(typed, context);
  const options = checkOptions(flags, context);
  const io = programIo({ ...ioOptions(flags, context), stop: context.stop });
  const fixed = await fixRounds(options, io);
  context.terminal.endProgress();
  const files = fileChanges(fixed.before, fixed.after);
  const conflict = flags.dryRun || files.length === 0 ? undefined : await save(files, flags, context);
  const result: EditResult = {
    ok: conflict === undefined,
    written: !flags.dryRun && conflict === undefined && files.length > 0,
    lines: fixed.fixes.map((fix) => fixText(fix, context)),
    ...{ files, alsoChanges: [], found: unreadableParts(fixed), source: sourceOf(fixed.after, options.file) },
    refusal: conflict && conflictRefusal(conflict),
    advice: conflict ? 'Nothing was written.' : adviceAfter(fixed, typed),
  };
  printResult(result, { ...flags, file: options.file }, context);
  if (conflict) return EXIT.findings;
  if (!fixed.outcome.readable) return EXIT.usage;
  return errorsIn(fixed) > 0 ? EXIT.findings : EXIT.ok;
}

/** Returns the findings of a config that cannot be read: nothing else can be fixed before them. */
const unreadableParts = ({ outcome }: FixedSite) => (outcome.readable ? [] : outcome.findings);

function fixText({ finding }: MadeFix, { terminal: { colours } }: CommandContext): string {
  const { location, fix, rule } = finding;
  const position = location ? `${location.file}:${location.line}  ` : '';
  return `${position}${fix?.title ?? ''}  ${colours.dim(rule)}`;
}

const errorsIn = ({ outcome }: FixedSite): number =>
  outcome.findings.filter(({ severity }) => severity === 'error').length;

function adviceAfter(fixed: FixedSite, flags: ChangeFlags): string {
  const { fixes, outcome } = fixed;
  const done =
    fixes.length === 0
      ? 'Nothing to fix.'
      : `${counted(fixes.length, 'finding')} ${flags.dryRun ? 'can be fixed' : 'fixed'}.`;
  const rest = outcome.findings.length;
  return rest === 0 ? done : `${done} ${counted(rest, 'finding')} left; see ${checkCommandText(flags)}.`;
}
