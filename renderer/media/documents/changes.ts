import { subjectOf } from '../../config/naming/subject.ts';
import { lowerCased } from '../../core/wording.ts';
import type { GeneratedDocument } from './generate.tsx';
import type { CurrentRecord, DocumentRecord } from './record.ts';

/** Returns true if a document was generated from the current config: its content has the facts, text, links and images. */
export const isUpToDate = ({ existing, current }: Pick<GeneratedDocument, 'existing' | 'current'>): boolean =>
  existing !== undefined && existing.content === current.content && existing.origin === current.origin;

/** Describes the facts and links that a printed document has and the config no longer has: 'shows “£50” as …'. */
export function changesBetween(printed: DocumentRecord, now: CurrentRecord, plainConfig: unknown): readonly string[] {
  const facts = changedFacts(printed.facts, now.facts).map(
    ([path, was, is]) =>
      `shows “${was}” as ${lowerCased(subjectOf(path.split('.'), plainConfig))}, but the config has “${is}”`,
  );
  const moved = printed.origin === now.origin ? [] : [`links to ${printed.origin}, but the site is at ${now.origin}`];
  const old = printed.links
    .filter((href) => !now.links.includes(href))
    .map((href) => `links to ${href}, but the config no longer does`);
  const missing = now.links
    .filter((href) => !printed.links.includes(href))
    .map((href) => `has no link to ${href}, but the config does`);
  return [...facts, ...moved, ...old, ...missing];
}

type Facts = DocumentRecord['facts'];

/** Returns the facts that both versions show with different values. */
const changedFacts = (was: Facts, is: Facts): readonly (readonly [path: string, was: string, is: string])[] =>
  Object.entries(was).flatMap(([path, shown]) => {
    const now = is[path];
    return now === undefined || now === shown ? [] : [[path, shown, now] as const];
  });
