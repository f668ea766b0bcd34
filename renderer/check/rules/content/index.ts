import type { Rule } from '../rule.ts';
import { cancellation } from './cancellation.ts';
import { contentDate } from './date.ts';
import { documentStale } from './document-stale.ts';
import { legal } from './legal.ts';
import { contentMarkup } from './markup.ts';
import { contentOneFact } from './one-fact/index.ts';
import { ownPage } from './own-page.ts';
import { pastClosure } from './past-closure.ts';
import { contentStructuredData } from './structured-data.ts';

/** Rules about the content of the site. */
export const contentRules: readonly Rule[] = [
  contentOneFact,
  contentStructuredData,
  contentDate,
  pastClosure,
  contentMarkup,
  ownPage,
  legal,
  cancellation,
  documentStale,
];
