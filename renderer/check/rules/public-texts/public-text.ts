import type { ConfigPath, SourceLocation } from '../../../core/finding.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { TextLocation } from '../../authored/location.ts';

/** The form in which readers see a text. */
export type PublicTextKind =
  /** Text on a page. */
  | 'words'
  | 'title'
  | 'description'
  | 'alternative text'
  | 'testimonial'
  | 'journal'
  | 'policy'
  /** The text with which a chat begins. */
  | 'greeting'
  | 'mail subject'
  /** The name of another company, on its embed or its rating: 'Google Maps'. */
  | 'company name'
  /** A figure with its unit, which sentences can quote: a price, a duration. */
  | 'figure'
  /** A route, a slug, an anchor. */
  | 'address'
  /** A name under /go/. */
  | 'short link'
  | 'file name'
  /** Text of a finished page: visible, for screen readers, or in structured data. */
  | 'page text'
  | 'page attribute'
  | 'structured data'
  /** The text of a PDF. */
  | 'document';

/** A span of a text that the owner wrote in one piece, or a quoted fact. */
export interface Segment {
  /** The offsets in the text that readers see. */
  readonly start: number;
  readonly end: number;
  /** The span in the source. */
  readonly at: number;
  readonly length: number;
  /** The path of the quoted fact: '{clinic.name}' → 'clinic.name'. */
  readonly fact?: string;
  /** The slug of the treatment to which these words link. */
  readonly treatment?: string;
}

/** Whether a fact is quoted that has no value. */
export const isEmptyFact = ({ fact, start, end }: Segment): boolean => fact !== undefined && start === end;

/** The origin of a text. */
export type Source =
  | { readonly from: 'config'; readonly path: ConfigPath; readonly part?: 'name' }
  | { readonly from: 'file'; readonly locationOf: (at: number, length: number) => SourceLocation }
  /** A document to download: its text was written in another program. */
  | { readonly from: 'document'; readonly path: ConfigPath; readonly within: string }
  | { readonly from: 'page' };

/** A public text, as readers see it. */
export interface PublicText {
  readonly kind: PublicTextKind;
  readonly text: string;
  /** The text in normal form, in which rules search for words. */
  readonly normal: Normalised;
  /** The segments of the text, in order; nobody wrote the characters between two segments. */
  readonly segments: readonly Segment[];
  readonly source: Source;
  /** The page that shows the text, if it is known. */
  readonly page?: string | undefined;
  /** Whether the text can quote facts: '{clinic.name}'. */
  readonly quotes: boolean;
  /** The question that a cell of a policy’s table answers. */
  readonly question?: string;
  /** The head of the column and the other cells of the row, if the text is a cell of a policy’s table; one in each line. */
  readonly rowText?: string;
  /** The cells above it in its column, one in each line. */
  readonly columnAbove?: string;
  /** The heading above a text of a policy. */
  readonly heading?: string;
  /** True for an entry of a numbered list of a policy. */
  readonly isStep?: boolean;
}

/** A text of finished pages, once for all pages that show it, so that rules read the chrome once. */
export interface Shown extends PublicText {
  readonly pages: readonly string[];
}

/** Returns one text for each page that shows it. */
export const onEachPage = (shown: Shown): readonly (PublicText & { readonly page: string })[] =>
  shown.pages.map((page) => ({ ...shown, page }));

/** Returns the normal form of a text. */
export type Normal = (text: string) => Normalised;

type Around = Partial<
  Pick<PublicText, 'page' | 'quotes' | 'question' | 'rowText' | 'columnAbove' | 'heading' | 'isStep'>
> & { readonly normal: Normal };

export const publicText = (
  kind: PublicTextKind,
  { text, segments }: Pick<PublicText, 'text' | 'segments'>,
  source: Source,
  { normal, ...around }: Around,
): PublicText => ({ quotes: false, ...around, kind, text, normal: normal(text), segments, source });

/** A text that readers see exactly as the owner wrote it. */
export const asAuthored = (text: string, at = 0): Pick<PublicText, 'text' | 'segments'> => ({
  text,
  segments: [{ start: 0, end: text.length, at, length: text.length }],
});

/** A range of characters in a text. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Returns true if two ranges of the same text share a character. */
export const overlap = (one: Span, other: Span): boolean =>
  one.at < other.at + other.length && other.at < one.at + one.length;

/** Returns these characters of a text. */
export const textAt = ({ text }: Pick<PublicText, 'text'>, { at, length }: Span): string => text.slice(at, at + length);

/**
 * Returns where the owner wrote characters of a text: for a quoted fact, the location of the quotation. For the text of
 * a finished page, use `locateText` of the authored index.
 */
export function authoredAt(publicText: PublicText, span: Span): TextLocation & InSentence {
  const { source, text, segments } = publicText;
  const sentence = typedSentenceAt(publicText, span);
  if (source.from === 'document')
    return { path: source.path, words: text.slice(span.at, span.at + span.length), within: source.within, sentence };
  return { ...locationOf(publicText, authoredSpan(segments, span)), sentence };
}

/** The sentence in which words are, without the facts that it quotes. */
export interface InSentence {
  readonly sentence?: string;
}

function typedSentenceAt(publicText: PublicText, { at }: Span): string {
  const { text: sentence, start } = sentenceSpanAt(publicText.text, at);
  return typedWordsAt(publicText, { at: start, length: sentence.length });
}

/** Returns the characters of a span without the facts that they quote. */
export const typedWordsAt = ({ text, segments }: PublicText, { at, length }: Span): string =>
  segments
    .filter(({ fact, start, end }) => fact === undefined && start < at + length && end > at)
    .map(({ start, end }) => text.slice(Math.max(start, at), Math.min(end, at + length)))
    .join(' ');

/** Returns the location of a span of the source. */
export function locationOf({ source, page }: PublicText, authored: Span): TextLocation {
  const on = page === undefined ? {} : { page };
  if (source.from === 'page' || source.from === 'document') return on;
  if (source.from === 'file') return { location: source.locationOf(authored.at, authored.length), ...on };
  const { path, part } = source;
  return part ? { path, part, ...on } : { path, span: authored, ...on };
}

/** Returns the span in the source from the first to the last segment that a span of the text touches. */
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

/** Whether a span contains only quoted facts. */
export const isQuoted = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.every((segment) => segment.fact !== undefined || segment.end <= at || segment.start >= at + length);

/** Whether the owner wrote every character of a span, without quoting a fact. */
export const isAuthored = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.every((segment) => segment.fact === undefined || segment.end <= at || segment.start >= at + length);
