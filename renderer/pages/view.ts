import type { ReactNode } from 'react';
import type { SectionKind } from '../config/sections/index.ts';
import type { SectionOf } from '../site.ts';
import type { ViewContext } from './context.ts';

/**
 * Turns one kind of section into its component: it looks facts up and hands plain props on.
 * It shows nothing where the catalogue lacks what the section is about.
 */
export type View<Kind extends SectionKind> = (section: SectionOf<Kind>, context: ViewContext) => ReactNode;
