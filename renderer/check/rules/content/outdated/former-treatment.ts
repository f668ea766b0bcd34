import { groupBy } from '../../../../core/group-by.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { ANSWER, SCRUB } from '../../example-values.ts';
import { authoredAt, isAuthored, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { isHeading, isMarked, namesIn, spansOfName, tellsOfChange } from './old-names.ts';

const WALK = { ...SCRUB, name: 'Gait analysis', description: 'You walk, we watch.', price: '£60', duration: '1h' };
const HAD = { values: { 'catalogue.walk': WALK } };

export const formerTreatment: Rule = {
  name: 'content/former-treatment',
  severity: 'warning',
  checks: 'No text of the clinic uses the name of a treatment that was renamed or removed since the last build.',
  because: 'Visitors ask for a treatment that they do not find in the list of prices.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'the old name of a renamed treatment': {
      values: { 'catalogue.walk': { ...WALK, name: 'Running check' }, [ANSWER]: 'A gait analysis takes an hour.' },
      lastBuild: HAD,
    },
    'the old name of a treatment whose name got a first word': {
      values: { 'catalogue.walk': { ...WALK, name: 'Full Gait Analysis' }, [ANSWER]: 'A Gait Analysis takes an hour.' },
      lastBuild: { values: { 'catalogue.walk': { ...WALK, name: 'Gait Analysis' } } },
    },
    'the name of a removed treatment': { values: { [ANSWER]: 'A gait analysis shows it.' }, lastBuild: HAD },
  },
  good: {
    'the new name': {
      values: { 'catalogue.walk': { ...WALK, name: 'Running check' }, [ANSWER]: 'A running check takes an hour.' },
      lastBuild: HAD,
    },
    'a new name that another treatment has': {
      values: { 'catalogue.walk': { ...WALK, name: 'Massage' }, [ANSWER]: 'A gait analysis takes an hour.' },
      lastBuild: HAD,
    },
    'a sentence about the end of a treatment': {
      values: { [ANSWER]: 'We no longer offer gait analysis.' },
      lastBuild: HAD,
    },
  },
  find: (input) => {
    const { catalogue, categories, programmes, offers } = input.site;
    const names = namesIn([catalogue, categories, programmes, offers]);
    const known = new Set(names.map((name) => normalise(name).text));
    const byName = groupBy(Object.values(catalogue), ({ name }) => normalise(name).text);
    const isRepeated = (name: string) => (byName.get(normalise(name).text) ?? []).length > 1;
    return Object.entries(input.earlier.build.treatments).flatMap(([key, before]) => {
      const now = catalogue[key]?.name;
      const former = normalise(before).text;
      // 'Gait analysis' → 'Gait analysis for runners': texts may go on using the shorter name.
      const isShortened = now !== undefined && normalise(now).text.startsWith(former);
      // A name that another treatment has is reported by content/duplicate-treatment; texts must not take it over.
      const isMistaken = now !== undefined && isRepeated(now);
      return known.has(former) || isShortened || isMistaken ? [] : textsWith(before, now, names, input);
    });
  },
};

/** Reports the former name of a treatment. Its new name, `now`, is `undefined` if it was removed. */
const textsWith = (
  before: string,
  now: string | undefined,
  names: readonly string[],
  { publicTexts }: RuleInput,
): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((text) =>
    spansOfName(text, before, names)
      .filter((span) => isAuthored(text, span) && isMeant(text, span, before) && isOldName(textAt(text, span), now))
      .map((span) => ({
        message: `“${textAt(text, span)}” is the name of a treatment that ${now === undefined ? 'the config no longer has' : `is now called “${now}”`}.`,
        help:
          now === undefined
            ? 'Name another treatment, or remove the words.'
            : `Write “${now}”, if this treatment is meant.`,
        ...authoredAt(text, span),
      })),
  );

/** 'Gait Analysis' → 'Full Gait Analysis': the words without capitals mean any such treatment. */
const isOldName = (words: string, now: string | undefined): boolean =>
  now === undefined || !normalise(now).text.includes(normalise(words).text) || now.includes(words);

/** A single word, such as 'Massage', is a usual word in sentences: it is meant only in headings, quotation marks and links. */
const isMeant = (text: PublicText, span: Span, before: string): boolean =>
  before.includes(' ') ? !tellsOfChange(text, span) : isHeading(text) || isMarked(text, span);
