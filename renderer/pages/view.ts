import type { ReactElement } from 'react';
import type { SectionKind, SectionOf } from '../config/site.ts';
import type { Prose } from '../facts/prose.ts';
import type { ViewContext } from './context.ts';

/** The output of a section: one component with JSON props, or nothing. */
export type Shown = ReactElement | null;

/**
 * Turns a section of one kind into its component: looks up facts and passes them as plain props. Returns `null` if the
 * catalogue does not contain the items of the section.
 */
export type View<Kind extends SectionKind> = (section: SectionOf<Kind>, context: ViewContext) => Shown;

interface Titled {
  readonly anchor?: string | undefined;
  readonly title: string;
}

/** Returns the entries of a record with the given names, in the order of the names. */
export const entriesNamed = <Entry>(record: Readonly<Record<string, Entry>>, names: readonly string[]) =>
  names.flatMap((name): readonly (readonly [name: string, entry: Entry])[] => {
    const entry = record[name];
    return entry === undefined ? [] : [[name, entry]];
  });

/** The props of a section with a title. */
export const titled = ({ anchor, title }: Titled) => ({ id: anchor, title });

/** The props of a section with a title and a short text under it. */
export const titledProps = (section: Titled & { readonly text?: Prose | undefined }, rich: ViewContext['rich']) => ({
  ...titled(section),
  text: section.text && rich(section.text),
});
