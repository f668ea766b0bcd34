/** The statements of a text that can be about hours, read together with the question or the sentence before. */
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import { hoursPart, statesTime } from '../../../../facts/hours-clauses.ts';
import { isBareHours } from '../../../../facts/opening-claims.ts';
import { joinedSpan, type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { answered, isOnlyYes, type Statement } from './answers.ts';
import { askedIn, isQuestion } from './questions.ts';
import { isOtherAsked, OPENING } from './subject.ts';

/** 'Saturdays? Of course: come between nine and two.': the answer is about the day in the question. */
const ASKED_DAYS =
  /^\W*(?:(?:and|or|on|at|what about|how about) )*[a-z]+days?(?: (?:and|or) [a-z]+days?)?(?: (?:mornings?|afternoons?|evenings?))? ?\?\s*$/;

/** 'Come on a Saturday if you can. There is somebody here from ten.': hours of the day in the sentence before. */
export const OF_THAT_DAY =
  /^\W*(?:then )?(?:there(?: is|'s) (?:somebody|someone|always somebody)|we(?: are|'re)) (?:here|in|there)\b|^\W*(?:that|this) (?:means|is)\b|^\W*on (?:an? )?[a-z]+days? (?:that|this) (?:means|is)\b/;

/** A sentence about the day, or the hours, of the one before. */
const continues = ({ text }: SentenceSpan, before: SentenceSpan): boolean =>
  OF_THAT_DAY.test(text) &&
  statesTime(text) &&
  !statesTime(before.text) &&
  dayGroupsIn(before.text).length + dayGroupsIn(text).length === 1 &&
  OPENING.test(before.text);

/**
 * Returns the statements of a text, each with the words of the question before it that it leaves out; a question states
 * nothing.
 */
export const statementsIn = (text: string, asked: string): readonly Statement[] =>
  sentencesIn(text).flatMap((sentence, index, sentences) => {
    if (isQuestion(sentence.text)) return [];
    const before = sentences[index - 1];
    if (before && (continues(sentence, before) || ASKED_DAYS.test(before.text)))
      return [{ ...joinedSpan(text, before, sentence), given: 0 }];
    const questionText = answeredQuestion(sentences, index, asked);
    if (isOtherAsked(questionText) && isBareHours(hoursPart(sentence.text))) return [];
    const question = askedIn(questionText);
    return question ? answered(sentence, question) : [{ ...sentence, given: 0 }];
  });

/** The question that a sentence answers: it comes directly before it, or before a 'yes'. */
function answeredQuestion(sentences: readonly SentenceSpan[], index: number, asked: string): string {
  const before = sentences[index - 1];
  if (before === undefined) return asked;
  if (isQuestion(before.text)) return before.text;
  return isOnlyYes(before.text) ? answeredQuestion(sentences, index - 1, asked) : '';
}
