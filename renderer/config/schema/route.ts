import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { itemRef } from './item-ref.ts';
import { prose } from './prose.ts';
import { ref, routeRef, shownRouteRef } from './references.ts';

/** A part of the shared chrome that a page can hide. */
export type ChromePart = 'header' | 'footer' | 'booking bar' | 'chat';

/** A page's title, description and settings. */
export interface RouteInput<R extends Refs> {
  /** The title in the browser's tab and in search results, at most 60 characters. */
  readonly title: Prose;
  /** One or two sentences for search results, at most 160 characters. */
  readonly description: Prose;
  /** The page's name in breadcrumbs. */
  readonly name: Authored<string>;
  /** The department whose colours and booking links the page has (default: that of its treatment, category or sections). */
  readonly department?: Authored<R['department']>;
  /** The treatment that the page is about. */
  readonly treatment?: Authored<R['treatment']>;
  /** The category that the page is about. */
  readonly category?: Authored<R['category']>;
  /** Items of the catalogue that the page needs to show anything: ['massage.half-hour']. */
  readonly requires?: readonly Authored<R['treatment'] | `${R['treatment']}.${string}`>[];
  /** The page whose content this page duplicates. */
  readonly canonical?: Authored<R['route']>;
  /**
   * Set this to `false` to keep the page out of search engines and the sitemap.
   * @default true
   */
  readonly index?: Authored<boolean>;
  /** The parts around the page that are not shown. */
  readonly hide?: readonly Authored<ChromePart>[];
}

/** A second address of a page; the canonical address is the first. */
export interface AliasInput<R extends Refs> {
  /** The page that is shown: one of this config, or the page that the site generates for a treatment. */
  readonly page: Authored<R['route'] | GeneratedPage<R>>;
  /** Set this to `false` to keep the address out of search engines. */
  readonly index?: Authored<boolean>;
  /** The parts around the page that are not shown. */
  readonly hide?: readonly Authored<ChromePart>[];
}

/** '/treatments/massage', in the folder of the catalogue. */
type GeneratedPage<R extends Refs> = `/${R['treatment']}` | `/${string}/${R['treatment']}`;

const hide = () => z.array(z.enum(['header', 'footer', 'booking bar', 'chat'])).optional();

export const route = (declaredNames: DeclaredNames) =>
  shape<RouteInput<Refs>>()({
    title: prose(declaredNames),
    description: prose(declaredNames),
    name: line(),
    department: ref(declaredNames, 'department').optional(),
    treatment: ref(declaredNames, 'treatment').optional(),
    category: ref(declaredNames, 'category').optional(),
    requires: z.array(itemRef(declaredNames)).optional(),
    canonical: routeRef(declaredNames).optional(),
    index: z.boolean().optional(),
    hide: hide(),
  });

export const alias = (declaredNames: DeclaredNames) =>
  shape<AliasInput<Refs>>()({
    page: shownRouteRef(declaredNames),
    index: z.boolean().optional(),
    hide: hide(),
  });
