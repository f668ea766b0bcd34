import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { buildSite } from '../../renderer/build.ts';
import { counted } from '../../renderer/core/wording.ts';
import { type CommandContext, EXIT, type Exit, notWritten } from '../context.ts';
import { recordBuild } from '../last-build.ts';
import { type ConfigFlags, checkOptions, ENGINE, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { formatDuration } from '../report/duration.ts';
import { asLastCheck, withLastCheck } from '../report/last-check.ts';
import { exitOf, reportFor, since } from '../report/outcome.ts';
import { pretty } from '../report/pretty.ts';

export interface BuildFlags extends ConfigFlags {
  readonly out: string;
}

/** Runs `site build`. */
export async function runBuild(flags: BuildFlags, context: CommandContext): Promise<Exit> {
  const { terminal } = context;
  const start = performance.now();
  const options = { ...checkOptions(flags, context), out: resolve(context.cwd, flags.out) };
  const io = programIo({
    ...ioOptions(flags, context),
    protectedFolders: [homedir(), ENGINE, dirname(options.file)],
    stop: context.stop,
  });
  const { checked, emitted } = await buildSite(options, io).catch(
    notWritten(`The site cannot be written to ${options.out}`),
  );
  terminal.endProgress();
  const findings = [...checked.findings, ...(emitted?.findings ?? [])];
  const report = reportFor({ ...checked, findings }, flags, context, { durationMs: since(start) });
  if (!report.ok) {
    terminal.print(pretty(await asLastCheck(report, io.cache, checked), terminal.colours));
    terminal.say(`Nothing was written: ${flags.out} is unchanged.`);
    return exitOf(checked, report);
  }
  await recordBuild(io.cache, options.out);
  const { warnings, accepted, pages, new: added = 0 } = (await withLastCheck(report, io.cache)).summary;
  const notes = [
    warnings > 0 ? `${counted(warnings, 'warning')}${added > 0 ? `, ${added} new` : ''} (see “npx site check”)` : '',
    accepted > 0 ? `${accepted} accepted` : '',
  ];
  terminal.say(
    [
      `Built ${counted(pages, 'page')} into ${flags.out} in ${formatDuration(since(start))}:`,
      `${counted(emitted?.written ?? 0, 'file')} written, ${emitted?.unchanged ?? 0} unchanged, ${emitted?.removed ?? 0} removed.`,
      ...notes.filter(Boolean).map((note) => `${note}.`),
    ].join(' '),
  );
  return EXIT.ok;
}
