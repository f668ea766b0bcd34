import { z } from 'zod';
import { REFERENCE_KINDS, type ReferenceKind } from '../reference-kinds.ts';
import { type DeclaredNames, type NamesOf, VALUE_FORMS, type ValueForm } from '../schema/base.ts';
import { type Schema, structureOf } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { branchesOf } from './schema-at.ts';

/** The kind of a value, as its owner sees it. `prose` may quote facts and contain links; plain `text` may not. */
export type ValueKind =
  | ValueForm
  | 'text'
  | 'prose'
  | 'address'
  | 'link'
  | 'file'
  | 'reference'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'list'
  | 'record'
  | 'section'
  | 'fields';

/** Returns the kind of a value by its schema; of a union, that of the form that the value has. */
export function kindOf(schema: Schema, value?: unknown): ValueKind {
  const [branch = schema] = branchesOf(schema, value);
  const { form, names } = metaOf(branch);
  if (form) return form;
  if (names) return 'reference';
  if (branch instanceof z.ZodEnum || branch instanceof z.ZodLiteral) return 'choice';
  if (branch instanceof z.ZodNumber) return 'number';
  if (branch instanceof z.ZodBoolean) return 'boolean';
  const structure = structureOf(branch);
  if (structure.kind === 'items') return 'list';
  if (structure.kind === 'entries') return 'record';
  if (structure.kind === 'fields') return isSection(schema) ? 'section' : 'fields';
  return textKindOf(schema, branch);
}

/** Returns the kind of thing that a field names, such as 'image'. Returns `undefined` if the field holds no name. */
export const referredKind = (schema: Schema): NamesOf | undefined => metaOf(branchesOf(schema)[0] ?? schema).names;

function textKindOf(schema: Schema, branch: Schema): ValueKind {
  const structure = structureOf(branch);
  const use = structure.kind === 'text' ? structure.use : undefined;
  if (use === 'target') return 'link';
  if (use === 'address' || use === 'file') return use;
  return use === 'words' && withoutOptional(schema) instanceof z.ZodPipe ? 'prose' : 'text';
}

/** Prose is a line of text that is parsed further. */
const withoutOptional = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap()) : schema;

const isSection = (schema: Schema): boolean => schema instanceof z.ZodType && schema.meta()?.isSection === true;

interface Meta {
  readonly form?: ValueForm | undefined;
  readonly names?: NamesOf | undefined;
}

/** The registry of zod returns our own entries untyped. */
function metaOf(schema: Schema): Meta {
  if (schema instanceof z.ZodPipe) return metaOf(schema.in);
  const { form, names } = (schema instanceof z.ZodType ? schema.meta() : undefined) ?? {};
  return { form: VALUE_FORMS.find((known) => known === form), names: isNames(names) ? names : undefined };
}

const isNames = (names: unknown): names is NamesOf =>
  typeof names === 'string' && (names === 'item' || names in REFERENCE_KINDS);

/** A possible value of a reference or a choice, with its title. */
export interface Choice {
  readonly value: string | boolean | number;
  /** The title that visitors see, if the value is a name: 'Deep massage'. */
  readonly label?: string;
}

/** Returns the values that a schema accepts, if it accepts only known ones. */
export function choicesOf(schema: Schema, declaredNames: DeclaredNames, config: unknown): readonly Choice[] {
  return branchesOf(schema).flatMap((branch): readonly Choice[] => {
    const { names } = metaOf(branch);
    if (names === 'item') return itemChoices(declaredNames, config);
    if (names) return nameChoices(names, declaredNames, config);
    if (branch instanceof z.ZodBoolean) return [{ value: true }, { value: false }];
    if (branch instanceof z.ZodEnum) return branch.options.map((value) => ({ value }));
    return branch instanceof z.ZodLiteral ? [...branch.values].filter(isChoice).map((value) => ({ value })) : [];
  });
}

const isChoice = (value: unknown): value is Choice['value'] =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

const nameChoices = (kind: ReferenceKind, declaredNames: DeclaredNames, config: unknown): readonly Choice[] =>
  [...declaredNames.names(kind)].map((value) => ({
    value,
    ...labelOf(REFERENCE_KINDS[kind].parts.map((part) => valueAtPath(config, [part, value])).find(Boolean)),
  }));

/** Treatments, and the options of those that have them. */
const itemChoices = (declaredNames: DeclaredNames, config: unknown): readonly Choice[] =>
  nameChoices('treatment', declaredNames, config).flatMap((choice) => {
    const options = valueAtPath(config, ['catalogue', String(choice.value), 'options']);
    return [
      choice,
      ...Object.entries(Object(options)).map(([name, option]) => ({
        value: `${choice.value}.${name}`,
        ...labelOf(option),
      })),
    ];
  });

const labelOf = (declared: unknown): Pick<Choice, 'label'> => {
  const label = ['name', 'title', 'alt']
    .map((key) => valueAtPath(declared, [key]))
    .find((text) => typeof text === 'string');
  return label === undefined ? {} : { label };
};
