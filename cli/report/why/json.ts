import { formatPath } from '../../../renderer/core/finding.ts';
import { printableJson } from '../printable.ts';
import type { ExplainedSource, ExplainedText } from './explain.ts';
import type { WhyReport } from './text.ts';

/** Everything about the texts, for programs. */
export const whyJson = ({ page, words, texts }: WhyReport): string =>
  printableJson({
    version: 1,
    page,
    ...(words === undefined ? {} : { words }),
    texts: texts.map(textJson),
  });

const textJson = ({ text, places, parts }: ExplainedText) => ({
  text,
  places: places.map(({ kind, element, section, count }) => ({
    ...{ kind, element, count },
    ...(section ? { section: formatPath(section.path), sectionKind: section.kind } : {}),
  })),
  parts: parts.map(({ words, at, length, kind: origin, rule, sources }) => ({
    ...{ words, at, length, origin },
    ...(rule === undefined ? {} : { rule }),
    sources: sources.map(sourceJson),
  })),
});

const sourceJson = ({ kind, path, value, from, location, description }: ExplainedSource) => ({
  kind,
  ...(path ? { path: formatPath(path) } : {}),
  ...(value === undefined ? {} : { value }),
  ...(from === undefined ? {} : { from }),
  ...location,
  ...(description ? { computed: description.origin?.isComputed ?? false, annotations: description.annotations } : {}),
});
