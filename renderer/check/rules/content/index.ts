/** Rules about the content that every site must have, and must have consistently. */
export { contentEmpty } from '../content-empty.ts';
export { cancellation } from './cancellation.ts';
export { contentDate } from './date.ts';
export { documentStale } from './document-stale.ts';
export { duplicateTreatment } from './duplicate-treatment.ts';
export { hiddenDetail } from './hidden-detail.ts';
export { legal } from './legal.ts';
export { contentMarkup } from './markup.ts';
export { movedClinic } from './moved-clinic.ts';
export { contentOneFact } from './one-fact/index.ts';
export { ownPage } from './own-page.ts';
export { pastClosure } from './past-closure.ts';
export { policyDate } from './policy-date.ts';
export { renamedCategory } from './renamed-category.ts';
export { contentStructuredData } from './structured-data.ts';
export { unlistedPerson } from './unlisted-person.ts';
export { unlistedTreatment } from './unlisted-treatment.ts';
