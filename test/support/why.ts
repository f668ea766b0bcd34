import { isFailure, openEditable } from '../../renderer/config/edit/index.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { prepare } from '../../renderer/pipeline.ts';
import { findTexts } from '../../renderer/why/find-texts.ts';
import { pageTexts, type SourcedText, type TextSource } from '../../renderer/why/index.ts';
import { ruleOf } from '../../renderer/why/rule-of.ts';
import { memoryIo, TODAY } from './sites.ts';

/** A part of a text in short: its words, 'typed', 'tool' or how it is computed, and its sources. */
export type Answer = readonly [words: string, how: string, ...sources: string[]];

/** Reads a site once, and returns the functions that explain the texts of its pages. */
export const whySite = memoize(async (file: string) => {
  const io = memoryIo();
  const editable = await openEditable({ file, today: () => TODAY }, io.read);
  if (isFailure(editable)) throw new Error(`${file} cannot be run.`);
  const { config, day } = editable;
  const { pages } = await prepare(config, { overrides: {}, day, parsed: editable.parsed() }, io);
  if (!pages) throw new Error(`${file} is invalid.`);
  const page = memoize((route: string) => {
    const planned = pages.planned.plan.pages.find((one) => one.route === route);
    if (!planned) throw new Error(`There is no page ${route}.`);
    return pageTexts(pages, planned);
  });
  const answersOf = ({ text, parts }: SourcedText): readonly Answer[] =>
    parts.map((part) => [
      text.slice(part.at, part.at + part.length),
      part.kind === 'computed' ? (ruleOf(part, pages.parsed) ?? 'computed') : part.kind,
      ...part.sources.map(nameOf),
    ]);
  return {
    editable,
    page,
    /** Explains the first text of a page that contains some words. */
    why: (route: string, words: string): readonly Answer[] => {
      const { texts, sourcesOf } = page(route);
      const [found] = sourcesOf(findTexts(texts, words).positions.slice(0, 1));
      return found ? answersOf(found) : [];
    },
  };
});

const nameOf = (source: TextSource): string =>
  source.kind === 'passage'
    ? `${source.location.file}:${source.location.line}`
    : `${formatPath(source.path)}${source.kind === 'value' && source.from !== undefined ? ` from ${source.from}` : ''}`;
