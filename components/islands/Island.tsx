import { type ComponentType, createElement } from 'react';
import { plainJson } from './plain-json.ts';

/**
 * When an island hydrates: once the visitor has started to scroll, click or type and the island is visible (`visible`),
 * the browser is idle (`idle`) or a media query matches (`media`); on the first click in it, which is replayed
 * (`interaction`); or immediately when the page is viewed (`view`), for content that is fetched then.
 */
export type HydrationTrigger = 'visible' | 'idle' | 'interaction' | 'view' | { readonly media: string };

interface IslandProps<Props extends object> {
  /** The folder of the island in components/islands/; the browser loads the island by this name. */
  readonly name: string;
  readonly hydrate: HydrationTrigger;
  readonly of: ComponentType<Props>;
  /** Plain JSON, because it is embedded in the page as text. */
  readonly props: Props;
}

/**
 * Marks a component as an island: its HTML is complete without a script, and React hydrates it when needed. The element
 * has no box of its own, so it does not affect the layout.
 */
export const Island = <Props extends object>({ name, hydrate, of, props }: IslandProps<Props>) => (
  <div
    className="island"
    data-island={name}
    data-hydrate={typeof hydrate === 'string' ? hydrate : 'media'}
    data-media={typeof hydrate === 'string' ? undefined : hydrate.media}
    data-props={JSON.stringify(plainJson(props, name))}
  >
    {createElement(of, props)}
  </div>
);
