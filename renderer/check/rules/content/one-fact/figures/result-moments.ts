/** Sentences that promise results at a moment: 'When do I get my results? The same evening.' beside `results: 'two working days'`. */
import { namedFigures } from '../../../../../config/derived/item-figures.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { momentFindings, momentsAfter, ownFigures } from './moments.ts';
import { EFFECT, RESULTS, resultsOfOne } from './results-of-one.ts';

/** 'When do I get my results?', 'How soon is the report back?' */
const ASKS =
  /\b(?:when|how (?:soon|quickly|fast|long))\b.*\b(?:results?|reports?|findings|(?:hear|know) (?:from you|back|more|the answer|the outcome))\b/;
/** 'You have it in your hands by', 'You will hear from us by breakfast', 'Usually' */
const LEAD = String.raw`^\W*(?:(?:it|they|that|all of them|most|you|we|will|usually|normally|always|is|are|get|gets|have|has|come|comes|hear from us|ring|send|back|them|ready|often|on|by|breakfast|noon|lunch(?:time)?|teatime|already)\b[ ,]*){0,6}`;
/** 'Your results are back', 'the answer is in your inbox' */
const STATES = String.raw`\b(?:results?|reports?|findings|answer) (?:(?:are|is|comes?|follows?|arrives?|reach(?:es)? you|lands?|usually|normally|always|back|in|ready|here|with you|in your (?:inbox|hands|post)|on|by) )+`;
/** 'Sunita sends you and your GP the report', 'you get your results' */
const SENT = String.raw`\b(?:sends?|e-?mails?|posts?|gets?|receives?|have) (?:[\w'-]+ ){0,6}?(?:results?|reports?|findings) (?:back )?(?:on |by )?`;
const STATED = momentsAfter(`(?:${STATES}|${SENT})`);
const ANSWERED = momentsAfter(`(?:${STATES}|${SENT}|${LEAD})`);

/** Reports 'The same evening.' as the answer to when results are ready, if the figure is 'two working days'. */
export function resultMomentFindings(input: RuleInput): readonly RuleFinding[] {
  const { site, lookups } = input;
  const general = namedFigures(site.figures).filter(({ path }) => isOfResults(path));
  const ofOne = resultsOfOne(site);
  return momentFindings(input, {
    patternsFor: ({ start }, publicText) => {
      const { question, opensAnswer } = lookups.subjectAt(publicText, start);
      return opensAnswer && asksForResults(question) ? ANSWERED : STATED;
    },
    // For a test without such a figure, another time may apply.
    figuresFor: (subject, _, sentence) => {
      if (subject.items.length > 0) return ownFigures(site, subject).filter(({ path }) => isOfResults(path));
      return general.length > 0 ? general : ofOne(`${subject.question} ${sentence}`);
    },
  });
}

const asksForResults = (question: string): boolean => ASKS.test(question) && !EFFECT.test(question);

const isOfResults = (path: string): boolean => RESULTS.test(path.split('.').at(-1) ?? '');
