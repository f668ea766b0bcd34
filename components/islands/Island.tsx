import { type ComponentType, createElement } from 'react';
import { plainJson } from './plain-json.ts';

/**
 * When an island wakes: once the visitor has begun to scroll, click or type and it comes into sight (`visible`), the
 * browser has time (`idle`) or a media query matches (`media`); on the first click in it, which is not lost
 * (`interaction`); or at once when the page is viewed (`view`), for content that is fetched then.
 */
export type HydrationTrigger = 'visible' | 'idle' | 'interaction' | 'view' | { readonly media: string };

export interface IslandProps<Props extends object> {
  /** The folder of the island below components/islands/; the browser loads it by this name. */
  readonly name: string;
  readonly hydrate: HydrationTrigger;
  readonly of: ComponentType<Props>;
  /** Plain JSON: the browser gets it as text. */
  readonly props: Props;
}

/**
 * Marks a component as an island: its markup is complete without a script, and React wakes it when it is needed.
 * Its box is its content's own, so that it changes no layout.
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
