/** Answers that are a number of sessions: 'How many times do I come? Six times, over three months.' */
import { figuresOf } from '../../../../../config/derived/item-figures.ts';
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { answersIn } from '../../../about/questions.ts';
import type { Subject } from '../../../about/subject.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner } from '../mention.ts';
import { type CountFigure, countFigures } from './count-figures.ts';
import { countsVisits } from './count-meaning.ts';
import { programmeFinder } from './programme-asked.ts';

const ASKS =
  /^\W*(?:and |so )?how many (?:times|sessions|visits|appointments|meetings|treatments|evenings|mornings|afternoons|lessons|classes|workshops)\b(?!.*\b(?:an? (?:day|week|year)|miss|cancel|move|skip|save|free|online|by video)\b)/;
/** 'How many sessions are there a month?', 'How many visits are in the monthly programme?' */
const ASKS_MONTH = /\bmonth(?:ly)?\b/;
/** 'Usually six times, over three months', 'Five.', but not 'five or six', 'two of them' */
const ANSWER = new RegExp(
  `^\\W*(?:(?:usually|normally|only|just|it takes|you need|plan|expect|about|in),? )*(?<count>${SHORT_NUMBER})(?<noun> (?:times|visits|appointments|meetings|treatments))?(?=[,.;!]|$| (?:over|spread|in (?:all|total))\\b)`,
);

/** Reports 'Six times' as the answer to how often clients come to a programme of five sessions. */
export function askedSessionFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const answers = clinicsProseOf(publicTexts).flatMap((publicText) =>
    answersIn(publicText, lookups.questionOf(publicText))
      .filter(({ question }) => ASKS.test(question))
      .map(({ answer, at }) => ({ publicText, answer, start: at })),
  );
  if (answers.length === 0) return [];
  const programmes = programmeItems(site, lookups.items().itemAt);
  const ofProgramme = programmeFinder(programmes);
  const ofMonthly = onlyMonthly(site, programmes);
  return answers.flatMap(({ publicText, answer, start }) => {
    const { groups = {}, 0: words = '' } = ANSWER.exec(answer) ?? {};
    const count = writtenNumber(groups.count ?? '');
    if (count === undefined) return [];
    const read = ofOwner(lookups.subjectAt(publicText, start));
    const isMonthly = ASKS_MONTH.test(read.question);
    const subject = isMonthly ? ofMonthly(ofProgramme(read)) : ofProgramme(read);
    // 'Six visits' about an item that is named in full is counted as in any other sentence.
    if (groups.noun !== undefined && groups.noun !== ' times' && subject === read) return [];
    const item = onlyOne(subject.items);
    if (!item) return [];
    const figures = sessionFiguresOf(site, item, isMonthly);
    const { courses } = figuresOf(site, item.path);
    const agrees = figures.some(({ least, most }) => count >= least && count <= most);
    const [figure] = figures;
    if (!figure || agrees || courses.includes(count)) return [];
    const at = start + words.lastIndexOf(groups.count ?? '');
    return differsFrom(site, figure, publicText, publicText.normal.original(at, (groups.count ?? '').length));
  });
}

/** A question about a month is about the programme that is paid by the month, if there is only one. */
const onlyMonthly = ({ programmes }: Site, items: readonly PricedItem[]) => {
  const monthly = items.filter(({ path: [, name = ''] }) => programmes[name]?.schedule.monthly === true);
  return (subject: Subject): Subject =>
    subject.items.length === 0 && monthly.length === 1 ? { ...subject, items: monthly } : subject;
};

/** The programmes of a site. */
export const programmeItems = (
  { programmes }: Pick<Site, 'programmes'>,
  itemAt: (path: readonly string[]) => PricedItem | undefined,
): readonly PricedItem[] => Object.keys(programmes).flatMap((name) => itemAt(['programmes', name]) ?? []);

/** What states how many sessions an item has: the schedule of a programme, or figures of a treatment. */
function sessionFiguresOf(site: Site, { path }: PricedItem, isMonthly: boolean): readonly Omit<CountFigure, 'noun'>[] {
  const { sessions } = figuresOf(site, path);
  const [part, name = ''] = path;
  const schedule = part === 'programmes' ? site.programmes[name]?.schedule : undefined;
  if (schedule && (schedule.monthly ?? false) === isMonthly && sessions.length > 0)
    return sessions.map(({ least, most }) => ({
      path: `programmes.${name}.schedule`,
      text: schedule.text,
      least,
      most,
    }));
  if (isMonthly) return [];
  const own = `${path.join('.')}.`;
  return countFigures(site).filter((figure) => figure.path.startsWith(own) && countsVisits(figure));
}
