import { shape } from '../schema/base.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** The name and the description of the page's treatment, and no more: `bare()`. */
export const bare = (fields: SectionBase = {}): Section => section('bare', fields);

export const bareSchema = () => shape<Kind<'bare', SectionBase>>()({ ...kind('bare') });
