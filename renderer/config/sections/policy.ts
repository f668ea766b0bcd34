import type { Authored } from '../annotations.ts';
import { line } from '../schema/base.ts';
import { fileName, pastDate } from '../schema/values.ts';
import type { DateText } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A policy: a Markdown file in content/policies/, with a list of its sections. */
export interface Policy extends SectionBase {
  /** The heading of the section. */
  readonly title: Authored<string>;
  /** The name of the file in content/policies/. */
  readonly file: Authored<string>;
  /** The date of the last change: '2026-11-02'. */
  readonly updated: Authored<DateText>;
}

/** A policy, a Markdown file in content/policies/: `policy('Privacy', 'privacy.md', { updated: '2026-11-02' })`. */
export const policy = (
  title: Authored<string>,
  file: Policy['file'],
  fields: Omit<Policy, 'title' | 'file'>,
): Section => section('policy', { title, file, ...fields });

export const policySchema = () =>
  sectionSchema<Policy>()('policy', {
    title: line(),
    file: fileName('.md'),
    updated: pastDate(),
  });
