import { sentenceAt } from '../../../../facts/sentences.ts';
import { withoutTitle } from '../../about/people.ts';
import { proseOf } from '../../about/prose.ts';
import { ANSWER, TESS } from '../../example-values.ts';
import { authoredAt, isAuthored, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { AMBIGUOUS_FIRST_NAMES } from './ambiguous-first-names.ts';
import { namesIn, spansOfName, UNTIL_THEN } from './old-names.ts';

const REGISTERED = {
  ...TESS,
  registration: { register: 'HCPC', number: 'PH123456', url: 'https://www.hcpc-uk.org/check-the-register/' },
};
const LEFT = { values: { 'people.tess': TESS } };

export const formerPerson: Rule = {
  name: 'content/former-person',
  severity: 'warning',
  checks:
    'No text of the clinic names a person who has left the config since the last build, and nobody else has the registration of that person.',
  because: 'Visitors ask for somebody who no longer works at the clinic.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'the first name of somebody who has left': {
      values: { [ANSWER]: 'Ring us, and ask for Tess.' },
      lastBuild: LEFT,
    },
    'the whole name of somebody who has left': {
      values: { [ANSWER]: 'Tess Small answers your letters.' },
      lastBuild: LEFT,
    },
    'the registration of the person whose place somebody has taken': {
      values: { 'people.tess': { ...REGISTERED, name: 'Nora Birch' } },
      lastBuild: { values: { 'people.tess': REGISTERED } },
    },
  },
  good: {
    'a person with a new surname': {
      values: { 'people.tess': { ...REGISTERED, name: 'Tess Large' } },
      lastBuild: { values: { 'people.tess': REGISTERED } },
    },
    'a first name that another person still has': {
      values: { 'people.tess': { ...TESS, name: 'Tess Large' }, [ANSWER]: 'Ring us, and ask for Tess.' },
      lastBuild: LEFT,
    },
    'a sentence about the change': {
      values: { [ANSWER]: 'Tess left us in May.' },
      lastBuild: LEFT,
    },
  },
  find: (input) => {
    // A new title is not a new person: 'Ann Fox', now 'Dr Ann Fox'.
    // The name of somebody can be in the place of the title, which the config reports.
    const people = Object.values(input.site.people).flatMap(({ name, title }) => [name, title]);
    const names = people.map(withoutTitle);
    const gone = Object.values(input.earlier.build.people).filter((name) => !names.includes(withoutTitle(name)));
    return [...gone.flatMap((name) => textsNaming(name, input)), ...registrationsOf(gone, input)];
  },
};

/** 'Tess left us in May', 'Our founder, Tess Small' */
const TELLS_OF_LEAVING = new RegExp(
  `\\b(?:left|leaves|leaving|retire[ds]?|retiring|found(?:ed|ers?)|former(?:ly)?|used to|${UNTIL_THEN}|no longer|goodbye|farewell|thank)\\b`,
);

function textsNaming(name: string, { site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const { clinic, testimonials, people, catalogue, categories, departments, programmes, offers } = site;
  const items = namesIn([testimonials, people, catalogue, categories, departments, programmes, offers]);
  const others = [...items, clinic.name, clinic.legal.name, ...Object.values(clinic.address).map(String)];
  const first = firstNameOf(name, others);
  // Articles are dated; visitors read a testimonial as the words of today.
  const texts = proseOf(publicTexts).filter(({ kind }) => kind !== 'journal');
  return texts.flatMap((text) => {
    const whole = spansOfName(text, name, others);
    const spans = whole.length > 0 || first === undefined ? whole : spansOfName(text, first, []).filter(isAlone(text));
    return spans
      .filter(
        (span) =>
          /^\p{Lu}/u.test(textAt(text, span)) &&
          isAuthored(text, span) &&
          !tellsOfLeaving(text, span) &&
          !isOfFamily(text, span),
      )
      .slice(0, 1)
      .map((span) => ({
        message: `“${textAt(text, span)}”: ${name} is no longer among the people of the config.`,
        help:
          text.kind === 'testimonial'
            ? 'Use another testimonial. Do not change the words of a client.'
            : 'Name somebody else, or remove the name.',
        ...authoredAt(text, span),
      }));
  });
}

/** Returns the first name, unless others still have it or it may mean something else: 'May', 'Rose'. */
function firstNameOf(name: string, others: readonly string[]): string | undefined {
  const [first, second] = withoutTitle(name).split(' ');
  if (first === undefined || second === undefined || first.length < 3 || AMBIGUOUS_FIRST_NAMES.has(first.toLowerCase()))
    return undefined;
  return others.some((other) => other.split(/[^\p{L}\p{N}]+/u).includes(first)) ? undefined : first;
}

/** 'My son Daniel' of a client */
const isOfFamily = ({ text, kind }: PublicText, { at }: Span): boolean =>
  kind === 'testimonial' && /\b(?:my|our)(?: [a-z]+){0,2},? $/i.test(text.slice(0, at));

/** Not 'Tess Jones', 'Tess Street' and 'the Old Tess', which are other names. */
const isAlone =
  ({ text }: PublicText) =>
  ({ at, length }: Span): boolean =>
    !/^ \p{Lu}/u.test(text.slice(at + length)) && !/[\p{L},] \p{Lu}[\p{L}’'-]* $/u.test(text.slice(0, at));

/** Somebody with another first name has taken the place of another person, and kept the number in the register. */
function registrationsOf(gone: readonly string[], { site, earlier }: RuleInput): readonly RuleFinding[] {
  const { people, registrations } = earlier.build;
  return Object.entries(site.people).flatMap(([key, { name, registration }]) => {
    const number = registration?.number;
    const [holder = ''] = Object.entries(registrations).find(([, held]) => held === number) ?? [];
    const before = people[holder] ?? '';
    const isOther = gone.includes(before) && !wordsOf(name).some((word) => wordsOf(before).includes(word));
    // `content/duplicate-person` reports a name that another person has.
    const isRepeated = Object.entries(site.people).some(([other, person]) => other !== key && person.name === name);
    if (!isOther || isRepeated) return [];
    return {
      message: `“${number}” was the number of ${before} in the register, and is now that of ${name}.`,
      help: `Write the entry of ${name}, or remove the registration.`,
      path: ['people', key, 'registration', 'number'],
    };
  });
}

const wordsOf = (name: string): readonly string[] => withoutTitle(name).split(' ');

const tellsOfLeaving = ({ normal }: PublicText, { at }: Span): boolean =>
  TELLS_OF_LEAVING.test(sentenceAt(normal.text, normal.index(at)));
