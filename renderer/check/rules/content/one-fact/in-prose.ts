/**
 * Durations, numbers of sessions and figures in sentences, compared with the facts that they repeat; see
 * docs/decisions/0025-figures-in-sentences.md. The folders beside this file each compare one kind; here are the figures
 * that any sentence can name.
 */
import { isCategory } from '../../../../config/derived/priced.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { labelFinder } from '../../about/labels.ts';
import { withoutParts } from '../../about/parts.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { adviceFor, authoredAt, isAuthored, type PublicText } from '../../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../rule.ts';
import { isHearsay } from '../hearsay.ts';
import { inSentence, spanOf } from './around-quantity.ts';
import { bareNumbersIn } from './bare-number.ts';
import { programmeItems } from './counts/asked-sessions.ts';
import { besideProgrammes } from './counts/beside-programmes.ts';
import { programmeFinder } from './counts/programme-asked.ts';
import { contradictsSessions } from './counts/sessions.ts';
import { withoutCompared } from './durations/compared.ts';
import { contradictsDuration } from './durations/duration.ts';
import { contradictsDifference } from './durations/duration-differences.ts';
import { contradictsPriced, contradictsQuoted, pricedByQuotation } from './durations/price-beside.ts';
import { contradictsSpan } from './durations/span.ts';
import { contradictsFigure } from './figures/contradicts-figure.ts';
import { type Contradiction, type Facts, type Mention, ofOwner } from './mention.ts';
import { isAge, isOfNoFact } from './of-no-fact.ts';
import { factsFor } from './site-facts.ts';

/** Reports durations, numbers of sessions and figures in sentences that differ from the fact they repeat. */
export function quantityFindings(input: RuleInput): readonly RuleFinding[] {
  const found = clinicsProseOf(input.publicTexts)
    .map((publicText) => ({ publicText, quantities: authoredQuantities(publicText, input.lookups) }))
    .filter(({ quantities }) => quantities.length > 0);
  if (found.length === 0) return [];
  const index = input.lookups.items();
  const facts = factsFor(input.site, index);
  const { subjectAt } = input.lookups;
  const ofProgramme = programmeFinder(programmeItems(input.site, index.itemAt));
  const isBesideProgrammes = besideProgrammes(input.plan);
  const labelsOf = labelFinder(input.publicTexts.authored, index);
  const policies = input.publicTexts.authored.filter(({ kind }) => kind === 'policy');
  return found.flatMap(({ publicText, quantities }) =>
    quantities.flatMap((quantity) => {
      const subject = ofProgramme(
        ofOwner(withoutCompared(withoutParts(subjectAt(publicText, quantity.normalAt), index))),
        isBesideProgrammes(publicText),
      );
      if (isHearsay(publicText, subject.sentence)) return [];
      const mention = { publicText, quantity, quantities, subject, labels: labelsOf(publicText) };
      if (isOfNoFact(inSentence(mention))) return [];
      const found = contradictsItem(mention, facts) ?? contradictsFigure(mention, facts, policies);
      if (!found) return [];
      const { isCertain, ...message } = found;
      return [
        {
          ...message,
          ...adviceFor(publicText, message),
          ...authoredAt(publicText, spanOf(publicText, quantity)),
          ...warningUnless(isCertain),
        },
      ];
    }),
  );
}

/** Compares a quantity with the durations and the numbers of sessions of what its sentence is about. */
function contradictsItem(mention: Mention, facts: Facts): Contradiction | undefined {
  const priced = pricedByQuotation(mention, facts);
  const message =
    (priced ? contradictsQuoted(mention, priced, facts) : contradictsDuration(mention, facts)) ??
    contradictsPriced(mention, facts) ??
    contradictsSessions(mention, facts) ??
    (isAge(inSentence(mention)) ? undefined : contradictsSpan(mention, facts)) ??
    contradictsDifference(mention, facts);
  const isNamed = !priced && mention.subject.named.some((item) => !isCategory(item));
  return message && { ...message, isCertain: isNamed && !isOfCourses(mention.quantity, facts) };
}

/** 'Our two courses have ten and twenty sessions': those of a treatment that the sentence does not name */
const isOfCourses = ({ unit, least, most }: Quantity, { hasCourse }: Facts): boolean =>
  unit === 'session' && hasCourse(least) && hasCourse(most);

const authoredQuantities = (
  publicText: PublicText,
  { questionOf }: Pick<RuleInput['lookups'], 'questionOf'>,
): readonly Quantity[] =>
  [...bareNumbersIn(publicText, questionOf(publicText)), ...quantitiesIn(publicText.normal)].filter((quantity) =>
    isAuthored(publicText, quantity),
  );
