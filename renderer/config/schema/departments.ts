import type { z } from 'zod';
import { detail } from './base.ts';
import type { clinic } from './clinic.ts';
import { type department, WHOLE_CLINIC } from './department.ts';

type Clinic = z.output<ReturnType<typeof clinic>>;
type Department = z.output<ReturnType<typeof department>>;
type Departments = Readonly<Record<string, Department>>;

/** The fields that each department states, or the clinic itself if it has none. */
const FIELDS = ['type', 'palette', 'consultation', 'returning'] as const;

/** Returns the departments of a clinic. A clinic without departments is its own only one. */
export function departmentsOf(
  { clinic, departments = {} }: { readonly clinic: Clinic; readonly departments?: Departments | undefined },
  context: z.core.$RefinementCtx,
): Departments {
  const isDivided = Object.keys(departments).length > 0;
  for (const field of FIELDS)
    if ((clinic[field] === undefined) !== isDivided) context.addIssue(isDivided ? unused(field) : missing(field));
  const { type, palette, consultation, returning } = clinic;
  if (!type || !palette || !consultation || !returning) return departments;
  const description = {
    source: clinic.description,
    parts: [{ kind: 'text', text: clinic.description, at: 0 }],
  } as const;
  const names = { name: clinic.name, label: clinic.tagline, description, page: '/' } as const;
  return { [WHOLE_CLINIC]: { ...names, type, palette, consultation, returning } };
}

const missing = (field: string) => ({
  code: 'custom' as const,
  message: `“${field}” is missing.`,
  input: undefined,
  path: ['clinic', field],
  ...detail(
    'config/missing',
    `A clinic without departments has its own “${field}”. Write it here, or add “departments”.`,
  ),
});

const unused = (field: string) => ({
  code: 'custom' as const,
  message: `“${field}” has no effect here: each department has its own.`,
  input: field,
  path: ['clinic', field],
  ...detail('config/unknown-key', 'Remove it, or remove “departments”.'),
});
