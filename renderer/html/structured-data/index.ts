import type { Thing } from 'schema-dts';
import { scriptJson } from '../../core/escape.ts';
import type { ViewContext } from '../../pages/context.ts';
import { offerCatalogNodes } from './offer-catalog.ts';
import { organisation } from './organisation.ts';
import { pageNodes } from './page.ts';
import { serviceNodes } from './service.ts';

/** Data that all pages of a site share. */
interface Around {
  readonly origin: string;
  /** The clinic's part of the graph, serialised once for all pages. */
  readonly organisation: () => string;
}

/** Returns the graph of a page as text for a script element. Its ids are the same on all pages and in all builds. */
export function structuredData(context: ViewContext, { origin, organisation }: Around): string {
  const nodes: readonly Thing[] = [
    ...pageNodes(context, origin),
    ...serviceNodes(context, origin),
    ...offerCatalogNodes(context, origin),
  ];
  return `{"@context":"https://schema.org","@graph":[${[organisation(), ...nodes.map(scriptJson)].join()}]}`;
}

export const organisationText = (context: Pick<ViewContext, 'site' | 'plain'>, origin: string): string =>
  organisation(context, origin).map(scriptJson).join();
