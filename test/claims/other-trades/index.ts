import type { Labelled } from '../label.ts';
import { credentials } from './credentials.ts';
import { effects } from './effects.ts';
import { medicines } from './medicines.ts';
import { pressure } from './pressure.ts';
import { promises } from './promises.ts';

/** Sentences of osteopaths, podiatrists, audiologists, opticians, vets, beauty salons and fertility clinics. */
export const otherTrades: readonly Labelled[] = [...medicines, ...promises, ...effects, ...credentials, ...pressure];
