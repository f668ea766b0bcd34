import type { FinishedPage } from '../html/finish.ts';
import type { PlannedPage } from '../plan/page.ts';
import type { RuleInput } from './rule.ts';

/** A finished page, and what was planned of it. */
export interface SeenPage extends FinishedPage {
  readonly planned: PlannedPage;
  /** The route under which its sections stand in the config: an alias shows those of another page. */
  readonly own: string;
}

/** Every finished page with its plan. */
export function seenPages({ pages, plan }: Pick<RuleInput, 'pages' | 'plan'>): readonly SeenPage[] {
  const plans = new Map(plan.pages.map((planned) => [planned.route, planned]));
  return pages.flatMap((page) => {
    const planned = plans.get(page.route);
    return planned ? [{ ...page, planned, own: ownRoute(planned) }] : [];
  });
}

function ownRoute({ sections, route }: PlannedPage): string {
  const [part, own] = sections[0]?.path ?? [];
  return part === 'pages' ? String(own) : route;
}

/** What a page says to its readers, a line for each block. */
export const wordsOf = ({ texts }: Pick<FinishedPage, 'texts'>): string =>
  texts.flatMap(({ kind, text, by }) => (kind === 'text' && by !== 'title' ? [text] : [])).join('\n');

/** What search engines show under its title. */
export const descriptionOf = ({ texts }: Pick<FinishedPage, 'texts'>): string =>
  texts.find(({ by }) => by === 'meta description')?.text ?? '';

/** Its structured data, as it is written. */
export const dataOf = ({ texts }: Pick<FinishedPage, 'texts'>): readonly string[] =>
  texts.flatMap(({ kind, text }) => (kind === 'data' ? [text] : []));
