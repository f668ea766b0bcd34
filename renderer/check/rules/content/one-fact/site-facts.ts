/** The facts of the config with which the quantities of sentences are compared. */
import { treatmentsOf } from '../../../../config/derived/catalogue.ts';
import { figuresOf, namedFigures, together } from '../../../../config/derived/item-figures.ts';
import type { Site } from '../../../../config/site.ts';
import { type ConfigPath, formatPath } from '../../../../core/finding.ts';
import { groupBy } from '../../../../core/group-by.ts';
import { lazy, memoize } from '../../../../core/lazy.ts';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import type { Quantity } from '../../../../facts/quantities.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { normalNameOf } from '../../about/names.ts';
import { allMinutes, minutesOf } from './durations/minutes.ts';
import { factTitle } from './fact-title.ts';
import { aheadOfTreatment } from './figures/ahead-of-treatment.ts';
import { otherSamples } from './figures/other-samples.ts';
import { resultsOfOne } from './figures/results-of-one.ts';
import type { Facts } from './mention.ts';

export function factsFor(site: Site, { mentionsIn }: ItemIndex): Facts {
  const departments = Object.entries(site.departments);
  const firsts = departments.map(([, { consultation }]) => consultation);
  const categories = new Set(firsts.flatMap(({ treatment = '' }) => site.catalogue[treatment]?.category ?? []));
  const consultations = [
    ...firsts.flatMap(({ programme }): ConfigPath[] => (programme === undefined ? [] : [['programmes', programme]])),
    ...[...categories].map((category): ConfigPath => ['categories', category]),
  ];
  const first = new Set(consultations.map(formatPath));
  // Every quantity of a text needs the figures of its item, so they are memoized.
  const ofItem = memoize((item: string) => figuresOf(site, item.split('.')));
  return {
    mentionsIn,
    consultationsNamed: consultationNames(site),
    of: (paths) => together(paths.map((path) => ofItem(`${path[0]}.${path[1]}`))),
    membersOf: (path) => membersOf(site, path),
    consultations,
    people: peoplePattern(site),
    isFirstAppointment: ([part, name = '']) =>
      first.has(`${part}.${name}`) || (part === 'catalogue' && categories.has(site.catalogue[name]?.category ?? '')),
    titleOf: (path) => factTitle(site, path),
    timesOf: timesOfTreatments(site),
    resultsIn: resultsOfOne(site),
    isOfOtherSamples: otherSamples(site),
    aheadOfTreatment: aheadOfTreatment(site),
    figures: [
      ...namedFigures(site.figures),
      ...departments.flatMap(([name, { figures }]) => namedFigures(figures, `departments.${name}.figures`)),
    ],
  };
}

function timesOfTreatments({ catalogue }: Site): Facts['timesOf'] {
  const byMinutes = lazy(() => {
    const figures = Object.entries(catalogue).flatMap(([slug, treatment]) =>
      namedFigures(treatment.figures, `catalogue.${slug}.figures`),
    );
    return groupBy(
      figures.flatMap((figure) => allMinutes(figure.quantities.filter(isTime)).map((minutes) => ({ figure, minutes }))),
      ({ minutes }) => minutes,
    );
  });
  return (quantity) =>
    isTime(quantity) ? (byMinutes().get(minutesOf(quantity)) ?? []).map(({ figure }) => figure) : [];
}
const isTime = ({ unit }: Quantity): boolean => unit === 'minute' || unit === 'hour';

function membersOf(site: Site, path: ConfigPath): readonly ConfigPath[] {
  const [part, name] = path;
  if (part !== 'categories') return [path];
  return treatmentsOf(site, String(name)).flatMap(([slug, { duration }]) => (duration ? [['catalogue', slug]] : []));
}

/** 'Dr Arjun Sethi' → matches 'arjun' and 'sethi' */
const peoplePattern = ({ people }: Site): RegExp => {
  const names = Object.values(people).flatMap(({ name }) => normalise(name).text.match(/\p{L}{3,}/gu) ?? []);
  return names.length > 0 ? new RegExp(`\\b(?:${names.map(literal).join('|')})\\b`) : /(?!)/;
};

/** 'free telephone call' → matches 'free call' and 'free 20-minute telephone call' */
const namePattern = (name: string): RegExp => {
  const words = normalise(name).text.split(' ');
  const needed = words.length > 2 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return new RegExp(`\\b${needed.map(literal).join('(?: [\\w-]+){0,2} ')}s?\\b`);
};

function consultationNames({ departments }: Site): Facts['consultationsNamed'] {
  const named = Object.values(departments).flatMap(
    ({ consultation: { name, treatment, programme } }): readonly { pattern: RegExp; path: ConfigPath }[] => {
      const pattern = namePattern(name);
      if (treatment !== undefined) return [{ pattern, path: ['catalogue', treatment] }];
      return programme === undefined ? [] : [{ pattern, path: ['programmes', programme] }];
    },
  );
  return (sentence, owner) => {
    const ownName = owner ? normalNameOf(owner) : '';
    return named.flatMap(({ pattern, path }) => (pattern.test(sentence) && !pattern.test(ownName) ? [path] : []));
  };
}
