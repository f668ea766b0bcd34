import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The name, price, duration and description of the page's treatment, with booking buttons: `treatmentSummary()`. */
export const treatmentSummary = (fields: SectionBase = {}): Section => section('treatmentSummary', fields);

export const treatmentSummarySchema = () => sectionSchema<SectionBase>()('treatmentSummary', {});
