/** Answers that are a number of people: 'How many physiotherapists are there? Three, so you never wait long.' */

import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import type { Answered } from '../../../about/questions.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { answeredCount } from './answered-count.ts';
import type { StatedCount } from './counted-people.ts';

const HERE = `(?:(?:currently )?work (?:here|there|for you|with you|at the ${CLINIC_NOUN})|are (?:there|you|here)|do you (?:have|employ)|have you(?: got)?)`;
const ASKS_TEAM = new RegExp(`\\bhow many (?:people|staff|of you|colleagues|are you\\b)(?: (?:are )?${HERE})?\\W*$`);
const ASKS_PROFESSION = new RegExp(
  `\\bhow many (?:different )?(?:(?<kind>[a-z]+) )??(?<noun>[a-z]+)(?: (?:do|can) i choose from| ${HERE})\\W*$`,
);

/** Returns the number of people at the start of an answer. `profession` matches what people of the clinic are called. */
export function askedPeopleIn(
  publicText: PublicText,
  { question, answer, at }: Answered,
  profession: RegExp,
): readonly StatedCount[] {
  const asksTeam = ASKS_TEAM.test(question);
  const { noun = '', kind = '' } = asksTeam ? {} : (ASKS_PROFESSION.exec(question)?.groups ?? {});
  const answered = asksTeam || profession.test(noun) ? answeredCount(answer) : undefined;
  if (!answered) return [];
  return [{ ...answered, at: at + answered.at, publicText, noun, kind, sentence: answer, maySome: false }];
}
