import type { Example, PdfExample, RuleExample } from '../../renderer/check/rules/example.ts';
import { literal } from './literal.ts';

const INDENT = '    ';
const indented = (text: string): readonly string[] => text.split('\n').map((line) => (line ? INDENT + line : ''));

/** Returns the example as an owner writes it, indented: lines of the config, of a file or of a call. */
export function exampleLines(example: Example): readonly string[] {
  if ('config' in example) return indented(example.config.trimEnd());
  if ('code' in example) return fileLines(example.code, example.added);
  if ('command' in example)
    return [
      ...indented(`$ ${example.command}`),
      ...Object.entries(example.beside ?? {}).flatMap(([name, text]) => fileLines(name, text)),
    ];
  return valueLines(example);
}

/** The values by their paths, the files and documents under their names, and the replies of hosts. */
const valueLines = ({
  values,
  files = {},
  documents = {},
  photographs = {},
  answers = {},
  lastBuild,
  release,
}: RuleExample): readonly string[] => [
  ...(lastBuild && Object.keys(lastBuild.values).length > 0
    ? [...indented('in the last build:'), ...valueLines(lastBuild), ...indented('now:')]
    : []),
  ...(lastBuild && Object.keys(values).length === 0 ? indented('(nothing of it)') : []),
  ...(release ? indented('(with --release)') : []),
  ...Object.entries(values).flatMap(([path, value]) =>
    indented(value === undefined ? `(without ${path})` : `${path}: ${literal(value)}`),
  ),
  ...Object.entries(files).flatMap(([name, text]) => fileLines(`content/${name}`, text)),
  ...Object.entries(documents).flatMap(([name, document]) =>
    fileLines(`content/documents/${name}`, documentText(document)),
  ),
  ...Object.entries(photographs).flatMap(([name, { width, height }]) =>
    indented(`content/${name}: a photograph of ${width}×${height} pixels`),
  ),
  ...Object.entries(answers).flatMap(([address, { status, location }]) =>
    indented(`${address} returns ${status}${location === undefined ? '' : ` and redirects to ${location}`}`),
  ),
];

const fileLines = (name: string, text: string): readonly string[] => [
  `${INDENT}${name}:`,
  ...indented(text.trimEnd()).map((line) => `  ${line}`),
];

const documentText = ({ lines, links = [], title, tagged }: PdfExample): string =>
  [
    ...(title === undefined ? [] : [`(title: ${title})`]),
    ...(tagged === undefined ? [] : [`(tagged, language ${tagged})`]),
    ...lines,
    ...links.map((link) => `(a link to ${link})`),
  ].join('\n');
