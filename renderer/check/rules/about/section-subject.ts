/** What the section around a text is about: the step of a journey whose time it states, or the only programme or offer of a list. */
import { pricedProgrammes } from '../../../config/derived/price-table.ts';
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { onlyOne } from '../../../core/only-one.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { ItemIndex } from './item-index.ts';

/**
 * Returns the item that the text at a path belongs to. 'When' of the step “Consultation” is its duration and its price;
 * the introduction of a list with one programme is about this.
 */
export function sectionSubject(
  page: PlannedPage | undefined,
  path: ConfigPath,
  { site, index, named }: SectionLookups,
): PricedItem | undefined {
  const section = page?.sections.find((each) => each.path.every((key, place) => path[place] === key));
  const [, , , list, at, field] = path;
  if (section?.data.kind === 'journey')
    return list === 'steps' && typeof at === 'number' && field === 'when'
      ? named(section.data.steps[at]?.title ?? '')
      : undefined;
  if (section?.data.kind === 'signatureOffers' && path.length === section.path.length + 1) {
    const [offer = '', ...more] = section.data.offers ?? Object.keys(site.offers);
    return more.length === 0 ? index.itemAt(['offers', offer]) : undefined;
  }
  if (section?.data.kind !== 'programmes' || path.length > section.path.length + 1) return undefined;
  const programme = onlyOne(pricedProgrammes(site, section.data.department));
  return programme ? index.itemAt(['programmes', programme[0]]) : undefined;
}

interface SectionLookups {
  readonly site: Site;
  readonly index: Pick<ItemIndex, 'itemAt'>;
  /** Returns the first item that a text names. */
  readonly named: (text: string) => PricedItem | undefined;
}
