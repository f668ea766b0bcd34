/** Whether a sentence itself says that a quantity states a figure. Otherwise a difference is only likely to be a mistake. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { areComparable } from '../../../../../facts/quantities.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { mayHaveOwn } from '../stated-figures.ts';
import { isAboutBookings, isTold } from './concepts.ts';

/** A time in another unit that differs more is often one that no figure states: 'fourteen days' beside `notice: '48 hours'` */
const MAX_RATIO = 4;

const OF_NOTICE = /notice|cancel/i;
/** 'If you cancel seven days before, you have the deposit back': returned money can have a period of its own. */
const MONEY_BACK = /\b(?:deposits?|refund\w*|(?:get|have|give|pay|receive)s? (?:[\w£.]+ ){1,4}back)\b/;

/**
 * Returns `false` if the sentence may state something else: if words that tell the figure from others are missing, if
 * another figure has this value, or if a treatment may have a figure of its own. Appointments, messages and records are
 * treated alike in the whole clinic.
 */
export const isCertain = (mention: Mention, figure: NamedFigure, { figures }: Pick<Facts, 'figures'>): boolean => {
  const { quantity, labels, subject } = mention;
  const { path, quantities } = figure;
  return (
    !(OF_NOTICE.test(path) && MONEY_BACK.test(subject.sentence)) &&
    isTold(`${subject.question} ${subject.sentence} ${labels?.beside}`, path) &&
    quantities.some((fact) => fact.unit === quantity.unit || areComparable(quantity, fact, MAX_RATIO)) &&
    // 'four to six weeks' may include another course than the figure of four weeks.
    !quantities.some((fact) => agrees(fact, [quantity])) &&
    !figures.some((other) => agrees(quantity, other.quantities)) &&
    (!mayHaveOwn(subject, figure) || isAboutBookings(inSentence(mention), path))
  );
};
