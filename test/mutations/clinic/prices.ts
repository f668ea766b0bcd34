import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Prices in a wrong format. */
export const prices: Handwritten = {
  'mistypes the instalments of a price': [
    row(CONFIG, "instalments: «'2 x £675'»", "'2 × £675'"),
    row(CONFIG, "instalments: accept(«'3 x £950'»", "'3x £950'"),
  ],
};
