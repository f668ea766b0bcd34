import type { ConfigPath } from '../../core/finding.ts';
import type { Pence } from '../../facts/money.ts';
import { amountOf } from '../../facts/price.ts';
import type { Site, Treatment } from '../site.ts';
import { optionsOf, treatmentsOf } from './catalogue.ts';

/** One form of a treatment that clients book, with its price and its duration. */
export interface BookedForm {
  readonly pence: Pence;
  readonly minutes: number;
}

/** The forms of the treatment at a path, or of all treatments of a category: its options, or the treatment itself. */
export function formsOf(site: Site, [part, name = '']: ConfigPath): readonly BookedForm[] {
  const treatment = part === 'catalogue' ? site.catalogue[String(name)] : undefined;
  const treatments = part === 'categories' ? treatmentsOf(site, String(name)).map(([, one]) => one) : [treatment];
  return treatments.flatMap((one) => (one ? formsOfOne(one) : []));
}

function formsOfOne(treatment: Treatment): readonly BookedForm[] {
  const options = optionsOf(treatment).map(([, option]) => option);
  return (options.length > 0 ? options : [treatment]).flatMap(({ price, duration = treatment.duration }) => {
    const pence = amountOf(price);
    return pence === undefined || duration === undefined ? [] : [{ pence, minutes: duration.minutes }];
  });
}
