/** What is asked of a client around an appointment, and what may be felt after it: 'avoid', 'do not', 'swelling'. */
const CARE =
  /\b(?:avoid(?:ing)?|do not|don't|must not|should not|shouldn't|refrain|wait|stay|lie|lying|sleep(?:ing)?|bend(?:ing)?|drink(?:ing)?|alcohol|caffeine|eat(?:ing)?|wash(?:ing)?|touch(?:ing)?|rub(?:bing)?|scratch(?:ing)?|wear(?:ing)?|gym|exercis\w+|sports?|swim\w*|saunas?|steam|heat|sun|sunbeds?|sunscreen|spf|make-?up|shav\w+|fly(?:ing)?|flights?|swell\w*|swollen|red|redness|bruis\w+|tender\w*|sore\w*|bumps?|lumps?|itch\w*|numb\w*|puff\w+|stiff\w*|ach(?:es?|ing)|headaches?|pain\w*|dry|dryness|peeling|flak\w+|sensitivity|tightness)\b/g;
/** 'for 24 hours', 'within the first two days', 'can last a week' */
const SPAN =
  /\b(?:for|until|within|after|over|in|during|up to|at least|minimum of|first|next|following|lasts?|lasting|takes?)(?: (?:about|around|some|the|first|next|a further|at least|up to|another|roughly))* $/;
/** 'the gym (24 hours)', '24 hours: no alcohol' */
const AROUND = /[(:,] ?$|^ ?$/;

/**
 * True where a quantity says how long a client takes care, or feels something: that is a matter of its own, whatever
 * else the sentence speaks of. The name of a figure is no such word: 'redness' is what a figure of that name is about.
 */
export function isCare(before: string, sentence: string, isName: (word: string) => boolean = () => false): boolean {
  return (SPAN.test(before) || AROUND.test(before)) && [...sentence.matchAll(CARE)].some(([word]) => !isName(word));
}

/** 'you may notice': to see, and no notice that is given. */
const SEEING =
  /(?<!give )\b(?:you|you'll|they|may|might|can|could|will|to|not|people|clients|patients|most)(?: (?:first|also|still|often|only|even|\w+ly))? notice[sd]?\b/g;

/** A sentence without verbs that look like the name of a figure. */
export const withoutVerbs = (sentence: string): string => sentence.replace(SEEING, ' ');
