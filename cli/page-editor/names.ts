import { type EditableConfig, outline } from '../../renderer/config/edit/index.ts';
import { formatPath } from '../../renderer/core/finding.ts';

/** The facts that a text can quote, and the addresses that it can link to. */
export function namesFor(editable: EditableConfig): {
  readonly facts: readonly string[];
  readonly links: readonly string[];
} {
  const { declaredNames } = editable.parsed();
  const facts = outline(editable)
    .map(({ path }) => formatPath(path))
    .filter((path) => declaredNames.isFact(path));
  const routes = [...declaredNames.names('route')];
  return { facts, links: [...routes, ...[...declaredNames.names('booking')].map((name) => `/go/${name}`)] };
}
