import { z } from 'zod';
import type { AnnotationField, ConfigPath } from '../../core/finding.ts';

/** The part of a config to locate: a value, its name, a field of the annotation around it, or characters of its text. */
export interface Query {
  readonly path: ConfigPath;
  /** The day to which the path and the value belong: '2027-04-01'. */
  readonly day: string;
  readonly part?: 'name' | undefined;
  readonly annotation?: AnnotationField | undefined;
  readonly span?: { readonly at: number; readonly length: number } | undefined;
  /** The value in the config. A run that produced a different value there is ignored. */
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
  /** The characters at the location, if the query has a span and the location contains only these characters. */
  words: z.string().exactOptional(),
  /** The quotation marks around these characters; '' in a text file. */
  quote: z.enum(["'", '"', '`', '']).exactOptional(),
});

/** The location of the value itself (`exact`) or of the nearest value around it. */
export type Located = Readonly<z.infer<typeof located>>;
