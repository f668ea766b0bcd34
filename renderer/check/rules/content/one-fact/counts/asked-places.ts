/** Answers that are the size of a group: 'How many people are in a class? Sixteen at most.' */
import { clinicsProseOf } from '../../../about/prose.ts';
import { answersIn } from '../../../about/questions.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { isOfClinic } from '../stated-figures.ts';
import { answeredCount } from './answered-count.ts';
import { countFigures } from './count-figures.ts';
import { statesSize } from './count-meaning.ts';

const GROUP = '(?:an?|the|each|every|your|one|one of your) (?:[a-z]+ )?(?:group|class|course|workshop|evening)e?s?';
const ASKS = new RegExp(
  `\\bhow (?:big|large|small) (?:is|are) ${GROUP}\\b|\\bhow many (?:[a-z]+ )?(?:(?:are|can be|fit|sit|will be|do you take|can take part)(?: there)?) in ${GROUP}\\b|\\bhow many (?:people|others) are there in ${GROUP}\\b`,
);

/** Reports the number at the start of such an answer if the figures of the site state another size. */
export function askedPlacesFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = countFigures(site).filter((figure) => isOfClinic(figure) && statesSize(figure));
  const [figure] = figures;
  if (!figure) return [];
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    answersIn(publicText, lookups.questionOf(publicText)).flatMap(({ question, answer, at }) => {
      const answered = ASKS.test(question) ? answeredCount(answer) : undefined;
      if (!answered || figures.some(({ least, most }) => answered.count >= least && answered.count <= most)) return [];
      return differsFrom(site, figure, publicText, publicText.normal.original(at + answered.at, answered.text.length));
    }),
  );
}
