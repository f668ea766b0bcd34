/** Times that a figure cannot state, by what its name says: an age, an interval, what somebody else does. */
import { SOME_CLIENTS } from '../../../../../facts/some-clients.ts';
import type { InSentence } from '../in-sentence.ts';
import { isAge } from '../of-no-fact.ts';

/** 'A prescription that is three months old' and 'ask for the records every two years' are neither validity nor retention. */
const OF_AGE = /age|young|from|first|start|begin|earliest|old|up-?to|until/i;
const OFTEN =
  /every|interval|apart|frequen|rhythm|repeat|gap|spac|pause|between|top|boost|again|next|recall|test|review|check|service|visit|session|maint/i;

/** 'Patients with gum disease come every three months', 'a cat with thyroid tablets is seen …': more often than others. */
const FOR_SOME = new RegExp(`(?:^\\W*(?:for )?|[,;:] |\\b(?:and|but|while|because|for) )${SOME_CLIENTS}[^;]*$`);

/** 'The reminder that we text three days before': what we do, and no notice of clients. */
const OUR_MESSAGE =
  /\breminders?\b[^,;:.]*$|\bwe (?:[a-z]+ )?(?:text|send|remind|e-?mail|message|(?:ring|call|phone) (?:you|to confirm))\b[^,;:.]*$/;
const NOTICE = /notice|cancel/i;

/** 'A maker with records that go back 20 years': how old they are, and not how long somebody keeps them. */
const GOES_BACK =
  /(?<!\b(?:our|your) (?:records|notes|files) )\b(?:go|goes|going|reach\w*|dat\w+|stretch\w*) back(?: (?:about|almost|nearly|over|some|more than))* $/;

/** 'A copy of your records takes at most one month': how long something takes, and not how long it is kept. */
const TAKEN =
  /\b(?:takes?|within|ready in|(?:sent|given|copied|transferred) [^,;:]*in)(?: (?:at most|up to|about|only))* $/;
const KEPT = /(?:records?|notes|retention|kept|keep).* years\b/i;

/** Returns whether a figure with this name and value can state a time that a sentence gives in these words. */
export const isOfKind = (place: InSentence, name: string): boolean =>
  (!isAge(place) || OF_AGE.test(name)) &&
  (!/\bevery $/.test(place.before) || OFTEN.test(name)) &&
  !(OFTEN.test(name) && FOR_SOME.test(place.before)) &&
  !(NOTICE.test(name) && OUR_MESSAGE.test(place.before)) &&
  !(KEPT.test(name) && TAKEN.test(place.before) && !/\bkeep|\bkept/.test(place.sentence)) &&
  !GOES_BACK.test(place.before);
