import type { Handwritten } from '../mutation.ts';
import { annotationMistakes } from './annotations.ts';
import { claims } from './claims.ts';
import { code } from './code.ts';
import { facts } from './facts.ts';
import { fields } from './fields.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { policies } from './policies.ts';
import { quotations } from './quotations.ts';
import { reach } from './reach.ts';
import { search } from './search.ts';
import { sums } from './sums.ts';
import { times } from './times.ts';

/** The handwritten edits of the physiotherapy practice, grouped by the kind of mistake. */
export const physioRows: Handwritten = {
  ...annotationMistakes,
  ...claims,
  ...code,
  ...facts,
  ...fields,
  ...links,
  ...names,
  ...policies,
  ...quotations,
  ...reach,
  ...search,
  ...sums,
  ...times,
};
