import { mapValues } from '../../core/map-values.ts';
import { dayAfter } from '../../facts/date.ts';
import type { SectionData, Site, Treatment } from '../site.ts';

interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * Returns the site as it is on a day, '2026-12-24': a reduced price applies and an offer is shown from the first to the
 * last day on which it runs.
 */
export const siteOnDay = (site: Site, day: string): Site =>
  periodsOf(site).length === 0
    ? site
    : {
        ...site,
        catalogue: mapValues(site.catalogue, (treatment) => treatmentOnDay(treatment, day)),
        pages: mapValues(site.pages, (sections) => sections.map((section) => sectionOnDay(section, site, day))),
      };

/** Returns the days on which the result of `siteOnDay` changes. */
export const changeDaysOf = (site: Site): readonly string[] =>
  periodsOf(site).flatMap(({ from, until }) => [from, dayAfter(until)]);

const periodsOf = ({ catalogue, offers }: Site): readonly Period[] => [
  ...Object.values(catalogue).flatMap(({ reduced }) => reduced?.runs ?? []),
  ...Object.values(offers).flatMap(({ runs }) => runs ?? []),
];

const isOn = ({ from, until }: Period, day: string): boolean => from <= day && day <= until;

const treatmentOnDay = (treatment: Treatment, day: string): Treatment =>
  treatment.reduced && isOn(treatment.reduced.runs, day)
    ? { ...treatment, price: treatment.reduced.price, instead: treatment.price }
    : treatment;

function sectionOnDay(section: SectionData, { offers }: Site, day: string): SectionData {
  if (section.kind !== 'signatureOffers') return section;
  const isShown = (name: string) => {
    const runs = offers[name]?.runs;
    return runs === undefined || isOn(runs, day);
  };
  return { ...section, offers: (section.offers ?? Object.keys(offers)).filter(isShown) };
}
