/** What is sold together at one price: offers, combined treatments and programmes. */
import type { ConfigPath } from '../../core/finding.ts';
import type { Price } from '../../facts/price.ts';
import type { Site } from '../site.ts';
import { combinedSaving, offerSaving, programmeSaving, type Saving } from './catalogue.ts';

export interface Bundle {
  readonly path: ConfigPath;
  readonly price: Price;
  /** Its treatments and options by name, each as often as it is included; none if the owner names none. */
  readonly parts: readonly string[];
  readonly partsPath: ConfigPath;
  /** The saving compared with its parts, or with the normal price of an offer. */
  readonly saving: Saving | undefined;
}

/** Returns every offer, treatment and programme with its parts. */
export const bundlesOf = (site: Site): readonly Bundle[] => [
  ...Object.entries(site.offers).map(([name, offer]) =>
    bundle(['offers', name], offer, 'includes', offerSaving(site, offer)),
  ),
  ...Object.entries(site.catalogue).map(([slug, treatment]) =>
    bundle(['catalogue', slug], treatment, 'combines', combinedSaving(site, treatment)),
  ),
  ...Object.entries(site.programmes).map(([name, programme]) =>
    bundle(['programmes', name], programme, 'includes', programmeSaving(site, programme)),
  ),
];

const bundle = <Field extends string>(
  path: ConfigPath,
  whole: { readonly price: Price } & { readonly [field in Field]?: readonly string[] | undefined },
  field: Field,
  saving: Saving | undefined,
): Bundle => ({ path, price: whole.price, parts: whole[field] ?? [], partsPath: [...path, field], saving });
