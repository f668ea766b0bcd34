import type { ConfigPath, SourceLocation } from '../../../core/finding.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import type { TextLocation } from '../../authored/location.ts';

/** What readers meet a text as. */
export type PublicTextKind =
  /** Words on a page. */
  | 'words'
  | 'title'
  | 'description'
  | 'alternative text'
  | 'testimonial'
  | 'journal'
  | 'policy'
  /** The words that a chat begins with. */
  | 'greeting'
  | 'mail subject'
  /** A figure with its unit: a price, a length, something that words quote. */
  | 'figure'
  /** A route, a slug, an anchor. */
  | 'address'
  /** A name under /go/. */
  | 'short link'
  | 'file name'
  /** What a finished page shows, says to a screen reader or tells a search engine. */
  | 'page text'
  | 'page attribute'
  | 'structured data'
  /** The text of a PDF. */
  | 'document';

/** A run of a text that was typed in one piece, or a fact that was quoted into it. */
export interface Segment {
  /** Where it is in the text as it is read. */
  readonly start: number;
  readonly end: number;
  /** Where it was typed: characters of the source. */
  readonly at: number;
  readonly length: number;
  /** The path that is quoted: '{clinic.name}'. */
  readonly fact?: string;
}

/** Where a text comes from. */
export type Source =
  | { readonly from: 'config'; readonly path: ConfigPath; readonly part?: 'name' }
  | { readonly from: 'file'; readonly locationOf: (at: number, length: number) => SourceLocation }
  /** A document to download: its words were typed in another program. */
  | { readonly from: 'document'; readonly path: ConfigPath; readonly within: string }
  | { readonly from: 'page' };

/** A public text, as it is read. */
export interface PublicText {
  readonly kind: PublicTextKind;
  readonly text: string;
  /** The same text in the form in which words are looked for. */
  readonly normal: Normalised;
  /** What it was put together from, in order; what lies between two pieces was typed nowhere. */
  readonly segments: readonly Segment[];
  readonly source: Source;
  /** The page on which it shows, where that is known. */
  readonly page?: string | undefined;
  /** True where it may quote facts: '{clinic.name}'. */
  readonly quotes: boolean;
}

/** A text of finished pages, once for all that show it: what stands around every page is looked through once. */
export interface Shown extends PublicText {
  readonly pages: readonly string[];
}

/** The same as each of the pages shows it. */
export const onEachPage = (shown: Shown): readonly (PublicText & { readonly page: string })[] =>
  shown.pages.map((page) => ({ ...shown, page }));

/** Brings a text into its normal form. */
export type Normal = (text: string) => Normalised;

interface Around {
  readonly normal: Normal;
  readonly page?: string | undefined;
  readonly quotes?: boolean;
}

export const publicText = (
  kind: PublicTextKind,
  { text, segments }: Pick<PublicText, 'text' | 'segments'>,
  source: Source,
  { normal, page, quotes = false }: Around,
): PublicText => ({
  kind,
  text,
  normal: normal(text),
  segments,
  source,
  quotes,
  ...(page === undefined ? {} : { page }),
});

/** A text that was typed as it is read. */
export const asAuthored = (text: string, at = 0): Pick<PublicText, 'text' | 'segments'> => ({
  text,
  segments: [{ start: 0, end: text.length, at, length: text.length }],
});

/** Some characters of a text. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Returns these characters of a text. */
export const textAt = ({ text }: Pick<PublicText, 'text'>, { at, length }: Span): string => text.slice(at, at + length);

/**
 * Where characters of a text were typed. Those of a quoted fact are shown as its quotation;
 * those of a finished page have to be traced: see `trace`.
 */
export function authoredAt({ source, text, segments, page }: PublicText, run: Span): TextLocation {
  const on = page === undefined ? {} : { page };
  if (source.from === 'page') return on;
  if (source.from === 'document')
    return { path: source.path, words: text.slice(run.at, run.at + run.length), within: source.within };
  const authored = authoredSpan(segments, run);
  if (source.from === 'file') return { location: source.locationOf(authored.at, authored.length), ...on };
  const { path, part } = source;
  return part ? { path, part, ...on } : { path, span: authored, ...on };
}

/** The characters of the source that a run of the text stands for: from its first piece to its last. */
function authoredSpan(segments: readonly Segment[], { at, length }: Span): Span {
  const end = at + length;
  const touched = segments.filter((segment) => segment.start < end && segment.end > at);
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return { at: segments[0]?.at ?? 0, length: 0 };
  const from = first.fact === undefined ? first.at + Math.max(0, at - first.start) : first.at;
  const to = last.fact === undefined ? last.at + Math.min(last.end, end) - last.start : last.at + last.length;
  return { at: from, length: to - from };
}

/** How to mend words that differ from a fact: by quoting it, where they can; those of a document to download cannot. */
export function mending({ quotes, source }: PublicText, quoting: string): string {
  if (quotes || source.from === 'page') return quoting;
  return source.from === 'document'
    ? 'Make the document again with what the config says now, or correct the config.'
    : 'Correct it or leave it out: this text cannot quote a fact.';
}

/** True where a run holds nothing but quoted facts. */
export const isQuoted = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.every((segment) => segment.fact !== undefined || segment.end <= at || segment.start >= at + length);

/** True where every character of a run was typed where it stands. */
export const isAuthored = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.every((segment) => segment.fact === undefined || segment.end <= at || segment.start >= at + length);
