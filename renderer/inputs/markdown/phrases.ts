/** The text inside the blocks of a Markdown file: emphasis, links and quoted facts. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { RuleName } from '../../core/rule-names.ts';
import { withoutTags } from '../../facts/html-tags.ts';
import { escapeForTerminal, isPlainLine } from '../../facts/plain-text.ts';
import { linkOrTerm, type ProsePart, type ProseReaders, parseProse, unreadable } from '../../facts/prose.ts';
import { inFile, offsetsOf } from './offsets.ts';

/** The file that is being read, and where its problems are reported. */
export interface Reading {
  readonly text: string;
  readonly readers: ProseReaders;
  readonly found: (rule: RuleName, message: string, where: Characters, help?: string, instead?: string) => void;
}

/** A range of characters in the file. */
interface Characters {
  readonly at: number;
  readonly length: number;
}

export const ALLOWED =
  'Use headings, paragraphs, lists, tables, quotations, links, and *emphasised* or **strong** text.';

export const named = (type: string): string =>
  ({ html: 'raw HTML', image: 'an image', code: 'a block of code' })[type] ?? `“${type}”`;

export const textOf = (parts: readonly ProsePart[]): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'fact' ? part.path : textOf(part.parts)))
    .join('');

export function words(nodes: readonly PhrasingContent[], reading: Reading): readonly ProsePart[] {
  const closing = new Set<PhrasingContent>();
  return nodes.flatMap((node, index) => {
    if (closing.has(node)) return [];
    const end = node.type === 'html' ? closingTag(node.value, nodes.slice(index + 1)) : undefined;
    if (!end) return phrase(node, reading);
    closing.add(end);
    return inTags({ at: whole(node).at, length: whole(end).at + whole(end).length - whole(node).at }, reading);
  });
}

const closingTag = (opening: string, after: readonly PhrasingContent[]): PhrasingContent | undefined => {
  const [, tag] = /^<([a-z][a-z\d]*)/i.exec(opening) ?? [];
  return after.find((node) => node.type === 'html' && node.value.toLowerCase() === `</${tag?.toLowerCase()}>`);
};

/** Reports two tags and the words between them as one mistake. */
function inTags(where: Characters, { text, found }: Reading): readonly ProsePart[] {
  const html = text.slice(where.at, where.at + where.length);
  const meant = withoutTags(html, { strong: '**' });
  const help = meant === undefined ? ALLOWED : `Write “${meant}”.`;
  found('content/markdown', 'A policy cannot contain raw HTML.', where, help, meant);
  return [unreadable(where)];
}

function phrase(node: PhrasingContent, reading: Reading): readonly ProsePart[] {
  switch (node.type) {
    case 'text':
      return quoted(node, reading);
    case 'emphasis':
      return [{ kind: 'stress', parts: words(node.children, reading) }];
    case 'strong':
      return [{ kind: 'strong', parts: words(node.children, reading) }];
    case 'inlineCode':
      return [{ kind: 'code', parts: [{ kind: 'text', text: escapeForTerminal(node.value), at: startOf(node) + 1 }] }];
    case 'break':
      return [{ kind: 'text', text: ' ', at: startOf(node) }];
    case 'link': {
      const parsedTarget = reading.readers.readMarkupTarget(decoded(node.url));
      const parts = words(node.children, reading);
      const location = targetOf(node, reading.text);
      if (textOf(parts).trim() === '') {
        reading.found(
          'a11y/name',
          `A link to “${escapeForTerminal(node.url)}” has no text.`,
          whole(node),
          LINK_TEXT_HELP,
        );
        return [unreadable(whole(node))];
      }
      if (!('problem' in parsedTarget)) return [linkOrTerm(parsedTarget, parts, location)];
      const rule = parsedTarget.rule === 'link/scheme' ? parsedTarget.rule : 'link/target';
      reading.found(rule, parsedTarget.problem, location, parsedTarget.help, parsedTarget.instead);
      return parts;
    }
    default:
      reading.found('content/markdown', `A policy cannot contain ${named(node.type)}.`, whole(node), ALLOWED);
      return [unreadable(whole(node))];
  }
}

const LINK_TEXT_HELP = 'Describe where the link goes or what it does.';

/** Markdown escapes addresses; a malformed one stays unchanged and is rejected as a target. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The offset of a node in the file. */
const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
export const whole = (node: Nodes): Characters => {
  const at = startOf(node);
  return { at, length: (node.position?.end.offset ?? at) - at };
};

/** The range of a link's target after its label, or of the whole link if the target is defined elsewhere. */
function targetOf(node: Nodes, text: string): Characters {
  const { at, length } = whole(node);
  const label = text.slice(at, at + length).lastIndexOf('](');
  return label === -1 ? { at, length } : { at: at + label + 2, length: length - label - 3 };
}

/** Markdown syntax is already parsed; the remaining text contains only quoted facts. */
function quoted(node: Extract<PhrasingContent, { type: 'text' }>, reading: Reading): readonly ProsePart[] {
  const text = node.value.replaceAll('\n', ' ');
  const { at, length } = whole(node);
  if (!isPlainLine(text))
    reading.found(
      'content/markdown',
      'This text contains a control character.',
      { at, length },
      'Type the text again; such characters often come from copied text.',
    );
  const offsets = offsetsOf(reading.text.slice(at, at + length), node.value, at);
  const { prose, problems } = parseProse(escapeForTerminal(text), reading.readers);
  for (const problem of problems)
    reading.found(
      'content/prose',
      problem.message,
      { at: offsets[problem.at] ?? at, length: problem.length },
      problem.help,
    );
  return inFile(prose.parts, offsets);
}
