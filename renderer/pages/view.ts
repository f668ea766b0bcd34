import type { ReactElement } from 'react';
import type { SectionKind, SectionOf } from '../config/site.ts';
import type { ViewContext } from './context.ts';

/** What a section shows: one component with JSON props, or nothing. */
export type Shown = ReactElement | null;

/**
 * Turns one kind of section into its component: it looks facts up and hands plain props on.
 * It shows nothing where the catalogue lacks what the section is about.
 */
export type View<Kind extends SectionKind> = (section: SectionOf<Kind>, context: ViewContext) => Shown;
