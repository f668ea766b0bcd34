import type { Package, Site } from '../site.ts';

const PRICE = /^catalogue\.(?<slug>[^.]+)(?:\.options\.(?<option>[^.]+))?\.packages\.(?<index>\d+)\.(?:price|amount)$/;

/** Returns the course whose price a path quotes: 'catalogue.massage.packages.0.price'. */
export function courseAt({ catalogue }: Pick<Site, 'catalogue'>, path: string): Package | undefined {
  const { slug = '', option, index } = PRICE.exec(path)?.groups ?? {};
  const treatment = catalogue[slug];
  const { packages } = (option === undefined ? treatment : treatment?.options?.[option]) ?? {};
  return packages?.[Number(index)];
}
