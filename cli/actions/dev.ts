import { join } from 'node:path';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { Checked } from '../../renderer/check/outcome.ts';
import { inMemory } from '../../renderer/core/cache.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { counted } from '../../renderer/core/wording.ts';
import type * as Engine from '../../renderer/examine.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { devAnswer, STYLE_PAGE } from '../dev/answer.ts';
import { type DevState, newState, showErrors, showSite } from '../dev/state.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { type ConfigFlags, checkOptions, configFile, ENGINE, ioOptions } from '../options.ts';
import { type ProgramExports, programIo, runningProgram } from '../program.ts';
import { formatDuration } from '../report/duration.ts';
import { findingLines } from '../report/finding-lines.ts';
import { asLastCheck } from '../report/last-check.ts';
import { reportFor, since } from '../report/outcome.ts';
import { pretty } from '../report/pretty.ts';
import { isNew, type ReportInput } from '../report/report.ts';
import { serve } from '../server.ts';
import { filesOfSite, watchFiles } from '../watch-files.ts';

export interface DevFlags extends ConfigFlags {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

/** Runs `site dev`. */
export async function runDev(flags: DevFlags, context: CommandContext): Promise<Exit> {
  const { terminal, stop } = context;
  const state = newState();
  const { port, closed } = await serve({ ...flags, stop, answer: devAnswer(state) });
  const address = `http://${flags.host}:${port}`;
  const served = state.started.then(() => {
    terminal.endProgress();
    terminal.say(`Serving the site at ${address}`);
    terminal.say(`All tokens, primitives and sections with examples: ${address}${STYLE_PAGE}`);
    if (flags.open) openInBrowser(address, terminal);
  });
  // Making the schema takes longer than reading a config with it. Each import of the program is an object of its own
  // with the same functions (`__toESM` of esbuild).
  const schemaFrom = memoize((make: typeof Engine.sharedSchema) => make());
  const session = { state, schemaFrom, remembering: inMemory() };
  const watching = watchFiles({
    stop,
    ready: () => terminal.say('Watching for changes (stop with Ctrl+C)'),
    update: async () => {
      const { files } = await update(session, flags, context);
      return [...filesOfSite(configFile(flags, context), files), ...OWN_SOURCE];
    },
  });
  await Promise.all([served, closed, watching]);
  return EXIT.ok;
}

/** What lasts from one change to the next. */
interface Session {
  readonly state: DevState;
  readonly remembering: ReturnType<typeof inMemory>;
  readonly schemaFrom: (make: typeof Engine.sharedSchema) => ReturnType<typeof Engine.sharedSchema>;
}

/**
 * Runs the pipeline, which shows the pages before it applies the rules. If no pages can be made, the last good site
 * stays, with the errors displayed over it.
 */
async function update(session: Session, flags: DevFlags, context: CommandContext): Promise<Checked> {
  const { state, schemaFrom, remembering } = session;
  const start = performance.now();
  const options = checkOptions(flags, context);
  const effects = ioOptions(flags, context);
  let isShown = false;
  const onAssembled = (site: CheckedSite) => {
    isShown = true;
    return showSite(state, site);
  };
  const checked = await currentProgram()
    .then(async (program) => {
      const files = await program.programIo(effects);
      const io = { ...files, cache: remembering(files.cache) };
      state.style = () => program.stylePage(options.engine, io, state.site?.look);
      const engine = await program.engine();
      return engine.checkSite({ ...options, schemaFor: schemaFrom(engine.sharedSchema) }, io, { onAssembled });
    })
    .catch((error: unknown) => {
      if (context.stop.aborted) throw error;
      return asFinding(error);
    });
  context.terminal.endProgress();
  const plain = reportFor(checked, flags, context, { durationMs: since(start) });
  const report = await asLastCheck(plain, programIo(effects).cache, checked);
  state.source = report.source;
  showErrors(state, checked.findings.filter(isError), !isShown);
  printForEditing(report, context);
  return checked;
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** While the owner edits, errors and new warnings matter; `site check` lists the rest. */
function printForEditing(report: ReportInput, { terminal }: CommandContext): void {
  const { pages, errors, durationMs } = report.summary;
  const findings = report.findings.filter((finding) => finding.severity === 'error' || isNew(finding, report));
  if (errors > 0) terminal.print(pretty({ ...report, findings, accepted: [] }, terminal.colours));
  else {
    if (findings.length > 0) terminal.print(findingLines(findings, report, terminal.colours).join('\n'));
    terminal.say(`${counted(pages, 'page')} in ${formatDuration(durationMs)}`);
  }
}

/** Returns the program compiled from the current source. Its results are cached under its own digest. */
async function currentProgram(): Promise<ProgramExports> {
  if (!runningProgram) throw new Error('The program was not started by cli/site.mjs.');
  return runningProgram.latest();
}

/** While code is being edited, a compile error or a component that throws is displayed like any other finding. */
const asFinding = (error: unknown): Checked => ({
  readable: false,
  pages: 0,
  links: 0,
  findings: [
    {
      rule: 'config/program',
      severity: 'error',
      message: (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' '),
      help: 'Fix the code. The page reloads by itself.',
    },
  ],
  accepted: [],
  unapplied: new Set(RULE_NAMES),
  files: [],
});

/** The code of this tool. */
const OWN_SOURCE = ['cli', 'renderer', 'components'].map((name) => join(ENGINE, name));
