/** Everything that has a price and may be paid in instalments, and how pages show the payments. */
import type { ConfigPath } from '../../core/finding.ts';
import { formatPounds, type Pence } from '../../facts/money.ts';
import type { Instalments, Price } from '../../facts/price.ts';
import type { Package, Programme, Site, Treatment } from '../site.ts';
import { optionsOf } from './catalogue.ts';

/** A treatment, one of its options or courses, or a programme. */
export type Payable = Pick<Programme, 'price' | 'instalments'>;

/** Amounts are shown with pence if the price is. */
const shown = ({ price }: Payable, pence: Pence | undefined): string | undefined =>
  pence === undefined ? undefined : formatPounds(pence, price.kind === 'amount' ? price.amountText : '');

/** The total of a payment in parts, as it is shown. */
export const instalmentsTotal = (item: Payable): string | undefined => shown(item, item.instalments?.total);

/** One instalment, as it is shown. */
export const instalment = (item: Payable): string | undefined => shown(item, item.instalments?.each);

/** The payment before the instalments, as it is shown, if there is one. */
export const firstPayment = (item: Payable): string | undefined => shown(item, item.instalments?.first);

/** 'or 2 x £675 = £1,350 in all' */
export const instalmentsLine = (item: Payable): string | undefined =>
  item.instalments && `or ${item.instalments.text} = ${instalmentsTotal(item)} in all`;

type At = readonly [path: ConfigPath, payable: Payable];

/** Returns every treatment, with its courses and options, and every programme. */
export const payables = ({ catalogue, programmes }: Pick<Site, 'catalogue' | 'programmes'>): readonly At[] => [
  ...Object.entries(catalogue).flatMap(([slug, treatment]) => payablesOf(['catalogue', slug], treatment)),
  ...Object.entries(programmes).map(([name, programme]): At => [['programmes', name], programme]),
];

const payablesOf = (path: ConfigPath, treatment: Treatment): readonly At[] => [
  [path, treatment],
  ...coursesOf(path, treatment),
  ...optionsOf(treatment).flatMap(([name, option]): readonly At[] => {
    const own = [...path, 'options', name];
    return [[own, option], ...coursesOf(own, option)];
  }),
];

const coursesOf = (path: ConfigPath, { packages = [] }: { packages?: readonly Package[] | undefined }): readonly At[] =>
  packages.map((pack, index) => [[...path, 'packages', index], pack]);

/** Something that can be paid in instalments. */
export interface InstalmentPlan {
  /** ['programmes', 'year'], ['catalogue', 'implant', 'options', 'bridge'] */
  readonly path: ConfigPath;
  readonly price: Price;
  readonly instalments: Instalments;
}

/** Returns everything that can be paid in instalments. */
export const instalmentPlans = (site: Pick<Site, 'catalogue' | 'programmes'>): readonly InstalmentPlan[] =>
  payables(site).flatMap(([path, { price, instalments }]) => (instalments ? [{ path, price, instalments }] : []));
