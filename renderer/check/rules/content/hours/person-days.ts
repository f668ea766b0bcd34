/** Days on which texts say that somebody works, against the bio of the person: 'Is Dr Birch here on Mondays? Yes.' */
import { groupBy } from '../../../../core/group-by.ts';
import { memoize } from '../../../../core/lazy.ts';
import { literal } from '../../../../core/pattern.ts';
import { listed } from '../../../../core/wording.ts';
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { type DayGroup, dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { dayName, WEEKDAYS, type Weekday } from '../../../../facts/hours.ts';
import { presenceClaimsIn, type Worker } from '../../../../facts/presence-claims.ts';
import { type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { neighbouringTextFinder } from '../../about/neighbouring-text.ts';
import { personOf } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { plainFinding } from '../authored-finding.ts';
import { type OwnDays, ownDaysOf } from './own-days.ts';
import { isQuestion } from './questions.ts';
import { doingAny } from './work-verbs.ts';

/** Reports days on which somebody works according to a text, but not according to their own entry. */
export function personDayFindings(input: RuleInput): readonly RuleFinding[] {
  const { site, publicTexts, lookups } = input;
  const people = ownDaysOf(input);
  if (people.length === 0) return [];
  const names = groupBy(
    Object.values(site.people).flatMap(({ name }) => [...new Set(wordsOf(name))]),
    (word) => word,
  );
  const verbs = doingAny(Object.values(site.catalogue).map(({ name }) => name));
  const besideText = memoize(neighbouringTextFinder(publicTexts.authored));
  const isOpen = (day: Weekday) => site.clinic.hours[day].kind === 'open';
  return clinicsProseOf(publicTexts)
    .filter((publicText) => personOf(publicText, site.people) === undefined)
    .map((publicText) => ({ publicText, question: lookups.questionOf(publicText) }))
    .filter(({ publicText, question }) => dayGroupsIn(`${question} ${publicText.normal.text}`).length > 0)
    .flatMap(({ publicText, question }) =>
      sentencesIn(publicText.normal.text).flatMap((sentence, index) =>
        people.flatMap((person) => {
          // A surname of two people says nothing.
          const own = wordsOf(person.name).filter((word) => names.get(word)?.length === 1);
          const said = publicText.normal.text.slice(0, sentence.start) || besideText(publicText);
          const isMeant = PRONOUN.test(sentence.text) && isOnlyNamed(own, said, names);
          if (!isMeant && !own.some((word) => sentence.text.includes(word) || question.includes(word))) return [];
          const worker = { names: own.map(literal).join('|'), verbs, isBio: isMeant, hasAllDays: true };
          const claims = [
            ...statedIn(sentence, worker),
            ...(index === 0 ? answeredIn(sentence.text, question, worker.names) : []),
          ];
          const claim = claims
            .map((each) => ({ ...each, days: each.days.filter(isOpen) }))
            .find(({ days }) => days.some((day) => !person.days.includes(day)));
          return claim ? findingOf(claim, sentence, publicText, person) : [];
        }),
      ),
    );
}

/** 'Book Dr Birch: she is here on Mondays', if nobody else is named before. */
const PRONOUN = /^\W*(?:she|he) /;
const isOnlyNamed = (own: readonly string[], said: string, names: ReadonlyMap<string, unknown>): boolean => {
  const people = (said.match(/\p{L}+/gu) ?? []).filter((word) => names.has(word));
  return people.length > 0 && people.every((word) => own.includes(word));
};

const MIN_NAME = 3;
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= MIN_NAME && !word.endsWith('.') && !TITLE.test(word));
const TITLE = /^(?:mrs|miss|prof|professor|doctor|sister|nurse|dame|sir)$/;

type Claim = Pick<DayGroup, 'at' | 'length' | 'days'>;

const statedIn = ({ text }: SentenceSpan, worker: Worker): readonly Claim[] => {
  if (isQuestion(text)) return [];
  if (byPerson(worker.names).test(text) && !IRREGULAR.test(text)) return dayGroupsIn(text).slice(0, 1);
  return presenceClaimsIn(text, worker).filter(({ opens, closes, last }) => (opens ?? closes ?? last) === undefined);
};

/** 'By Dr Reyes, on Mondays and Fridays.' */
const byPerson = (names: string): RegExp =>
  new RegExp(`^\\W*(?:only )?(?:by|with) (?:[a-z]+\\.? ){0,2}(?:${names}),? (?:only )?(?:on|every) [a-z]+days?\\b`);

const YES = /^\W*(?:yes|of course|certainly)\b/;
/** 'Yes, every Monday', 'On Tuesdays' */
const LEADING = /^\W*(?:(?:yes|of course|certainly)\b\W*)?(?:(?:on|every|from|only on|always on) )?$/;
const IRREGULAR = /\b(?:not|never|except|but|other|sometimes|only if|alternate)\b|n't\b/;

/** 'When is Dr Birch here?' 'On Tuesdays.' */
function answeredIn(answer: string, question: string, names: string): readonly Claim[] {
  const asked = new RegExp(
    `^\\W*(?:and )?(?<when>when |(?:on )?(?:which|what) days? )?(?:is|does|can (?:i|we) (?:see|meet)|will) (?:[a-z]+\\.? ){0,2}(?:${names})(?: (?:be )?(?:here|in|there|with you|at (?:the|your) ${CLINIC_NOUN}|work|see (?:patients|clients|people)))*(?<day> (?:on|every) [^?]+)?\\?\\W*$`,
  ).exec(question)?.groups;
  if (!asked || IRREGULAR.test(answer)) return [];
  const [group, ...others] = dayGroupsIn(answer);
  if (group) {
    // 'When is she in? On Fridays, and on Saturdays if you ask': the first days are those of every week.
    const isPlain = (others.length === 0 || asked.when !== undefined) && LEADING.test(answer.slice(0, group.at));
    return isPlain && (asked.when !== undefined || YES.test(answer)) ? [group] : [];
  }
  const yes = YES.exec(answer);
  const days = dayGroupsIn(asked.day ?? '');
  const place: Place = { at: 0, length: yes?.[0].length ?? 0 };
  return yes && asked.when === undefined ? days.map((day) => ({ ...place, days: day.days })) : [];
}

function findingOf(
  claim: Claim,
  { start }: SentenceSpan,
  publicText: PublicText,
  { name, path, days }: OwnDays,
): readonly RuleFinding[] {
  const span = publicText.normal.original(start + claim.at, claim.length);
  const own = listed(WEEKDAYS.filter((day) => days.includes(day)).map(dayName));
  const other = claim.days.find((day) => !days.includes(day));
  return plainFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” differs from ${path}: ${name} is there on ${own}${other ? `, not on ${dayName(other)}` : ''}.`,
    help: `Correct the days here, or in ${path}.`,
    against: own,
  });
}
