import type { PackageInput } from './schema/treatment.ts';

/** A course of several sessions: `course('Course of five', { sessions: 5, price: '£240' })`. */
export const course = (
  label: PackageInput['label'],
  fields: Omit<PackageInput, 'label'>,
  ...others: readonly never[]
): PackageInput => ({
  label,
  ...fields,
  // course('Course of five', 5, '£240'): the last value must be reported.
  ...others,
});
