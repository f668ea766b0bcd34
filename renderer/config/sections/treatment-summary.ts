import { shape } from '../schema/base.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** The name, price, duration and description of the page's treatment, with booking buttons: `treatmentSummary()`. */
export const treatmentSummary = (fields: SectionBase = {}): Section => section('treatmentSummary', fields);

export const treatmentSummarySchema = () =>
  shape<Kind<'treatmentSummary', SectionBase>>()({ ...kind('treatmentSummary') });
