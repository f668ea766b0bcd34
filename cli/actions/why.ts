import { shellWord } from '../../renderer/core/escape.ts';
import { checkSite } from '../../renderer/examine.ts';
import { nearest } from '../../renderer/facts/nearest.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { prepare } from '../../renderer/pipeline.ts';
import type { PlannedPage } from '../../renderer/plan/page.ts';
import { findTexts } from '../../renderer/why/find-texts.ts';
import { type PageTexts, type ProbeInputs, pageTexts } from '../../renderer/why/index.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { openSite } from '../edit/open-site.ts';
import { type ConfigFlags, checkOptions } from '../options.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';
import { explainTexts } from '../report/why/explain.ts';
import { whyJson } from '../report/why/json.ts';
import { whyText } from '../report/why/text.ts';

export interface WhyFlags extends ConfigFlags {
  readonly format: 'pretty' | 'json';
}

/** Runs `site why`. It has one text; more words are one that the shell has divided. */
export async function runWhy(
  address: string,
  typed: readonly string[],
  flags: WhyFlags,
  context: CommandContext,
): Promise<Exit> {
  const opened = await openSite(flags, context);
  if ('exit' in opened) return opened.exit;
  const { editable, io } = opened;
  const { config, overrides, day } = editable;
  const { pages } = await prepare(config, { overrides, day, parsed: editable.parsed() }, io);
  if (!pages) return reportInvalidSite(await checkSite(checkOptions(opened.flags, context), io), flags, context);
  const words = typed.length > 0 ? typed.join(' ') : undefined;
  const page = pageAt(address, pages, typed);
  io.progress(`Looking for what ${page.route} is made from …`);
  const texts = pageTexts(pages, page);
  const found = texts.sourcesOf(words === undefined ? readable(texts) : positionsOf(words, texts, page));
  const explained = await explainTexts(found, words, editable);
  const { terminal } = context;
  const report = { page: page.route, words, texts: explained };
  terminal.print(flags.format === 'json' ? whyJson(report) : whyText(report, terminal));
  return EXIT.ok;
}

/** The head and the structured data of a page repeat its texts for machines, so they are only searched. */
const readable = ({ texts }: PageTexts): readonly number[] =>
  texts.flatMap(({ kind, by }, index) =>
    kind === 'data' || (by.startsWith('meta ') && by !== 'meta description') ? [] : [index],
  );

function positionsOf(words: string, { texts }: PageTexts, { route }: PlannedPage): readonly number[] {
  const found = findTexts(texts, words);
  if (found.positions.length > 0) return found.positions;
  const closest = 'closest' in found && found.closest !== undefined ? `; the closest is “${found.closest}”` : '';
  throw new UsageError(
    escapeForTerminal(
      `No text of ${route} contains “${words}”${closest}. “npx site why ${route}” lists all its texts.`,
    ),
  );
}

/** Returns the page at an address: '/about', 'about/', 'https://clinic.example/about?from=mail#team'. */
function pageAt(address: string, { planned: { plan, site } }: ProbeInputs, typed: readonly string[]): PlannedPage {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const route = `/${path.replace(/^\/+|(?:\/|\.html)+$/g, '')}`;
  const page = plan.pages.find((one) => one.route === route || (route === '/index' && one.route === '/'));
  if (page) return page;
  const redirect = plan.redirects.find(({ from }) => from === route);
  if (redirect) throw new UsageError(`${route} is not a page: it redirects to ${redirect.to}.`);
  const closest = nearest(
    route,
    plan.pages.map((one) => one.route),
  );
  if (!closest?.near && !/^(?:\/|https?:)/.test(address))
    throw new UsageError(
      escapeForTerminal(
        `“${address}” is not a page. Write the page first: npx site why / ${shellWord([address, ...typed].join(' '))}.`,
      ),
    );
  const help = closest?.near ? `Did you mean ${closest.name}?` : '“npx site routes” lists all pages.';
  throw new UsageError(escapeForTerminal(`${site.clinic.name} has no page ${route}. ${help}`));
}
