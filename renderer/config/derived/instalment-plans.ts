import type { ConfigPath } from '../../core/finding.ts';
import type { Instalments, Price } from '../../facts/price.ts';
import type { Site } from '../site.ts';

/** A treatment or a programme that can be paid in instalments. */
export interface InstalmentPlan {
  /** ['programmes', 'year'] */
  readonly path: ConfigPath;
  readonly price: Price;
  readonly instalments: Instalments;
}

/** Returns everything that can be paid in instalments. */
export const instalmentPlans = ({
  catalogue,
  programmes,
}: Pick<Site, 'catalogue' | 'programmes'>): readonly InstalmentPlan[] =>
  Object.entries({ catalogue, programmes }).flatMap(([part, items]) =>
    Object.entries(items).flatMap(([name, { price, instalments }]) =>
      instalments ? [{ path: [part, name], price, instalments }] : [],
    ),
  );
