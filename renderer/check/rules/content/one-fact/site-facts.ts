/** The facts of the config with which the quantities of sentences are compared. */
import { treatmentsOf } from '../../../../config/derived/catalogue.ts';
import { formsOf } from '../../../../config/derived/forms.ts';
import { figuresOf, lengthsAt, namedFigures, together } from '../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { type ConfigPath, formatPath } from '../../../../core/finding.ts';
import { lazy, memoize } from '../../../../core/lazy.ts';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { normalNameOf } from '../../about/names.ts';
import { factTitle } from './fact-title.ts';
import { aheadOfTreatment } from './figures/ahead-of-treatment.ts';
import { distinguisher } from './figures/distinguished.ts';
import { usesName, wordsOf } from './figures/figure-names.ts';
import { otherSamples } from './figures/other-samples.ts';
import { resultsOfOne } from './figures/results-of-one.ts';
import { agrees, type Facts } from './mention.ts';

export function factsFor(site: Site, { mentionsIn, all }: ItemIndex): Facts {
  const departments = Object.entries(site.departments);
  const firsts = departments.map(([, { consultation }]) => consultation);
  const treatments = firsts.flatMap(({ treatment = [] }) => treatment);
  const categories = new Set(
    treatments.flatMap((slug) => site.catalogue[slug]?.category ?? []).filter(isOfFirsts(site, treatments)),
  );
  const isIn = (slug: string) => categories.has(site.catalogue[slug]?.category ?? '');
  const consultations = [
    ...firsts.flatMap(({ programme }): ConfigPath[] => (programme === undefined ? [] : [['programmes', programme]])),
    ...treatments.flatMap((slug): ConfigPath[] => (isIn(slug) ? [] : [['catalogue', slug]])),
    ...[...categories].map((category): ConfigPath => ['categories', category]),
  ];
  const first = new Set(consultations.map(formatPath));
  // Every quantity of a text needs the figures of its item, so they are memoized.
  const ofItem = memoize((item: string) => figuresOf(site, item.split('.')));
  const basesOf = memoize((category: string) => treatmentsOf(site, category).map(([slug]) => `catalogue.${slug}.`));
  const courses = lazy(
    () => new Set(Object.keys(site.catalogue).flatMap((slug) => ofItem(`catalogue.${slug}`).courses)),
  );
  return {
    hasCourse: (sessions) => courses().has(sessions),
    mentionsIn,
    named: (fits) => all.filter((item) => !isCategory(item) && fits(normalNameOf(item))).map(({ path }) => path),
    consultationsNamed: consultationNames(site),
    of: (paths) => together(paths.map((path) => ofItem(`${path[0]}.${path[1]}`))),
    membersOf: (path) => membersOf(site, path),
    basesOf: ([, name]) => basesOf(String(name)),
    consultations,
    people: peoplePattern(site),
    isFirstAppointment: ([part, name = '']) =>
      first.has(`${part}.${name}`) || (part === 'catalogue' && isIn(`${name}`)),
    titleOf: (path) => factTitle(site, path),
    ...ofAllTreatments(site),
    minutesAt: minutesAtPrice(all),
    formsOf: (paths) => paths.flatMap((path) => formsOf(site, path)),
    lengthsAt: (path) => lengthsAt(site, path),
    resultsIn: resultsOfOne(site),
    isOfOtherSamples: otherSamples(site),
    isToldApart: distinguisher(site),
    aheadOfTreatment: aheadOfTreatment(site),
    figures: [
      ...namedFigures(site.figures),
      ...departments.flatMap(([name, { figures }]) => namedFigures(figures, `departments.${name}.figures`)),
    ],
  };
}

/** “Consultations” contains first appointments; “Brows” contains one beside the treatments. */
const isOfFirsts = (site: Site, firsts: readonly string[]) => (category: string) =>
  /consult|assess|first|call/i.test(`${category} ${site.categories[category]?.name}`) ||
  treatmentsOf(site, category).every(([slug]) => firsts.includes(slug));

function ofAllTreatments({ catalogue }: Site): Pick<Facts, 'treatmentFiguresWith' | 'sharesNamed'> {
  const figures = lazy(() =>
    Object.entries(catalogue).flatMap(([slug, treatment]) =>
      namedFigures(treatment.figures, `catalogue.${slug}.figures`),
    ),
  );
  const shares = lazy(() =>
    figures().filter(
      ({ path, quantities }) => wordsOf(path).length > 1 && quantities.some(({ unit }) => unit === 'percent'),
    ),
  );
  return {
    treatmentFiguresWith: (quantity) => figures().filter(({ quantities }) => agrees(quantity, quantities)),
    sharesNamed: (sentence) => shares().filter(({ path }) => usesName(sentence, path)),
  };
}

function minutesAtPrice(all: ItemIndex['all']): Facts['minutesAt'] {
  const forms = lazy(() =>
    all
      .filter((item) => !isCategory(item))
      .flatMap((item) => [...item.options, ...(item.courses ?? []), ...(item.options.length > 0 ? [] : [item])]),
  );
  return (price) => {
    const minutes = forms().flatMap((form) => (price.test(form.price ?? '') ? [form.minutes] : []));
    return minutes.every((each) => each !== undefined) ? minutes : [];
  };
}

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

/** 'The check takes 20 minutes' on the page of a department: “Mole check”, if no other treatment is called a check */
function lastWordPattern({ catalogue }: Site, name: string, treatment: string | undefined): RegExp {
  const word = normalise(name).text.split(' ').at(-1) ?? '';
  const isOther = Object.entries(catalogue).some(
    ([slug, other]) => slug !== treatment && normalise(other.name).text.split(' ').includes(word),
  );
  return isOther || /^(?:visit|appointment|session|meeting|treatment)$/.test(word)
    ? /(?!)/
    : new RegExp(`\\bthe ${literal(word)}\\b`);
}

function consultationNames(site: Site): Facts['consultationsNamed'] {
  const named = Object.values(site.departments).flatMap(({ consultation: { name, treatment, programme } }) => {
    const path: ConfigPath = treatment === undefined ? ['programmes', programme ?? ''] : ['catalogue', treatment];
    const patterns = { pattern: namePattern(name), short: lastWordPattern(site, name, treatment) };
    return path[1] === '' ? [] : [{ ...patterns, path }];
  });
  return (sentence, owner) => {
    const ownName = owner ? normalNameOf(owner) : '';
    const isOfTreatment = owner !== undefined && !isCategory(owner);
    return named.flatMap(({ pattern, short, path }) =>
      (pattern.test(sentence) || (!isOfTreatment && short.test(sentence))) && !pattern.test(ownName) ? [path] : [],
    );
  };
}
