import type { Surface, SurfaceKind, Surfaces } from '../surfaces/index.ts';

/** Names, addresses and the facts themselves are no sentences. */
const NO_PROSE: ReadonlySet<SurfaceKind> = new Set<SurfaceKind>(['figure', 'address', 'short link', 'file name']);

/** The words of the config and its files that are sentences. */
export const proseOf = ({ typed }: Surfaces): readonly Surface[] => typed.filter(({ kind }) => !NO_PROSE.has(kind));
