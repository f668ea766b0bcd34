/** Figures that sentences are about without naming them: 'cancel a day before' for `notice`. */

/** The sentence around a quantity, and the parts of it before and after the quantity. */
export interface InSentence {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

/** Words directly before a time that something takes. */
const IN_TIME =
  /\b(?:in|within|after|takes?|taking|about|back (?:in|after|within))(?: (?:a good|about|only|just|up to))? $/;

/** A figure that sentences seldom call by its name: the words of its name, and those of sentences about it. */
interface Concept {
  readonly name: RegExp;
  readonly sentence: RegExp;
  /** Words directly before the quantity, or directly after it; of both, one must fit. */
  readonly before?: RegExp;
  readonly after?: RegExp;
}

const CANCELS =
  /\b(?:cancel\w*|reschedul\w+|rearrang\w+|rebook\w*|(?:move|change|postpone|swap) (?:an?|your|the|it)\b|(?:cannot|can't|can not|unable to|not able to) (?:come|make|attend|keep))/;

const CONCEPTS: readonly Concept[] = [
  // 'cancel at least 48 hours before'
  {
    name: /notice|cancel/,
    sentence: CANCELS,
    after: /^(?:'s?)? ?(?:before|beforehand|in advance|ahead|earlier|prior|warning)\b/,
  },
  {
    name: /warranty|guarantee/,
    sentence:
      /\b(?:covered for|(?:breaks?|broken|faulty|fails?)\b.*\breplaced?|replaced?\b.*\b(?:breaks?|broken|faulty|fails?)|warrant(?:y|ies)|an? guarantee|guarantee of|guaranteed for|under guarantee|guarantees? (?:[\w'-]+ ){1,4}for)\b/,
  },
  {
    name: /delivery|dispatch|shipping|postage|turnaround|ready|collect|making|production/,
    sentence:
      /\b(?:deliver\w*|dispatch\w*|arrives?|reach(?:es)? you|by post|in the post|posted|shipped|sent (?:out|off)|on (?:its|their) way|ready|collect\w*|(?:is|are) (?:made|here|finished)|pick (?:it|them) up|pick up|turnaround)\b/,
    before: IN_TIME,
  },
  // 'send unworn glasses back within 14 days'
  {
    name: /return|exchange|swap|moneyback|trial/,
    sentence:
      /\b(?:(?:send|bring|give|take|taken|sent|brought|given)\b.*\bback|return (?:it|them|any|un\w+|your|the|goods|products)|(?:is|are|be) returned|exchange\w*|swap\w*|try (?:it|them)|money back|keep (?:it|them))\b/,
    before: /\b(?:in|within|after|for|up to|have|you get|about) $/,
  },
  { name: /repair|mend|service/, sentence: /\b(?:repair\w*|mend\w*|fix(?:ed|es)?)\b/, before: IN_TIME },
  {
    name: /coolingoff|withdraw/,
    sentence: /\b(?:withdraw\w*|cooling)\b/,
    before: /\b(?:in|within|for|have) $/,
  },
  // 'wounds have healed after two weeks'
  { name: /heal|recover/, sentence: /\b(?:heal\w*|recover\w*)\b/, before: /\b(?:in|within|after|takes?|for|about) $/ },
  // 'the second jab follows after two weeks'
  {
    name: /gap|interval|spacing/,
    sentence: /./,
    before: /\b(?:second|next|follows?)\b[^,;:]* (?:after|in|within) (?:about )?$/,
  },
  {
    name: /response|answer|reply/,
    sentence:
      /\b(?:we (?:will |'ll |usually |normally |always )?(?:answer|reply|respond|get back)|hear (?:back )?from us|you (?:get|have|receive) an? (?:answer|reply))\b/,
    before: /\b(?:in|within|after) $/,
  },
  // A voucher may be valid for another time than a course.
  {
    name: /^(?=.*(?:voucher|gift)).*(?:validity|expiry)/,
    sentence:
      /^(?=.*\b(?:vouchers?|gift[ -](?:cards?|certificates?))\b)(?!.*\b(?:refund|return|cancel|withdraw)).*\b(?:valid|expires?|redeem\w*|runs? out|lasts?|good for|to (?:use|spend)|(?:used?|spen[dt])\b[^,;:]* (?:in|within))\b/,
  },
  {
    name: /^(?!.*(?:voucher|gift)).*(?:validity|expiry|period)/,
    sentence:
      /\b(?:valid|expires?|redeem\w*|(?:used up|spread|taken) (?:over|within|in)|runs? out|use (?:it|them) within|(?:be )?used (?:up )?(?:in|within))\b/,
  },
  // 'a patch test at least 24 hours before'
  {
    name: /ahead|advance|beforehand/,
    sentence: /./,
    after: /^ (?:before|beforehand|in advance|ahead|earlier|prior)\b/,
  },
  // 'you will be used to them within a week'
  {
    name: /adapt|adjust/,
    sentence: /\b(?:used to|adapt\w*|adjust\w*)\b/,
    before: /\b(?:in|within|after|takes?|about) $/,
  },
  // 'six weeks apart', 'six weeks between two visits'
  {
    name: /interval|apart|frequency|repeat|top-?up|booster/,
    sentence: /./,
    after: /^ (?:apart|between|(?:before|until) (?:the|your) (?:next|second))\b/,
  },
  { name: /regrowth/, sentence: /\bgr(?:ow|ows|own)\b/ },
];

/** Checks whether a sentence is about a figure in other words than its name. */
export const isMeantBy = ({ sentence, before, after }: InSentence, path: string): boolean => {
  const key = (path.split('.').at(-1) ?? '').toLowerCase();
  return CONCEPTS.some(
    (concept) =>
      concept.name.test(key) &&
      concept.sentence.test(sentence) &&
      ((!concept.before && !concept.after) || !!concept.before?.test(before) || !!concept.after?.test(after)),
  );
};
