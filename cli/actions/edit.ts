import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { openSite } from '../edit/open-site.ts';
import { save } from '../edit/save.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { type ConfigFlags, checkOptions, ENGINE } from '../options.ts';
import { editorAnswer } from '../page-editor/answer.ts';
import { createGuard, HOST } from '../page-editor/guard.ts';
import { openImageFiles } from '../page-editor/image-files.ts';
import { openReview } from '../page-editor/review.ts';
import { openSession } from '../page-editor/session.ts';
import { shellFiles } from '../page-editor/shell.ts';
import { sitePages } from '../page-editor/site-pages.ts';
import { serve } from '../server.ts';
import { filesOfSite, watchFiles } from '../watch-files.ts';

export interface EditFlags extends ConfigFlags {
  readonly port: number;
  readonly open?: boolean;
}

/** Runs `site edit`: serves the site in a browser for editing in place. */
export async function runEdit(typed: EditFlags, context: CommandContext): Promise<Exit> {
  const { terminal, stop } = context;
  const opened = await openSite(typed, context);
  if ('exit' in opened) return opened.exit;
  const { flags, editable, io } = opened;
  const check = checkOptions(flags, context);
  const quiet = { ...io, progress: () => undefined };
  const session = openSession(editable, { check, io: quiet, save: (changes) => save(changes, flags, context) });
  const images = openImageFiles(session, io);
  const parts = {
    ...{ session, guard: createGuard(), pages: sitePages(session), images, review: openReview(session, images) },
    files: await shellFiles(ENGINE),
  };
  let listening = 0;
  const answer = editorAnswer({ ...parts, port: () => listening });
  const { port, closed } = await serve({ port: flags.port, host: HOST, stop, answer });
  listening = port;
  const address = `http://${HOST}:${port}${parts.guard.entrance}`;
  const watching = watchFiles({
    stop,
    ready: () => {
      terminal.say(`Edit the site at ${address} (stop with Ctrl+C)`);
      if (flags.open) openInBrowser(address, terminal);
    },
    update: async () => {
      await session.reread();
      return filesOfSite(check.file, session.editable().config.files);
    },
  });
  await Promise.all([closed, watching]);
  // The check that is running writes its cache.
  await session.settled();
  await images.removeUnused();
  return EXIT.ok;
}
