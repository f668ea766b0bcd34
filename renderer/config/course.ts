import type { PackageInput } from './schema/treatment.ts';

/** A course of several sessions: `course('Course of five', { sessions: 5, price: '£240' })`. */
export function course(
  label: PackageInput['label'],
  fields: Omit<PackageInput, 'label'>,
  ...others: readonly never[]
): PackageInput;
export function course(label: unknown, fields?: unknown, ...others: readonly unknown[]): object {
  // course('Course of five', 5, '£240'): every value without the name of a field must be reported.
  if (typeof fields !== 'object' && fields !== undefined) return { label, ...[fields, ...others] };
  return { label, ...fields, ...others };
}
