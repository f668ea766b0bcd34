import { z } from 'zod';
import * as language from '../sections/index.ts';
import type { DeclaredNames } from './base.ts';

type Language = typeof language;
type SchemaName = Extract<keyof Language, `${string}Schema`>;
type Schema = Language[SchemaName];

const isSchema = (entry: [string, Language[keyof Language]]): entry is [SchemaName, Schema] =>
  entry[0].endsWith('Schema');

const schemas = Object.entries(language)
  .filter(isSchema)
  .map(([, schema]) => schema);

/** A section of any kind. An unknown kind is reported with the known kinds. */
export const section = (declaredNames: DeclaredNames) => {
  const [first, ...rest] = schemas.map((schema) => schema(declaredNames));
  if (!first) throw new Error('renderer/config/sections/index.ts lists no kind of section.');
  return z.discriminatedUnion('kind', [first, ...rest]).meta({ isSection: true });
};

/** A section after parsing. */
export type SectionData = z.output<ReturnType<Schema>>;

export type SectionKind = SectionData['kind'];

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<SectionData, { kind: Kind }>;
