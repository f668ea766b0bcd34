/** Advice to clients around an appointment, and what they may feel after it: 'avoid', 'do not', 'swelling'. */
const CARE =
  /\b(?:avoid(?:ing)?|do not|don't|must not|should not|shouldn't|refrain|wait|(?<!\bwe )stay|lie|lying|sleep(?:ing)?(?! diar)|bend(?:ing)?|drink(?:ing)?|alcohol|caffeine|eat(?:ing)?|wash(?:ing)?(?!-)|touch(?:ing)?|rub(?:bing)?|scratch(?:ing)?|wear(?:ing)?|gym|exercis\w+|sports?|swim\w*|saunas?|steam|charg(?:e|ing)|heat|sun|sunbeds?|sunscreen|spf|make-?up|shav\w+|fly(?:ing)?|flights?|swell\w*|swollen|red|redness|bruis\w+|tender\w*|sore\w*|bumps?|lumps?|itch\w*|numb\w*|puff\w+|stiff\w*|ach(?:es?|ing)|headaches?|pain\w*|dry|dryness|peeling|flak\w+|sensitivity|tightness)\b/g;
/** 'for 24 hours', 'within the first two days', 'can last a week' */
const SPAN =
  /\b(?:for|until|within|after|over|in|during|up to|at least|minimum of|first|next|following|lasts?|lasting|takes?)(?: (?:about|around|some|the|first|next|a further|at least|up to|another|roughly))* $/;
/** 'the gym (24 hours)', '24 hours: no alcohol' */
const AROUND = /[(:,] ?$|^ ?$/;

/**
 * Returns true if a quantity says how long a client takes care or feels something. Such a quantity is not a figure,
 * whatever else the sentence is about. Words that `isName` accepts do not count: a figure named 'redness' is about
 * redness.
 */
export function isCare(before: string, sentence: string, isName: (word: string) => boolean = () => false): boolean {
  return (SPAN.test(before) || AROUND.test(before)) && [...sentence.matchAll(CARE)].some(([word]) => !isName(word));
}

/** 'you may notice': the verb “to notice”, not a period of notice. */
const NOTICE_AS_VERB =
  /\bnoticing\b|(?<!give )\b(?:you|you'll|they|may|might|can|could|will|to|not|people|clients|patients|most)(?: (?:first|also|still|often|only|even|\w+ly))? notice[sd]?\b/g;

/** 'Nobody can fill an hour at short notice' */
const SHORT_NOTICE = /\bat (?:such )?short notice\b/g;

/** 'return to work', 'we return calls': not a return of goods. */
const RETURN_AS_VERB = /\breturn(?:s|ed|ing)? (?:to|home|(?:your |all |any )?calls?)\b/g;

/** 'wait a fortnight before you fly': not how long people wait for an appointment. */
const WAIT_AS_COMMAND = /(?:^ ?|[,;:] |\b(?:please|must|should|to|just|best) )wait\b/g;

/** 'Reply within the hour and …': what clients are asked to do. */
const REPLY_AS_COMMAND = /^ ?(?:please )?(?:reply|answer|respond)\b/;

/** 'Plan for an hour': not a written plan. */
const PLAN_AS_COMMAND = /(?:^ ?|[,;:] |\b(?:please|should|to) )plan (?=for|on|an?|about|at|to|ahead|\d)/g;

/** 'From first to last', 'the last session': the verb “to last” is meant by a figure `lasts`. */
const LAST_AS_ADJECTIVE = /\b(?:to|the|your|our|at|my|his|her|their|its|and|or|very) last\b/g;

/** Removes verbs that look like the name of a figure. */
export const withoutVerbs = (sentence: string): string =>
  sentence
    .replace(LAST_AS_ADJECTIVE, ' ')
    .replace(NOTICE_AS_VERB, ' ')
    .replace(SHORT_NOTICE, ' ')
    .replace(RETURN_AS_VERB, ' ')
    .replace(WAIT_AS_COMMAND, ' ')
    .replace(REPLY_AS_COMMAND, ' ')
    .replace(PLAN_AS_COMMAND, ' ');
