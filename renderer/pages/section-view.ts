import type { RenderedExample } from '../../components/rendered-example.ts';
import type { SectionData, SectionKind, SectionOf } from '../config/site.ts';
import type { ViewContext } from './context.ts';
import * as modules from './sections/index.ts';
import type { Shown, View } from './view.ts';

/** The view of each kind. Without a view for every kind, this does not compile. */
const VIEWS: { readonly [Kind in SectionKind]: { readonly view: View<Kind>; readonly hasTitle?: boolean } } = modules;

/** Returns whether sections of a kind have a `PageTitle`. */
export const isTitled = (kind: SectionKind): boolean => VIEWS[kind].hasTitle === true;

/** Renders a section with the view of its kind. */
export const sectionView = (section: SectionData, context: ViewContext): Shown =>
  viewOf(section.kind, section, context);

const viewOf = <Kind extends SectionKind>(kind: Kind, section: SectionOf<Kind>, context: ViewContext): Shown =>
  VIEWS[kind].view(section, context);

/** The examples of all sections. The style page shows them, and tests render them. */
export const sectionExamples: readonly RenderedExample[] = Object.values(modules).flatMap<RenderedExample>(
  ({ examples }) => examples,
);
