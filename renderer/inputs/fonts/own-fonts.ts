import type { Design, Site } from '../../config/site.ts';
import { digest } from '../../core/digest.ts';
import type { ConfigPath, Finding } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { isPlainText } from '../../facts/plain-text.ts';
import { type ContentIo, isUnavailable, readContentFile } from '../content-file.ts';
import { familyProblems, fileProblem, notAFont, type Problem, unusable } from './font-problems.ts';
import { CARD_WEIGHTS, type FontSet, THEME_FONTS } from './font-set.ts';
import { inspectFont } from './inspect-font.ts';
import { type FamilyUse, type FontFile, type OwnFamily, ownFamily } from './own-family.ts';
import { widthsOf } from './widths.ts';

type Fonts = NonNullable<Design['fonts']>;
type FontConfig = Fonts['body'];

interface LoadedFonts {
  readonly fonts: FontSet;
  readonly findings: readonly Finding[];
}

/** Weights of text: body, buttons and emphasis. */
const TEXT = { min: 320, max: 550 };
/** Weights of titles, quotations and numerals. */
const TITLES = { min: 250, max: 550 };

/** Reads the fonts that the config names. Unusable fonts are findings, and the theme's fonts take their place. */
export async function loadFonts(
  { design }: Pick<Site, 'design'>,
  content: ContentIo,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<LoadedFonts> {
  const fonts = design?.fonts;
  if (!fonts) return { fonts: THEME_FONTS, findings: [] };
  const isPair = fonts.heading !== undefined && fonts.heading.files.join() !== fonts.body.files.join();
  const body = await readFamily(fonts.body, ['design', 'fonts', 'body'], content);
  const heading =
    isPair && fonts.heading ? await readFamily(fonts.heading, ['design', 'fonts', 'heading'], content) : body;
  const findings = [...new Set([...body.findings, ...heading.findings, ...withoutEmphasis(body)])];
  if (findings.some(({ severity }) => severity === 'error')) return { fonts: THEME_FONTS, findings };
  const text = ownFamily(body.files, textUse(fonts.body, isPair));
  const titles = isPair && fonts.heading ? ownFamily(heading.files, titleUse(fonts.heading)) : text;
  const licences = new Map([...body.licence, ...heading.licence]);
  return { fonts: await fontSet(text, titles, licences, io), findings };
}

const textUse = ({ fallback = 'sans' }: FontConfig, isPair: boolean): FamilyUse => ({
  family: 'Clinic text',
  weights: isPair ? TEXT : TITLES,
  main: 400,
  paperWeights: isPair ? [400, 550] : [250, 340, 400, 550],
  fallback,
  samples: isPair ? ['letters', 'capitals'] : ['letters', 'capitals', 'figures'],
});

const titleUse = ({ fallback = 'sans' }: FontConfig): FamilyUse => ({
  family: 'Clinic titles',
  weights: TITLES,
  main: 340,
  paperWeights: [250, 340, 550],
  fallback,
  samples: ['letters', 'capitals', 'figures'],
});

async function fontSet(
  text: OwnFamily,
  titles: OwnFamily,
  licences: FontSet['licences'],
  io: Pick<Io, 'read' | 'cache'>,
): Promise<FontSet> {
  const families = text === titles ? [text] : [text, titles];
  const cards = { display: titles.at(CARD_WEIGHTS.display), strong: text.at(CARD_WEIGHTS.strong) };
  return {
    screen: families.flatMap(({ screen }) => screen),
    paper: families.flatMap(({ paper }) => paper),
    cards,
    own: {
      text: text.css,
      titles: titles.css,
      widths: await widthsOf({ text: cards.strong, titles: titles.at(550) }, io),
    },
    licences,
  };
}

interface ReadFamily {
  readonly files: readonly FontFile[];
  readonly licence: ReadonlyMap<string, Uint8Array>;
  readonly findings: readonly Finding[];
  readonly path: ConfigPath;
}

async function readFamily(config: FontConfig, path: ConfigPath, content: ContentIo): Promise<ReadFamily> {
  const read = await Promise.all(config.files.map((file) => readFont(file, content)));
  const licence = await readLicence(config.licence, content);
  const files = read.flatMap((one) => ('problem' in one ? [] : [one]));
  const wrong = read.flatMap((one, index) => ('problem' in one ? [error(one.problem, [...path, 'files', index])] : []));
  const findings = [
    ...wrong,
    ...('problem' in licence ? [error(licence.problem, [...path, 'licence'])] : []),
    ...(wrong.length === 0
      ? familyProblems(files, config.files).map(({ index, ...problem }) => error(problem, [...path, 'files', index]))
      : []),
  ];
  const bytes = 'problem' in licence ? [] : [[config.licence, licence.bytes] as const];
  return { files, licence: new Map(bytes), findings, path };
}

const error = (problem: Problem, path: ConfigPath): Finding => ({ ...problem, severity: 'error', path });

async function readFont(file: string, content: ContentIo): Promise<FontFile | { readonly problem: Problem }> {
  const path = `fonts/${file}`;
  const bytes = await readContentFile(path, content);
  if (isUnavailable(bytes)) return { problem: unusable(bytes) };
  const facts = await inspectFont(bytes, content);
  if (!facts) return { problem: notAFont(path) };
  const problem = fileProblem(path, facts);
  if (problem) return { problem };
  const name = (file.split('/').at(-1) ?? file)
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .replaceAll('.', '-');
  return { ...facts, path: content.resolve(path), name, hash: digest(bytes) };
}

async function readLicence(
  file: string,
  content: ContentIo,
): Promise<{ readonly bytes: Uint8Array } | { readonly problem: Problem }> {
  const path = `fonts/${file}`;
  const bytes = await readContentFile(path, content);
  if (isUnavailable(bytes)) return { problem: unusable(bytes) };
  const text = asText(bytes) ?? '';
  // Text that is not UTF-8 contains replacement characters; a PDF or Word file contains control characters.
  if (text.trim() !== '' && !text.includes('\uFFFD') && isPlainText(text.replace(/[\r\t\f]/g, ''))) return { bytes };
  return {
    problem: {
      rule: 'content/font',
      message: `content/${path} is not readable text.`,
      help: 'Copy the licence of the font into a text file.',
    },
  };
}

/** The heaviest weight that does not look bold. */
const REGULAR = 500;

function withoutEmphasis({ files, path, findings }: ReadFamily): readonly Finding[] {
  const heaviest = Math.max(...files.map(({ axes, weight }) => axes.wght?.max ?? weight));
  if (findings.length > 0 || files.length === 0 || heaviest > REGULAR) return [];
  return [
    {
      rule: 'content/font-weight',
      severity: 'warning',
      message: `The font of the text has no weight above ${heaviest}, so emphasised words look like the rest of the text.`,
      help: 'Add a file with the weight 600 or 700, or use a variable font.',
      path: [...path, 'files'],
    },
  ];
}
