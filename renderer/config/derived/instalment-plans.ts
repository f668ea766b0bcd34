import type { ConfigPath } from '../../core/finding.ts';
import type { Instalments, Price } from '../../facts/price.ts';
import type { Package, Site, Treatment } from '../site.ts';
import { optionsOf, type Payable } from './catalogue.ts';

/** Something that can be paid in instalments. */
export interface InstalmentPlan {
  /** ['programmes', 'year'], ['catalogue', 'implant', 'options', 'bridge'] */
  readonly path: ConfigPath;
  readonly price: Price;
  readonly instalments: Instalments;
}

/** Returns everything that can be paid in instalments. */
export const instalmentPlans = ({
  catalogue,
  programmes,
}: Pick<Site, 'catalogue' | 'programmes'>): readonly InstalmentPlan[] =>
  [
    ...Object.entries(catalogue).flatMap(([slug, treatment]) => payablesOf(['catalogue', slug], treatment)),
    ...Object.entries(programmes).map(([name, programme]): At => [['programmes', name], programme]),
  ].flatMap(([path, { price, instalments }]) => (instalments ? [{ path, price, instalments }] : []));

type At = readonly [path: ConfigPath, payable: Payable];

/** A treatment, its options, and the courses of both. */
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
