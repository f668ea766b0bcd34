/** Numbers of sessions in sentences, compared with the schedules of programmes and the sessions of courses. */
import { isPartOfSum } from '../../../../../facts/counts.ts';
import { NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import { isInSentence } from '../../../about/subject.ts';
import { IF_OTHER, textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import { agrees, type Facts, type Mention, type Message, namesOf } from '../mention.ts';

const COURSE = '(?:courses?|packages?|blocks?|series|bundles?)';
/** 'Our course consists of ', 'the course is ' */
const COURSE_BEFORE = new RegExp(
  `\\b${COURSE}\\b[^,;:]* (?:of|is|are|has|have|contains?|includes?|takes?|means|gives? you|buys?(?: you)?|pays? for|comes? (?:as|in|to))(?: (?:about|only|just|always))? $`,
);
/** ' in a course' */
const COURSE_AFTER = new RegExp(
  `^ (?:in|per|for|make(?:s)?(?: up)?|to) (?:an?|the|our|your|each|every|one) (?:(?:whole|full|[a-z]+) )?${COURSE}\\b`,
);

/** 'Three single sessions': bought without a course. */
const SINGLE = /\b(?:single|separate|individual)\b/;
/** 'After four sessions', 'if you miss two sessions' */
const PART_BEFORE =
  /\b(?:after|before|between|miss(?:ed|es)?|skip(?:ped)?|cancel|move|swap|every|first|last|next|another)(?: (?:the|about|only|your|of the))* $/;
/** 'Three sessions by video', 'one session a week' */
const OTHER_AFTER =
  /^ (?:apart|later|left|a (?:day|week|month)|(?:each|every|per) \w+|(?:at|in) (?:home|school|one day)|by (?:video|telephone|phone)|online)\b/;

/** 'Four visits, paid one by one, are £96': an example of what some sessions cost, unless it is about the course. */
const PRICED_AFTER =
  /^(?:,[^,]*,)?(?: [\w-]+){0,5} (?:are|is|costs?|comes? to|would be|makes?|adds? up to|for|at) (?:\w+ ){0,2}£/;
const NEEDED_BEFORE = /\b(?:needs?|takes?|recommend|plan|expect|advise|requires?)(?: \w+)* $/;

/** Reports 'six sessions' for a programme of twelve, and 'a course of four' if the courses have three and six. */
export function contradictsSessions(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if (quantity.unit !== 'session' || quantity.most < 2) return undefined;
  if (SINGLE.test(textAt(mention.publicText, quantity))) return undefined;
  const { sessions, courses, sessionFacts } = facts.of(subject.items.map(({ path }) => path));
  const { before, after } = inSentence(mention);
  if (PART_BEFORE.test(before) || OTHER_AFTER.test(after)) return undefined;
  if (PRICED_AFTER.test(after) && !NEEDED_BEFORE.test(before) && !isAboutCourse({ before, after })) return undefined;
  const isCourse = courses.some((course) => course >= quantity.least && course <= quantity.most);
  if (isCourse || agrees(quantity, sessions) || isShareOf(mention, sessions)) return undefined;
  if (statesNumberToo(mention, sessions, courses)) return undefined;
  if (sessions.length === 0 && !(courses.length > 0 && isAboutCourse({ before, after }))) return undefined;
  const each = sessions.map(({ least, most }) => (least === most ? `${least}` : `${least}–${most}`));
  const known = [...new Set([...each, ...courses.map(String)])].join(' or ');
  return {
    message: `“${textAt(mention.publicText, quantity)}” is not the number of sessions of ${namesOf(subject)}, which is ${known}.`,
    against: known,
    help: `Quote the number: ${sessionFacts.map((path) => `{${path}}`).join(' or ')}.`,
    otherwise: IF_OTHER,
  };
}

/** Checks whether the words around a number say how many sessions a course has. */
export const isAboutCourse = ({ before, after }: Pick<InSentence, 'before' | 'after'>): boolean =>
  (COURSE_BEFORE.test(before) || COURSE_AFTER.test(after)) && !NOT_SOLD.test(before);
/** 'We do not sell a course of six', 'people ask for a course of six' */
const NOT_SOLD =
  /\b(?:(?:not|never|no longer|don't) (?:sell|offer|have|do|recommend)|ask(?:s|ed)? (?:us )?for|instead of|rather than)\b[^.;:]*$/;

const COURSE_OF = new RegExp(`\\b${COURSE} of (?<count>${NUMBER})\\b`);

/**
 * 'In a course of six you pay for five sessions', '18 sessions after one operation and ten after another': a sentence that
 * states the number means something else by another.
 */
function statesNumberToo(
  { subject, quantity, quantities }: Mention,
  sessions: readonly Quantity[],
  courses: readonly number[],
) {
  const course = writtenNumber(COURSE_OF.exec(subject.sentence)?.groups?.count ?? '');
  const others = quantities.filter((other) => other !== quantity && isInSentence(other, subject));
  return (
    (course !== undefined && courses.includes(course)) ||
    others.some((other) => other.unit === 'session' && agrees(other, sessions))
  );
}

/** 'Three sessions of laser and one of light' of four */
const isShareOf = ({ subject: { sentence }, quantity }: Mention, sessions: readonly Quantity[]): boolean =>
  sessions.some(
    ({ least, most }) =>
      least === most && quantity.least === quantity.most && isPartOfSum(sentence, quantity.least, least),
  );
