import type { Sentence, Trade, TradeSite } from './sentence.ts';

/** The page for sentences that are about no part of the catalogue. */
const QUESTIONS = '/corpus-questions';

/** A sentence and the path of its text in the changed config: 'pages./treatments/crown.2.paragraphs.0'. */
export interface PlacedSentence {
  readonly sentence: Sentence;
  readonly path: string;
}

export interface Placement {
  /** The changes of the config, by path. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly placed: readonly PlacedSentence[];
}

/** Puts every sentence of a trade into its site, at the place that `about` names. */
export function placeSentences({ site, sentences }: Trade): Placement {
  const groups = [...new Set(sentences.map(({ about }) => about ?? ''))].map((about) =>
    place(
      site,
      about,
      sentences.filter((sentence) => (sentence.about ?? '') === about),
    ),
  );
  const questions = groups.flatMap((group) => group.questions ?? []);
  const answers = questions.map(({ sentence }, index) => ({
    sentence,
    path: `pages.${QUESTIONS}.0.questions.${index}.answer`,
  }));
  return {
    values: {
      ...pricePages(site),
      ...Object.assign({}, ...groups.map(({ values }) => values)),
      [`routes.${QUESTIONS}`]: { title: 'Questions', description: 'Questions and answers.', name: 'Questions' },
      [`pages.${QUESTIONS}`]: [
        {
          kind: 'faq',
          // A section needs at least one question.
          questions: [
            ...questions.map(({ question, sentence }) => ({ question, answer: sentence.text })),
            { question: 'Anything else?', answer: 'Ask us.' },
          ],
        },
      ],
    },
    placed: [...groups.flatMap(({ placed }) => placed), ...answers],
  };
}

const PRICES = [{ kind: 'pricing', note: 'A medical assessment comes first.' }];

/** A page for every treatment with courses or options, which are shown only on a page of its own. */
export const pricePages = (site: TradeSite): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...Object.entries(site.catalogue).flatMap(([name, treatment]) => {
      const hasRows = fieldOf(treatment, 'packages') !== undefined || fieldOf(treatment, 'options') !== undefined;
      if (!hasRows || routeOf(site, 'treatment', name) !== undefined) return [];
      const { route, created } = newRoute(site, name);
      return [created, { [`pages.${route}`]: PRICES }];
    }),
  );

interface Group {
  readonly values: Readonly<Record<string, unknown>>;
  readonly placed: readonly PlacedSentence[];
  /** The sentences that are answers, with their questions. */
  readonly questions?: readonly { readonly question: string; readonly sentence: Sentence }[];
}

function place(site: TradeSite, about: string, sentences: readonly Sentence[]): Group {
  const [part = '', name = ''] = about.split('.');
  if (about !== '' && fieldOf(fieldOf(site, part), name) === undefined)
    throw new Error(`“${about}” is no part of the config: ${sentences[0]?.text}`);
  if (part === 'catalogue') return onPage(site, routeOf(site, 'treatment', name) ?? newRoute(site, name), sentences);
  if (part === 'categories') return onPage(site, String(fieldOf(site.categories, name, 'route')), sentences);
  if (part === 'offers') return inFeatures(site, name, sentences);
  // A programme has no list of texts, so its sentences answer a question that names it.
  const title = fieldOf(site.programmes, name, 'name');
  const question = part === 'programmes' ? `What is “${title}”?` : 'Is there anything else that I should know?';
  return { values: {}, placed: [], questions: sentences.map((sentence) => ({ question, sentence })) };
}

interface Page {
  readonly route: string;
  /** The changes that create the page, if it is new. */
  readonly created?: Readonly<Record<string, unknown>>;
}

function onPage(site: TradeSite, page: Page | string, sentences: readonly Sentence[]): Group {
  const { route, created = {} } = typeof page === 'string' ? { route: page } : page;
  const sections = site.pages[route] ?? PRICES;
  const paragraphs = sentences.map(({ text }) => text);
  return {
    values: { ...created, [`pages.${route}`]: [...sections, { kind: 'explanation', title: 'In detail', paragraphs }] },
    placed: sentences.map((sentence, index) => ({
      sentence,
      path: `pages.${route}.${sections.length}.paragraphs.${index}`,
    })),
  };
}

function inFeatures(site: TradeSite, name: string, sentences: readonly Sentence[]): Group {
  const features = fieldOf(site.offers, name, 'features');
  const own: readonly unknown[] = Array.isArray(features) ? features : [];
  return {
    values: { [`offers.${name}.features`]: [...own, ...sentences.map(({ text }) => text)] },
    placed: sentences.map((sentence, index) => ({ sentence, path: `offers.${name}.features.${own.length + index}` })),
  };
}

const routeOf = ({ routes }: TradeSite, field: string, name: string): string | undefined =>
  Object.entries(routes).find(([, route]) => fieldOf(route, field) === name)?.[0];

function newRoute({ catalogue, catalogueRoute }: TradeSite, treatment: string): Page {
  const name = String(fieldOf(catalogue, treatment, 'name'));
  const route = `${catalogueRoute}/${treatment}`;
  return { route, created: { [`routes.${route}`]: { title: name, description: `${name}.`, name, treatment } } };
}

/** Returns the value at a path, or `undefined` if there is none. */
const fieldOf = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
