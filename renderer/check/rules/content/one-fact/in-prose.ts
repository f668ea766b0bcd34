/**
 * Durations, numbers of sessions and figures in sentences, compared with the facts that they repeat; see
 * docs/decisions/0025-figures-in-sentences.md. The folders beside this file each compare one kind; here are the figures
 * that any sentence can name.
 */
import { isCategory } from '../../../../config/derived/priced.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { labelFinder } from '../../about/labels.ts';
import { withoutParts } from '../../about/parts.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { answersIn } from '../../about/questions.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../rule.ts';
import { isHearsay } from '../hearsay.ts';
import { inSentence, spanOf } from './around-quantity.ts';
import { programmeItems } from './counts/asked-sessions.ts';
import { besideProgrammes, programmeFinder } from './counts/programme-asked.ts';
import { contradictsSessions } from './counts/sessions.ts';
import { contradictsDuration } from './durations/duration.ts';
import { contradictsDifference } from './durations/duration-differences.ts';
import { withoutCompared } from './durations/duration-subjects.ts';
import { contradictsPriced } from './durations/price-beside.ts';
import { contradictsSpan } from './durations/span.ts';
import { contradictsFigure } from './figures/contradicts-figure.ts';
import type { InSentence } from './in-sentence.ts';
import { type Contradiction, type Facts, type Mention, ofOwner } from './mention.ts';
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
          help: quoteOrUpdateHelp(publicText, message.help),
          ...authoredAt(publicText, spanOf(publicText, quantity)),
          ...warningUnless(isCertain),
        },
      ];
    }),
  );
}

/** Compares a quantity with the durations and the numbers of sessions of what its sentence is about. */
function contradictsItem(mention: Mention, facts: Facts): Contradiction | undefined {
  const message =
    contradictsDuration(mention, facts) ??
    contradictsPriced(mention, facts) ??
    contradictsSessions(mention, facts) ??
    contradictsSpan(mention, facts) ??
    contradictsDifference(mention, facts);
  const isNamed = mention.subject.named.some((item) => !isCategory(item));
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

// Quantities that state no fact of the clinic, whatever their sentence is about.

/** 'Ten nights are not a trial.' */
const DENIED_AFTER =
  /^ (?:is|are|was|were) (?:not|no(?! (?:trouble|problem|bother)\b)|never|hardly)\b(?! (?:more|less|longer|only|just)\b)/;
/**
 * 'For fourteen days, as the law has it', 'you may withdraw within 14 days': a time that the law sets (Consumer Contracts
 * Regulations 2013, regulation 30).
 */
const OF_THE_LAW =
  /\bwithdraw\b[^.;]* (?:14|fourteen) days\b|\b(?:by law|(?:as|which) the law (?:has it|says|wants|gives|requires|provides|demands)|the law (?:gives|allows|grants))\b/;

/** Returns true if a quantity is denied, or if the law sets it. */
export const isOfNoFact = ({ sentence, after }: InSentence): boolean =>
  DENIED_AFTER.test(after) || OF_THE_LAW.test(sentence);

// Answers that leave the unit of a number to their question: 'How many minutes is a massage? Forty.'

const ASKS = /\bhow many (?<unit>minutes|hours|days|weeks|months|years)\b/;
const ANSWER = new RegExp(
  `^\\W*(?:(?:usually|normally|at least|about|around|only|just|after|for|within),? )*(?<number>${SHORT_NUMBER})(?=[.,;!]|$)`,
);

/** Returns the numbers at the start of answers, with the units for which their questions ask. */
export const bareNumbersIn = (publicText: PublicText, asked: string): readonly Quantity[] =>
  answersIn(publicText, asked).flatMap(({ question, answer, at }) => {
    const unit = ASKS.exec(question)?.groups?.unit;
    const { 0: words = '', groups: { number = '' } = {} } = unit === undefined ? {} : (ANSWER.exec(answer) ?? {});
    const [stated] = quantitiesIn(normalise(`${writtenNumber(number) ?? ''} ${unit}`));
    if (!stated) return [];
    const normalAt = at + words.length - number.length;
    const place = { normalAt, normalLength: number.length };
    return [{ ...stated, ...place, ...publicText.normal.original(normalAt, number.length) }];
  });
