import { dirname, join } from 'node:path';
import { suggestion } from '../../renderer/config/schema/suggestion.ts';
import { counted } from '../../renderer/core/wording.ts';
import { checkSite } from '../../renderer/examine.ts';
import { fileSize } from '../../renderer/inputs/documents.ts';
import { OverflowError } from '../../renderer/media/documents/fit.ts';
import type { GeneratedDocument } from '../../renderer/media/documents/generate.tsx';
import { type PrintHtml, printIfChanged } from '../../renderer/media/documents/print.ts';
import { BROWSER_VARIABLES, findBrowser } from '../browser.mjs';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { printWith } from '../print/chromium.ts';
import { programIo } from '../program.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';

export interface PrintFlags extends ConfigFlags {
  readonly force?: boolean;
}

/** Runs `site print`. */
export async function runPrint(names: readonly string[], flags: PrintFlags, context: CommandContext): Promise<Exit> {
  const { terminal, env } = context;
  const io = programIo(ioOptions(flags, context));
  // The printed document is stored with the config, so it uses the config's own address even if this run overrides it.
  const options = { ...checkOptions(flags, context), overrides: {} };
  const checked = await checkSite(options, io);
  if (!checked.site) return reportInvalidSite(checked, flags, context);
  if (checked.site.generatedDocuments.length === 0 && names.length === 0) {
    terminal.say(NO_DOCUMENT);
    return EXIT.ok;
  }
  const documents = requestedDocuments(checked.site.generatedDocuments, names);
  const printed: Printed[] = [];
  for (const document of documents) {
    terminal.progress(`Printing ${fileOf(document)} …`);
    printed.push(await printDocument(document, env, { force: flags.force ?? false }));
  }
  const overflows = printed.flatMap((one) => one.overflows ?? []);
  if (overflows.length > 0) {
    terminal.print(overflows.join('\n'));
    terminal.say('Nothing was written.');
    return EXIT.findings;
  }
  for (const { document, bytes } of printed) {
    const file = fileOf(document);
    if (bytes) await io.write(join(dirname(options.file), file), bytes);
    terminal.print(
      bytes ? `${file}: ${counted(document.pages, 'page')}, ${fileSize(bytes.length)}` : `${file} is up to date.`,
    );
  }
  return EXIT.ok;
}

interface Printed {
  readonly document: GeneratedDocument;
  /** `undefined` if the file is up to date. */
  readonly bytes?: Uint8Array | undefined;
  /** The parts that do not fit on their pages. */
  readonly overflows?: readonly string[];
}

const fileOf = ({ file }: GeneratedDocument): string => `content/documents/${file}`;

async function printDocument(
  document: GeneratedDocument,
  env: NodeJS.ProcessEnv,
  options: { readonly force: boolean },
): Promise<Printed> {
  try {
    return { document, bytes: await printIfChanged(document, printer(env), options) };
  } catch (error) {
    if (!(error instanceof OverflowError)) throw error;
    return { document, overflows: error.overflows.map((overflow) => `${fileOf(document)}: ${overflow}`) };
  }
}

const NO_DOCUMENT = 'The config describes no document to print: none has “generate”.';

/** Returns the requested documents, or all if none is named. */
function requestedDocuments(
  generated: readonly GeneratedDocument[],
  names: readonly string[],
): readonly GeneratedDocument[] {
  const known = new Set(generated.map(({ name }) => name));
  if (known.size === 0) throw new UsageError(NO_DOCUMENT);
  const [unknown] = names.filter((name) => !known.has(name));
  if (unknown !== undefined)
    throw new UsageError(`The config has no document “${unknown}”. ${suggestion(unknown, known)}`);
  const wanted = generated.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { label, missingItems } of wanted)
    if (missingItems.length > 0)
      throw new UsageError(
        `${label.title} shows images that cannot be read: ${missingItems.join(', ')}. See “npx site check”.`,
      );
  return wanted;
}

/** Looks for a browser only when there is something to print. */
const printer =
  (env: NodeJS.ProcessEnv): PrintHtml =>
  async (html) => {
    const browser = await findBrowser(env);
    if (browser === undefined)
      throw new UsageError(
        `There is no browser to print with. Install Chromium or Chrome, or set ${BROWSER_VARIABLES[0]} to its path.`,
      );
    return printWith(browser)(html);
  };
