/** Measures and complaints that are said to change by an amount: 'five meetings, and your cholesterol is a third lower' */
import { A_NUMBER } from '../../../../facts/number-words.ts';
import { namesComplaint, namesMeasure } from './complaints.ts';
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const CARE = `(?:only |just )?${A_NUMBER} (?:[a-z]+ )?(?:meetings?|sessions?|visits?|class(?:es)?|lessons?|appointments?|treatments?|peels?|massages?|nights?|days?|weeks?|months?|terms?|courses?)(?: (?!and\\b)[a-z]+){0,4}`;
const AMOUNT = `(?:(?:about|almost|nearly|over|up to|at least|more than|down|up|by) )*(?:${A_NUMBER} ?(?:thirds?|quarters?|half|halves|tenths?|fifths?|points?|inch(?:es)?|centimetres|cm|kilos?|kg|pounds|stone|years?|mm|decibels|%|per cent)|half|twice|three times)`;
const MORE = '(?:lower|less|higher|better|(?:as|the) [a-z]+|[a-z]{3,}er|down|up)';

export const MEASURED_CHANGES: Lexicon = {
  words: anyOf(
    `(?:${CARE},? and|(?:after|with|within) ${CARE},) (?:your|his|her|their) (?:[a-z'-]+ ){1,3}?(?:is|are|will be|has|have) (?:(?:gone )?(?:${AMOUNT} ${MORE}|(?:down|up) (?:by )?${AMOUNT})|(?:been )?(?:halved|doubled|trebled))`,
  ),
  harmless: (context) => {
    const changed = /,? (?:and )?((?:your|his|her|their) .*)$/.exec(context.word)?.[1] ?? '';
    return (
      isNotAsserted(context) ||
      !(namesComplaint(changed) || namesMeasure(changed)) ||
      ORGANISED.test(changed) ||
      (/\bweight\b/.test(changed) && !/\b(?:lower|less|down|lighter)\b/.test(changed)) ||
      /\b(?:trials?|stud(?:y|ies)|audit|if|whether|some|most|many|average|ask|may|might)\b/.test(
        `${context.before}${context.after}`,
      )
    );
  },
};

/** What clinics arrange and prescribe */
const ORGANISED = /\b(?:waiting|appointment|session|visit|price|fee|total|bill|dose|plan|course|membership)s?\b/;
