import { z } from 'zod';
import type { AnnotationField, ConfigPath } from '../../core/finding.ts';

/** What is looked for: a value, its name, a field of the exception around it, or a part of its text. */
export interface Wanted {
  readonly path: ConfigPath;
  readonly part?: 'name' | undefined;
  readonly annotation?: AnnotationField | undefined;
  readonly span?: { readonly at: number; readonly length: number } | undefined;
  /** The value itself, to tell which of two expressions made it: `isSale ? '£20' : '£25'`. */
  readonly value?: unknown;
}

export const located = z.object({
  location: z.object({
    file: z.string(),
    line: z.number(),
    column: z.number(),
    endLine: z.number(),
    endColumn: z.number(),
  }),
  exact: z.boolean(),
  /** The characters that were looked for, where the place is just theirs. */
  words: z.string().exactOptional(),
});

/** A place, and whether it is the value itself or the nearest one around it. */
export type Located = Readonly<z.infer<typeof located>>;
