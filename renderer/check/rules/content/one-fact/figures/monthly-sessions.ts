/** How often a membership lets people come: 'two facials a month' for a schedule of '1 session a month'. */
import { onlyOne } from '../../../../../core/only-one.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';

const APPOINTMENTS = 'sessions?|visits?|appointments?|treatments?|class(?:es)?|lessons?|times';
const EACH = '(?:an?|per|each|every) (?:calendar )?';
/** Something else than the usual month: 'If you come twice a month, the second is £50' */
const OTHER =
  /\b(?:if|unless|whether|some|many|few|others?|second|third|extra|additional|another|more|instead|further|not|never|cannot|rather|previously|used to|until|pay|pays|cost|costs|post|e-?mails?|letters?|newsletters?|draw)\b|n't\b|\?\W*$/;

/** Any other programme has its own name: 'The membership has two visits a month.' */
const MEMBERSHIP = /\b(?:the|our|your) membership\b/;

interface Monthly {
  readonly at: number;
  readonly length: number;
  readonly sessions: number;
}

/** Reports the number of sessions a month that a sentence about a membership states, if its schedule has another. */
export const monthlySessionFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] => {
  const monthly = Object.entries(site.programmes).filter(([, { schedule }]) => schedule.monthly);
  if (monthly.length === 0) return [];
  const statedIn = monthlyFinder(Object.values(site.catalogue).map(({ name }) => name));
  return inClinicsProse(publicTexts, sentencesIn, ({ text: sentence, start }, publicText) => {
    const stated = onlyOne(statedIn(sentence));
    if (!stated || OTHER.test(sentence) || isAboutOthers(sentence)) return [];
    const { named, owner } = lookups.subjectAt(publicText, start + stated.at);
    const programmes = named.filter(({ path: [part] }) => part === 'programmes');
    const [item, ...further] = programmes.length > 0 || !owner ? programmes : [owner];
    const membership = programmes.length === 0 && MEMBERSHIP.test(sentence) ? onlyOne(monthly) : undefined;
    const [name, programme] =
      monthly.find(([each]) => item?.path.join('.') === `programmes.${each}`) ?? membership ?? [];
    if (!programme || further.length > 0 || programme.schedule.sessions === stated.sessions) return [];
    const figure = { path: `programmes.${name}.schedule`, text: programme.schedule.text };
    return differsFrom(site, figure, publicText, publicText.normal.original(start + stated.at, stated.length));
  });
};

/** Finds 'two facials a month', 'twice a month' and 'a massage every fortnight'; the last words of names are appointments as well. */
function monthlyFinder(names: readonly string[]): (sentence: string) => readonly Monthly[] {
  const nouns = names.flatMap((name) => /[a-z]{3,}$/.exec(name.toLowerCase())?.[0] ?? []);
  const comes = new RegExp(`\\b(?:comes?|coming|see|seen|${[APPOINTMENTS, ...nouns].join('|')})\\b`);
  const appointment = `(?:${[APPOINTMENTS, ...new Set(nouns.map((noun) => `${noun}s?`))].join('|')})`;
  const pattern = new RegExp(
    [
      `\\b(?<count>an?|\\d{1,2}|${NUMBER_WORDS}) (?:[a-z-]+ )?${appointment}(?: or (?:[a-z-]+ )?${appointment})? (?:${EACH}month|monthly)\\b`,
      `\\b(?<word>once|twice) ${EACH}month\\b`,
      `\\b(?<two>(?:every|an?|each) fortnight|every (?:two|other|second) weeks?|fortnightly)\\b`,
      `\\b(?<four>(?:every|each) week|once (?:an?|every|each) week|weekly)\\b`,
    ].join('|'),
    'g',
  );
  return (sentence) =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: { length }, index: at, groups = {} }) => {
      const sessions = sessionsOf(groups);
      // 'The sauna is yours every week' is about something else.
      const isOther = groups.count === undefined && !comes.test(sentence);
      return sessions === undefined || isOther ? [] : [{ at, length, sessions }];
    });
}

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, once: 1, twice: 2 };

function sessionsOf({ count, word, two, four }: Readonly<Record<string, string | undefined>>): number | undefined {
  if (two !== undefined) return 2;
  if (four !== undefined) return 4;
  const stated = count ?? word ?? '';
  return WORDS[stated] ?? writtenNumber(stated);
}
