/** The number of sessions beside the quoted price of a course: 'For {….packages.0.price} you get eight sessions' of six. */
import { courseAt } from '../../../../../config/derived/course-at.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { sentenceSpanAt } from '../../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { type PublicText, type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';

/** 'you get ', 'buys you ', 'for ' after the price */
const GETS =
  /^,? (?:and )?(?:for|you(?:'ll| will)? (?:get|have|receive)|buys(?: you)?|pays for|gets you|gives you|covers|includes) (?:all |the |your |just |only )?$/;
const SESSIONS = /^ (?:[a-z-]+ )?(?:sessions|visits|appointments|treatments|classes|lessons)\b/;
/** 'a course of ' before the number, and ' sessions costs ' between the number and the price */
const COURSE_OF = /\b(?:course|block|package|series|bundle) of $/;
const COSTS = /^(?: [a-z-]+){0,2} (?:is|are|costs?|comes? to|for|at) (?:just |only )?$/;

/** Reports another number than the sessions of the only course whose price a sentence quotes. */
export const quotedCourseFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const quoted = publicText.segments.flatMap(({ fact = '', start, end }) => {
      const course = courseAt(site, fact);
      return course ? [{ course, start, end }] : [];
    });
    const only = onlyOne(quoted);
    if (!only) return [];
    const stated = countBeside(publicText, only);
    const { label, sessions } = only.course;
    if (!stated || stated.count === sessions) return [];
    const span = publicText.normal.original(stated.at, stated.length);
    return authoredFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” is not the number of sessions of “${label}”, whose price this sentence quotes: it has ${sessions}.`,
      help: 'Correct the number, or quote the price of the course that you mean.',
      against: `${sessions}`,
    });
  });

/** Returns the number that the words between it and the price connect with the price. */
function countBeside(
  { normal }: PublicText,
  { start, end }: Readonly<Record<'start' | 'end', number>>,
): (Span & { readonly count: number }) | undefined {
  const [from, to] = [normal.index(start), normal.index(end)];
  const sentence = sentenceSpanAt(normal.text, from);
  const before = normal.text.slice(sentence.start, from);
  const after = normal.text.slice(to, sentence.start + sentence.text.length);
  const last = countsIn(before).at(-1);
  const [next] = countsIn(after);
  if (last && COURSE_OF.test(before.slice(0, last.at)) && COSTS.test(before.slice(last.end)))
    return { at: sentence.start + last.at, length: last.end - last.at, count: last.count };
  if (next && GETS.test(after.slice(0, next.at)) && SESSIONS.test(after.slice(next.end)))
    return { at: to + next.at, length: next.end - next.at, count: next.count };
  return undefined;
}
