import type { ReactElement } from 'react';
import type { SectionKind, SectionOf } from '../config/site.ts';
import type { ViewContext } from './context.ts';

/** The output of a section: one component with JSON props, or nothing. */
export type Shown = ReactElement | null;

/**
 * Turns a section of one kind into its component: looks up facts and passes them as plain props. Returns `null` if the
 * catalogue does not contain the items of the section.
 */
export type View<Kind extends SectionKind> = (section: SectionOf<Kind>, context: ViewContext) => Shown;
