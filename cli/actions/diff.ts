import { hasErrors } from '../../renderer/core/finding.ts';
import { diffSites } from '../../renderer/diff/index.ts';
import { locateDiff } from '../../renderer/diff/locate-changes.ts';
import { isUnreadable, readVersion, type SiteVersion } from '../../renderer/diff/version.ts';
import { checkSite } from '../../renderer/examine.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { diffJson } from '../report/diff/json.ts';
import { diffMarkdown } from '../report/diff/markdown.ts';
import type { DiffReport } from '../report/diff/report.ts';
import { diffTable } from '../report/diff/table.ts';
import { unreadableText } from '../report/diff/unreadable.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';
import { openRepository, type Repository, type Revision } from '../repository.ts';

export interface DiffFlags extends ConfigFlags {
  readonly format: 'pretty' | 'markdown' | 'json';
}

/** Runs `site diff`. */
export async function runDiff(range: string, flags: DiffFlags, context: CommandContext): Promise<Exit> {
  const options = checkOptions(flags, context);
  const io = programIo(ioOptions(flags, context));
  const repository = await openRepository(options.file, context.stop);
  const { from, to } = await revisionsOf(range, repository);

  /** Passes on the site of a revision, or reports why it cannot be read. */
  const siteAt = (revision: Revision, use: (version: SiteVersion) => Exit | Promise<Exit>): Promise<Exit> =>
    repository.checkOut(revision, async (file) => {
      io.progress(`Reading ${revision.name} …`);
      const version = await readVersion({ ...options, file }, io);
      if (!isUnreadable(version)) return use(version);
      context.terminal.say(unreadableText(revision, version));
      return EXIT.usage;
    });

  return siteAt(from, async (before) => {
    const compare = async (after: SiteVersion): Promise<Exit> =>
      report(await locateDiff(diffSites({ before, after }, from.name), after, io), { from, to }, flags, context);
    if (to) return siteAt(to, compare);
    io.progress('Reading the files …');
    const after = await readVersion(options, io);
    return isUnreadable(after) ? reportInvalidSite(await checkSite(options, io), flags, context) : compare(after);
  });
}

/** 'main', 'main..next' or 'main...next': since the last commit that the two have in common. */
const RANGE = /^(.*?)\.\.(\.?)(.*)$/;

async function revisionsOf(range: string, repository: Repository): Promise<Pick<DiffReport, 'from' | 'to'>> {
  const match = RANGE.exec(range);
  if (!match) return { from: await repository.revision(range), to: undefined };
  const [, first = '', isSinceFork = '', last = ''] = match;
  const from = await repository.revision(first || 'HEAD');
  const to = await repository.revision(last || 'HEAD');
  return { from: isSinceFork ? await repository.mergeBase(from, to) : from, to };
}

const FORMATS = { pretty: diffTable, markdown: diffMarkdown, json: diffJson };

function report(
  { changes, findings }: Pick<DiffReport, 'changes' | 'findings'>,
  revisions: Pick<DiffReport, 'from' | 'to'>,
  { format }: DiffFlags,
  { terminal }: CommandContext,
): Exit {
  terminal.print(FORMATS[format]({ ...revisions, changes, findings }, terminal.colours));
  return hasErrors(findings) ? EXIT.findings : EXIT.ok;
}
