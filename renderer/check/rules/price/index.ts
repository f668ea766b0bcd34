import type { Rule } from '../rule.ts';
import { priceComingSoon } from './coming-soon.ts';
import { priceContradiction } from './contradiction.ts';
import { priceCourse } from './course.ts';
import { priceDeposit } from './deposit.ts';
import { priceEnded } from './ended.ts';
import { priceFree } from './free.ts';
import { priceFrom } from './from.ts';
import { priceFromExact } from './from-exact.ts';
import { priceFromOpen } from './from-open.ts';
import { priceGenuine } from './genuine.ts';
import { priceInstalments } from './instalments.ts';
import { priceReference } from './reference.ts';
import { priceReferenceOpen } from './reference-open.ts';
import { priceSaving } from './saving.ts';
import { priceStructuredData } from './structured-data.ts';
import { priceTyped } from './typed.ts';
import { priceUnbacked } from './unbacked.ts';
import { priceUnit } from './unit.ts';
import { priceVat } from './vat.ts';

/** What is said of money: in the catalogue, in sentences, on finished pages. */
export const priceRules: readonly Rule[] = [
  priceReference,
  priceReferenceOpen,
  priceSaving,
  priceGenuine,
  priceEnded,
  priceFrom,
  priceFromExact,
  priceFromOpen,
  priceCourse,
  priceInstalments,
  priceUnit,
  priceComingSoon,
  priceFree,
  priceDeposit,
  priceVat,
  priceStructuredData,
  priceContradiction,
  priceUnbacked,
  priceTyped,
];
