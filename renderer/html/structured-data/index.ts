import type { Graph, Thing } from 'schema-dts';
import type { ViewContext } from '../../pages/context.ts';
import { organisation } from './organisation.ts';
import { pageNodes } from './page.ts';
import { serviceNodes } from './service.ts';

/** One graph a page, with ids that stay the same from page to page and build to build. */
export const structuredData = (context: ViewContext, origin: string): Graph => {
  const nodes: readonly Thing[] = [
    ...organisation(context, origin),
    ...pageNodes(context, origin),
    ...serviceNodes(context, origin),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
};
