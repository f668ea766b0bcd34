import type { Thing } from 'schema-dts';
import { scriptJson } from '../../core/escape.ts';
import type { ViewContext } from '../../pages/context.ts';
import { organisation } from './organisation.ts';
import { pageNodes } from './page.ts';
import { serviceNodes } from './service.ts';

/** What all pages of a site have in common. */
interface Around {
  readonly origin: string;
  /** The clinic's part of the graph: written out once for all pages. */
  readonly organisation: () => string;
}

/** One graph a page, with ids that stay the same from page to page and build to build; as text for a script element. */
export function structuredData(context: ViewContext, { origin, organisation }: Around): string {
  const nodes: readonly Thing[] = [...pageNodes(context, origin), ...serviceNodes(context, origin)];
  return `{"@context":"https://schema.org","@graph":[${[organisation(), ...nodes.map(scriptJson)].join()}]}`;
}

export const organisationText = (context: Pick<ViewContext, 'site' | 'plain'>, origin: string): string =>
  organisation(context, origin).map(scriptJson).join();
