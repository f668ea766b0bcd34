/** Answers that are a number of people: 'How many physiotherapists are there? Three, so you never wait long.' */
import type { Answered } from '../../../about/questions.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { answeredCount } from './answered-count.ts';
import type { StatedCount } from './counted-people.ts';

const HERE =
  '(?:(?:currently )?work (?:here|there|for you|with you|at the (?:practice|clinic|surgery|salon))|are (?:there|you|here)|do you (?:have|employ)|have you(?: got)?)';
const ASKS_TEAM = new RegExp(`\\bhow many (?:people|staff|of you|colleagues|are you\\b)(?: (?:are )?${HERE})?\\W*$`);
const ASKS_PROFESSION = new RegExp(
  `\\bhow many (?:different )?(?:(?<kind>[a-z]+) )??(?<noun>[a-z]+)(?: (?:do|can) i choose from| ${HERE})\\W*$`,
);

interface AskedPeople {
  readonly team: readonly StatedCount[];
  readonly ofProfession: readonly StatedCount[];
}
const NOBODY: AskedPeople = { team: [], ofProfession: [] };

/** Returns the number of people at the start of an answer. `isProfession` recognises the titles of people. */
export function askedPeopleIn(
  publicText: PublicText,
  { question, answer, at }: Answered,
  isProfession: (noun: string) => boolean,
): AskedPeople {
  const asksTeam = ASKS_TEAM.test(question);
  const { noun = '', kind = '' } = asksTeam ? {} : (ASKS_PROFESSION.exec(question)?.groups ?? {});
  if (!asksTeam && !isProfession(noun)) return NOBODY;
  const answered = answeredCount(answer);
  if (!answered) return NOBODY;
  const stated = { ...answered, at: at + answered.at, publicText, noun, kind, sentence: answer, maySome: false };
  return asksTeam ? { team: [stated], ofProfession: [] } : { team: [], ofProfession: [stated] };
}
