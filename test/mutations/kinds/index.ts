import type { Handwritten, Kind, Mistake } from '../mutation.ts';
import type { SiteFiles } from '../site-files.ts';
import { annotationMistakes } from './annotations.ts';
import { claims } from './claims.ts';
import { code } from './code.ts';
import { facts } from './facts.ts';
import { fields } from './fields.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { policies } from './policies.ts';
import { prices } from './prices.ts';
import { quotations } from './quotations.ts';
import { reach } from './reach.ts';
import { references } from './references.ts';
import { search } from './search.ts';
import { sums } from './sums.ts';
import { times } from './times.ts';

/** All kinds of mistakes, grouped by what an owner edits. */
export const mistakes: readonly Mistake[] = [
  references,
  quotations,
  prices,
  sums,
  times,
  fields,
  names,
  code,
  links,
  reach,
  search,
  annotationMistakes,
  facts,
  claims,
  language,
  policies,
].flat();

/** Returns the kinds of mistakes in a site: the edits that follow from its structure, and the handwritten ones. */
export const kindsFor = (site: SiteFiles, handwritten: Handwritten): readonly Kind[] =>
  mistakes.map(({ mistake, rule, everywhere }) => ({
    mistake,
    rule,
    rows: [...(everywhere?.(site) ?? []), ...(handwritten[mistake] ?? [])],
  }));
