import { z } from 'zod';
import type { Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { itemRef, prose, ref, routeRef } from './references.ts';

/** What a page can do without. */
export type ChromePart = 'header' | 'footer' | 'booking bar' | 'chat';

/** A page's address and what search engines are told of it. */
export interface RouteInput<R extends Refs> {
  /** The title in the browser's tab and in search results, at most 60 characters. */
  readonly title: Prose;
  /** One or two sentences for search results, at most 160 characters. */
  readonly description: Prose;
  /** The page's name in breadcrumbs. */
  readonly name: string;
  /** The arm whose colours the page takes. */
  readonly department?: R['department'];
  /** The treatment that the page is about. */
  readonly treatment?: R['treatment'];
  /** The group of the catalogue that the page is about. */
  readonly category?: R['category'];
  /** Items of the catalogue without which the page shows nothing: ['massage.half-hour']. */
  readonly requires?: readonly (R['treatment'] | `${R['treatment']}.${string}`)[];
  /** The page that this one doubles. */
  readonly canonical?: R['route'];
  /** False keeps it out of search engines and the sitemap. */
  readonly index?: boolean;
  /** What is left out around it. */
  readonly hide?: readonly ChromePart[];
}

/** A second address of the same screen; its canonical address is the first. */
export interface AliasInput<R extends Refs> {
  /** The page whose sections are shown. */
  readonly page: R['route'];
  /** False keeps it out of search engines. */
  readonly index?: boolean;
  /** What is left out around it. */
  readonly hide?: readonly ChromePart[];
}

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
    page: routeRef(declaredNames),
    index: z.boolean().optional(),
    hide: hide(),
  });
