import { type Description, describe, type EditableConfig } from '../../../renderer/config/edit/index.ts';
import { type ConfigPath, formatPath, type SourceLocation } from '../../../renderer/core/finding.ts';
import { groupBy } from '../../../renderer/core/group-by.ts';
import { normalise } from '../../../renderer/facts/normalise.ts';
import type { PageSection, SourcedText, TextPart, TextSource } from '../../../renderer/why/index.ts';
import { ruleOf } from '../../../renderer/why/rule-of.ts';

/** A source of a text, and where it was typed. */
export interface ExplainedSource {
  readonly kind: TextSource['kind'];
  readonly path?: ConfigPath | undefined;
  readonly value: unknown;
  /** The first day on which the value is shown, if it is a later one. */
  readonly from?: string | undefined;
  readonly location?: SourceLocation | undefined;
  readonly description?: Description | undefined;
}

export interface ExplainedPart extends Pick<TextPart, 'at' | 'length' | 'kind'> {
  readonly words: string;
  readonly rule?: string | undefined;
  readonly sources: readonly ExplainedSource[];
}

/** An element that shows a text, or several in the same section. */
export interface TextPlace {
  readonly kind: SourcedText['kind'];
  readonly element: string;
  readonly section?: PageSection | undefined;
  readonly count: number;
}

/** A text of a page, with its sources and the elements that show it. */
export interface ExplainedText {
  readonly text: string;
  readonly places: readonly TextPlace[];
  readonly parts: readonly ExplainedPart[];
}

/**
 * Describes the sources of texts: of the parts that some words overlap, if words are given. Visible texts come first.
 */
export async function explainTexts(
  texts: readonly SourcedText[],
  words: string | undefined,
  editable: EditableConfig,
): Promise<readonly ExplainedText[]> {
  const wanted = texts.map((text) => ({
    ...text,
    parts: words === undefined ? text.parts : overlappedBy(words, text.text, text.parts),
  }));
  const sorted = words === undefined ? wanted : wanted.toSorted((a, b) => rankOf(a) - rankOf(b));
  const same = groupBy(sorted, ({ text, parts }) => JSON.stringify([text, parts]));
  return Promise.all(
    [...same.values()].map(async (group) => {
      const [{ text, parts } = { text: '', parts: [] }] = group;
      return { text, places: placesOf(group), parts: await explainParts(text, parts, editable) };
    }),
  );
}

const HEAD = /^(?:title$|meta )/;

/** The order of texts: visible text, text for screen readers, the head of the page, structured data. */
const rankOf = ({ kind, by }: Pick<SourcedText, 'kind' | 'by'>): number =>
  kind === 'data' ? 3 : HEAD.test(by) ? 2 : kind === 'attribute' ? 1 : 0;

const placesOf = (texts: readonly SourcedText[]): readonly TextPlace[] =>
  [...groupBy(texts, ({ kind, by, section }) => JSON.stringify([kind, by, section])).values()].flatMap((group) =>
    group.slice(0, 1).map(({ kind, by, section }) => ({ kind, element: by, section, count: group.length })),
  );

function overlappedBy(words: string, text: string, parts: readonly TextPart[]): readonly TextPart[] {
  const [normal, wanted] = [normalise(text), normalise(words).text.trim()];
  const found: { readonly at: number; readonly length: number }[] = [];
  for (let at = normal.text.indexOf(wanted); at !== -1; at = normal.text.indexOf(wanted, at + 1))
    found.push(normal.original(at, wanted.length));
  return parts.filter(({ at, length }) => found.some((span) => span.at < at + length && at < span.at + span.length));
}

const explainParts = (
  text: string,
  parts: readonly TextPart[],
  editable: EditableConfig,
): Promise<readonly ExplainedPart[]> =>
  Promise.all(
    parts.map(async (part) => ({
      ...{ at: part.at, length: part.length, kind: part.kind },
      words: text.slice(part.at, part.at + part.length),
      rule: ruleOf(part, editable.parsed()),
      sources: await Promise.all(part.sources.map((source) => explainSource(source, editable))),
    })),
  );

async function explainSource(source: TextSource, editable: EditableConfig): Promise<ExplainedSource> {
  if (source.kind === 'passage') return { kind: source.kind, value: source.text, location: source.location };
  const from = source.kind === 'value' ? source.from : undefined;
  const description = await describe(from === undefined ? editable : { ...editable, day: from }, source.path);
  const { path } = source;
  return {
    kind: source.kind,
    path,
    from,
    value: description?.value,
    location: description?.origin?.location,
    description,
  };
}

export const pathText = ({ path }: Pick<ExplainedSource, 'path'>): string | undefined => path && formatPath(path);
