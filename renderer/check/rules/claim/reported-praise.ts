/** What a client is said to have said, without quotation marks: 'Mrs Todd says that the plan changed her life.' */
import type { Span } from '../public-texts/index.ts';
import { CLIENT_NAME, MANY, SOMEBODY } from './lexicon/speakers.ts';

const SAYS = '(?:says?|said|tells us|told us|writes?|wrote|swears|reports?|reported)';
const BETTER =
  "(?:again|no longer|not had|ha(?:d|s)(?:n[’']t| not) [a-z]+ (?:so|this|that) well|never|better|best|for the first time|since|changed|transformed|saved|free (?:of|from)|gone|stopped|disappeared|vanished|life|confidence|recommends?|younger|without|sleeps?)";

/** What groups of clients are said to say about the clinic. */
const PRAISED =
  '(?:best|friendliest|kindest|nicest|gentlest|finest|loveliest|wonders|miracles|magic|(?:changed|saved|transformed) their|lives|lifesavers?|recommend|love|first[- ]class|second to none|trust|favourite|fantastic|wonderful|amazing|brilliant|outstanding|excellent|never (?:felt|looked|slept|had)|like family|safe hands|worth every)';

const REPORTED = new RegExp(
  [
    `(?:${CLIENT_NAME}|${SOMEBODY})(?:,? (?:from|of|in) [^.:,]{2,30}|, \\d\\d,)?,? ${SAYS}(?: that)? (?=[^.“"]*\\b(?:her|his|their|she|he|they|I|our)\\b)[^.“"]*\\b${BETTER}\\b[^.“"]*`,
    `(?:Mr|Mrs|Ms|Miss)\\.? \\p{Lu}[\\p{Ll}’'-]+(?: (?:from|of) [^.:]{2,30})? ${SAYS} that\\b[^.]*\\b(?:her|his|their|she|he|they|I)\\b`,
    `${MANY}(?: who [a-z ]{2,30}?)?(?: (?:now|often|always|regularly))? (?:tell|say|write|agree|think)(?: (?:us|me|their [a-z]+|everyone|everybody))?(?: that)? (?:we|our|us)\\b[^.“"]*\\b${PRAISED}\\b[^.“"]*`,
    `${MANY}(?: who [a-z ]{2,30}?)?(?: (?:often|always|all|still))? (?:rave|gush|enthuse|(?:cannot|can[’']t) stop (?:talking|raving)) about (?:us|our|their|\\p{Lu})`,
    `(?:[Oo]ur (?:\\p{Ll}+ )?${MANY}|${MANY} who (?:\\p{Ll}+ ){1,3}(?:us|our \\p{Ll}+)) (?:say|tell us|report|write)(?: that)? they (?:now )?(?:feel|look|sleep|walk|see|hear|live)\\b[^.“"]*\\b(?:better|younger|again|new|best)\\b`,
    `${MANY}(?: \\p{Ll}+){0,4}? (?:all )?(?:say|tell us|telling us) that (?:nobody|no one|nowhere|no other) [^.“"]*\\b(?:like|better|as) \\p{L}+`,
    `${MANY}(?: \\p{Ll}+){0,4}? (?:tell|telling) us (?:that )?we are the (?:only|first)\\b[^.“"]*`,
  ].join('|'),
  'u',
);
const NOT_SAID = /\b(?:[Ii]f|[Ww]hen|[Ww]hether|[Nn]obody|[Nn]o one|[Ww]hoever)\b[^.!?]*$/;

export function reportedPraiseIn(text: string): Span | undefined {
  if (!/\b(?:says?|said|tells?|told|agree|think|writes?|wrote|swears|report|rave|gush|enthuse|stop|telling)/.test(text))
    return undefined;
  const match = REPORTED.exec(text);
  return match && !NOT_SAID.test(text.slice(0, match.index)) ? { at: match.index, length: match[0].length } : undefined;
}
