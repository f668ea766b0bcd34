import { shape } from '../schema/base.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** The name and the description of the page's treatment, and no more: `treatmentSummary()`. */
export const treatmentSummary = (fields: SectionBase = {}): Section => section('treatmentSummary', fields);

export const treatmentSummarySchema = () =>
  shape<Kind<'treatmentSummary', SectionBase>>()({ ...kind('treatmentSummary') });
