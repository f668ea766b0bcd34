/** How many people the clinic has treated: 'last year we looked after 740 people'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER, numberFromWords } from '../../../../../facts/number-words.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { clinicFigures } from '../stated-figures.ts';

const NAME =
  /^(?:seen|treated|helped|patients?|clients?|people|customers?|families|yearly|perYear)(?:PerYear|LastYear|Seen)?$/;
const SEEN = new RegExp(
  `\\b(?:we|our (?:${CLINIC_NOUN}|team|nurses|doctors|vets)) (?:have |had )?(?:\\w+ )?(?:saw|see|seen|looked after|look after|treated|treat|helped|cared for|welcomed|met) (?<hedge>over|more than|about|around|nearly|almost|some|at least|just over|just under)? ?(?<count>${NUMBER}) (?:different |new )?(?:people|patients|clients|cats|dogs|pets|animals|children|families|women|men|runners|customers)\\b(?! at a time| a (?:day|week|month)| an hour)`,
  'g',
);
/** A number with “about” may be off by this share. */
const TOLERANCE = 0.1;
/** Smaller numbers count something else: 'we see two people at once'. */
const MIN_COUNT = 20;

/** Reports numbers of people treated that differ from the figure of the site. */
export function peopleSeenFindings({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const figures = clinicFigures(site).flatMap(({ path, name, text }) => {
    const count = countOf(normalise(text).text.replace(/^(?:about|around|over|more than) /, ''));
    return NAME.test(name) && count !== undefined ? [{ path, text, count }] : [];
  });
  const [figure] = figures;
  if (!figure) return [];
  return inClinicsProse(
    publicTexts,
    (text) => matchesOf(SEEN, text),
    (match, publicText) => {
      const { hedge, count: text = '' } = match.groups ?? {};
      const count = countOf(text);
      const span = publicText.normal.original(match.index + match[0].indexOf(text), text.length);
      if (count === undefined || count < MIN_COUNT) return [];
      const margin = hedge === undefined ? 0 : TOLERANCE;
      if (figures.some((one) => Math.abs(one.count - count) <= one.count * margin)) return [];
      return differsFrom(site, figure, publicText, span);
    },
  );
}

/** '1,740' → 1740; `undefined` for text that is no number. */
const countOf = (text: string): number | undefined =>
  /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : numberFromWords(text);
