/** A concession that is a treatment of its own, beside the price of others: 'The half-hour drops from £46 to £38 for students.' */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { normalNameOf } from '../../../about/names.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';

const CONCESSION =
  /\b(?:concession\w*|students?|pensioners?|seniors?|over[- ]?6\ds?|children|child|juniors?|teen\w*|young (?:adults?|people)|reduced|low[- ](?:cost|income)|trainees?|veterans?|carers?)\b/;
/** People who pay less. */
const PEOPLE =
  /\b(?:students?|student card|pensioners?|pension|seniors?|over[- ]?6\ds?|over 6\d|children|under-?1\ds?|teenagers?|young (?:adults?|people)|on a (?:low|small) income|concessions?|trainees?|veterans?|carers?|retired|unemployed)\b/;
/** Words before the price that others pay. */
const USUAL =
  /\b(?:instead of|rather than|compared (?:with|to)|(?:drops?|falls?|goes down|comes down|reduced|lowered|down|cut) from|(?:the|our|a) (?:usual|normal|standard|full|regular|ordinary)(?: (?:price|fee|rate|cost)(?: of)?)?)(?: (?:the|a|an))?(?: (?:usual|normal|standard|full|regular))* $/;
/** Words around the price of the concession. */
const REDUCED_BEFORE = /\b(?:to|or|and|pays?|only|just|is|for) $/;
const INSTEAD_AFTER =
  /^,? (?:instead of|rather than|for (?:students|pensioners|seniors|children|veterans|carers|trainees)\b)/;

const isConcession = (item: PricedItem): boolean => CONCESSION.test(normalNameOf(item));

/**
 * Returns the facts with this amount of what others pay, in a sentence about a concession, or of a concession, in a sentence
 * about what others pay.
 */
export function factsOfConcession(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const { subject, index } = context;
  if (!PEOPLE.test(subject.sentence)) return [];
  const about = subject.items.some(isConcession);
  const before = wordsBefore(context);
  const isUsual = USUAL.test(before);
  const isReduced =
    REDUCED_BEFORE.test(before) && (INSTEAD_AFTER.test(wordsAfter(context)) || / from £[\d.,]+ to $/.test(before));
  if (!(about ? isUsual : isReduced)) return [];
  return index.all
    .filter((item) => isConcession(item) !== about)
    .flatMap(({ facts }) => facts.filter((fact) => same.includes(fact) && !fact.derived && fact.quote !== undefined));
}
