import { formatPath } from '../../../renderer/core/finding.ts';
import { longDate } from '../../../renderer/facts/date.ts';
import { escapeForTerminal } from '../../../renderer/facts/plain-text.ts';
import type { Colours, Terminal } from '../../terminal.ts';
import { type ExplainedPart, type ExplainedSource, type ExplainedText, pathText, type TextPlace } from './explain.ts';

export interface WhyReport {
  readonly page: string;
  /** The words that were searched for; missing if all texts are listed. */
  readonly words: string | undefined;
  readonly texts: readonly ExplainedText[];
}

/** Returns the texts and their sources for people: in full if words were searched for, otherwise as a list. */
export function whyText({ page, words, texts }: WhyReport, { colours }: Pick<Terminal, 'colours'>): string {
  if (words !== undefined) return texts.map((text) => inFull(text, page, colours).join('\n')).join('\n\n');
  return texts.map((text) => inShort(text, colours)).join('\n');
}

const MAX_TEXT_LENGTH = 300;
const MAX_LIST_LENGTH = 70;

const shortened = (text: string, length: number): string =>
  escapeForTerminal(text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`);

const MAX_PLACES = 4;

function inFull({ text, places, parts }: ExplainedText, page: string, colours: Colours): readonly string[] {
  const shown = places.slice(0, MAX_PLACES).map((place) => placeText(place, page));
  const rest = places.length - shown.length;
  return [
    colours.bold(`“${shortened(text, MAX_TEXT_LENGTH)}”`),
    ...[...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => colours.dim(`  ${line}`)),
    ...parts.flatMap((part) => partLines(part, text, colours)),
  ];
}

function placeText({ element, section, count }: TextPlace, page: string): string {
  const where = section ? `the section “${section.kind}” (${formatPath(section.path)})` : page;
  return `${elementName(element)} in ${where}${count > 1 ? `, ${count} times` : ''}`;
}

function partLines({ words, kind, rule, sources }: ExplainedPart, text: string, colours: Colours): readonly string[] {
  const subject = words === text ? 'It' : `“${shortened(words, MAX_LIST_LENGTH)}”`;
  if (kind === 'tool') return [`  ${subject} is part of the tool: no value of the config contains it.`];
  if (kind === 'default')
    return [
      `  ${subject} is shown because this field is not set:`,
      ...sources.map((source) => `    ${pathText(source)}`),
    ];
  const computed = rule === undefined ? 'is computed from:' : `is ${rule}:`;
  const how = kind === 'typed' ? typedText(rule) : computed;
  return [`  ${subject} ${how}`, ...sources.flatMap((source) => sourceLines(source, colours))];
}

const typedText = (rule: string | undefined): string =>
  rule === undefined ? 'was typed here:' : `was typed here, and is the same as ${rule}:`;

function sourceLines(source: ExplainedSource, colours: Colours): readonly string[] {
  const { value, location, from, description } = source;
  const path = pathText(source);
  const at = location ? `${location.file}:${location.line}:${location.column}` : undefined;
  const constant = description?.origin?.constant;
  const place = [at, constant === undefined ? undefined : `in ${constant}`].filter(Boolean).join(', ');
  const name = [path, from === undefined ? undefined : `from ${longDate(from)}`].filter(Boolean).join(', ');
  const notes = (description?.annotations ?? []).flatMap((annotation) =>
    annotation.kind === 'standIn' ? [`a stand-in, to be replaced by: ${annotation.note}`] : [],
  );
  const lines = [
    `    ${name ? `${name} = ` : ''}${shortened(valueText(value), MAX_TEXT_LENGTH)}`,
    ...(place ? [colours.dim(`      ${place}`)] : []),
    ...notes.map((note) => colours.dim(`      ${escapeForTerminal(note)}`)),
  ];
  return lines;
}

const valueText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).replaceAll('\n', ' ');

const HOW = { typed: '', computed: 'computed from ', default: 'default of ', tool: '' } as const;

function inShort({ text, parts }: ExplainedText, colours: Colours): string {
  const sources = parts.flatMap((part) =>
    part.sources.map((source) => {
      const { location } = source;
      const name = pathText(source) ?? '';
      const at = location ? `${location.file}:${location.line}` : '';
      return `${HOW[part.kind]}${[name, at].filter(Boolean).join(' ')}`;
    }),
  );
  const from = sources.length > 0 ? [...new Set(sources)].join(', ') : 'part of the tool';
  return `“${shortened(text, MAX_LIST_LENGTH)}”  ${colours.dim(escapeForTerminal(from))}`;
}

/** Names of elements that an owner knows. */
const ELEMENTS: Readonly<Record<string, string>> = {
  title: 'The title of the browser tab',
  'meta description': 'The description for search engines',
  'img alt': 'The alternative text of an image',
  p: 'A paragraph',
  li: 'An item of a list',
  td: 'A cell of a table',
  th: 'A heading of a table',
  dt: 'A term',
  dd: 'A description',
  button: 'A button',
  summary: 'A summary that can be opened',
  figcaption: 'A caption',
  blockquote: 'A quotation',
  address: 'An address',
  footer: 'The footer',
};

/** 'p' → 'A paragraph', 'h2' → 'A heading (h2)', 'a aria-label' → 'The aria-label of a link'. */
function elementName(by: string): string {
  const known = ELEMENTS[by];
  if (known !== undefined) return known;
  if (/^h[1-6]$/.test(by)) return `A heading (${by})`;
  const [element = '', attribute] = by.split(' ');
  if (element === 'data') return `“${attribute}” in the structured data`;
  if (element === 'meta') return `“${attribute}” for social networks and search engines`;
  return attribute === undefined ? `A text in <${element}>` : `The attribute ${attribute} of <${element}>`;
}
