/** Rhythms in sentences ('every six weeks'), compared with the figures that state how often clients come. */
import type { Site } from '../../../../../config/site.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { frequenciesIn } from '../../../../../facts/frequency.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';
import { DAYS, quantitiesIn } from '../../../../../facts/quantities.ts';
import { normalNameOf } from '../../../about/names.ts';
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner, quotesFact } from '../mention.ts';
import { clinicFigures, type FigureEntry, isOfClinic, type StatedFigure, treatmentFigures } from '../stated-figures.ts';
import { usesOthers } from './concepts.ts';
import { ownRhythms } from './own-rhythm.ts';

/** A figure that states how often clients come: `rhythm: 'twice a week'`, `interval: 'four to six weeks'`. */
interface FrequencyFigure extends StatedFigure {
  /** The days from one time to the next. */
  readonly least: number;
  readonly most: number;
}

const MUST = /\b(?:have to|has to|must|needs? to|renew\w*)\b/;
/** A course can be valid for months in which its owner comes every week. */
const isNear = (days: number, validity: number, ratio = MAX_RATIO): boolean =>
  days <= validity * ratio && validity <= days * ratio;
const MAX_RATIO = 4;
const MAX_RATIO_OF_RHYTHM = 10;
/** Who has to come again when a certificate ends: 'How often must a diver come? Every other spring.' */
const VALIDITY = /\.(?:valid\w*|expir\w*)$/i;
const INTERVAL =
  /^valid|^expir|^return$|^per(?:week|month|year)$|interval|apart|frequency|rhythm|repeat|spacing|top-?up|booster|recall|retest|recheck|review|gap|again|adjust|tighten|change|refill|infill/i;
/** How long an order or a prescription takes, not how often clients come: `repeatOrder`. */
const PROCESSING = /order|prescription|medicine|script|delivery/i;
/** Some people come more often: a recall is about everybody. */
const RECALL = /recall|retest|recheck|review/i;
const MOST_PEOPLE =
  /\b(?:most|all) (?:\w+ )?(?:adults|people|patients|clients|dogs|cats|pets)\b|\bevery(?:one|body| adult| patient| client)\b|\b(?:you|adults|people|we) (?:should|need to|ought to|must|recommend|advise|suggest)\b|^ ?(?:have|get|come)\b/;
/** The sentence says how often clients come, and not how often they exercise, pay or hear from the clinic. */
const COMES =
  /\b(?:come|comes|coming|(?:pop|drop|call|look|turn)s? (?:in|by|up)|(?:ask|invite|have|want|expect|see) [^,;:]*\bback (?:again |in |here )?(?=every|each|once|twice)|tightened|adjusted|refilled|return|returns|visits?|appointments?|sessions?|sittings?|treatments?|repeat(?:ed)?|seen|we (?:re)?(?:measure|check|review|examine|scan|test)|follow-ups?|see (?:you|us|them)|(?:you|they) (?:\w+ )?(?:see|meet) (?!(?:an? |the |some |more |no |your )?(?:changes?|results?|improvements?|differences?|progress|effects?)\b|your (?:own )?(?:dentist|gp|doctor|midwife|consultant|optician|vet)\b)|you (?:\w+ )?(?:sit|lie|rest|relax) (?:in|on|under|with|at)|given|done|examined|checked|taken)\b/;
/** 'Trays, changed every ten days': what clients change at home has another rhythm than their visits, unless the figure is about it. */
const CHANGED = /\bchang(?:e|es|ed)\b/;
const BY_CLINIC = /\b(?:we|us|our [a-z]+) (?:\w+ )?change\b/;
const isChanged = (clause: string, { path }: FrequencyFigure): boolean =>
  CHANGED.test(clause) && (/change/i.test(path) || BY_CLINIC.test(clause));
/** 'Most people need six sittings, one every month.' */
const ONE_OF_THEM = /^\W*(?:and )?one (?:each|every|an?)\b/;
/** What clients do between appointments has a rhythm of its own. */
const AT_HOME = /\b(?:exercis\w+|practis\w+|stretch\w*|home ?work|at home|apply|paid|instal\w+|brush\w*|drink|eat)\b/;
/** 'After the course we see you every two years': another rhythm than that of the course. */
const WITHIN_COURSE = /interval|apart|spacing|gap|between/i;
const AFTERWARDS = new RegExp(
  String.raw`\b(?:afterwards|after that|from then on|thereafter|after (?:the|your|this|an?) (?:[a-z]+ ){0,2}?(?:course|series|programme|first|second|third|last)|after (?:the|these|those|your|all) (?:\d+|${NUMBER_WORDS})|to top up|top-ups?|maintenance)\b`,
);
/** 'Four weeks' for 'a month'. */
const ROUGHLY = 0.09;

/** 'Once a week, with a book.', 'Rhythm: weekly', 'One peel every six weeks.', 'New pictures every year.' in a text about a treatment */
const FRAGMENT_BEFORE = /^\W*(?:(?:usually|normally|about|then|rhythm:|one|an?|(?:one|an?|new|fresh) [a-z]+) )?$/;
const FRAGMENT_AFTER =
  /^(?:,? (?:is (?:usual|normal|enough|typical)|with an? [a-z]+|as a rule|for most(?: people)?))?\W*$/;

const HOW_OFTEN =
  /\bhow often (?:can|may|should|do|does|must|will|would|is|are) (?!.*\b(?:pay|exercis\w+|practis\w+|brush|clean|wash|drink|eat|apply|change|open|hear|write)\b)/;

/** Returns true if a frequency is at the start of the answer to how often clients come: 'Weekly, if you like.' */
const answersHowOften = ({ question, start, opensAnswer }: Subject, at: number): boolean =>
  opensAnswer && at - start <= MAX_LEAD && HOW_OFTEN.test(question);
/** The length of 'Usually about ' */
const MAX_LEAD = 14;

/** After 'weekly' or 'monthly': how often clients come, and not how often they pay. */
const APPOINTMENTS = /^ (?:sessions|visits|appointments|meetings|reviews|classes|lessons)\b/;

/** Reports 'three times a week' if the figure of the treatment is 'twice a week'. */
export function frequencyFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = frequencyFigures(site);
  if (figures.length === 0) return [];
  return inClinicsProse(publicTexts, frequenciesIn, ({ at, length, days, isAdverb }, publicText) => {
    const subject = ofOwner(lookups.subjectAt(publicText, at));
    const { sentence, items } = subject;
    const isAnswer = answersHowOften(subject, at);
    const isOfAppointments = isAdverb && APPOINTMENTS.test(publicText.normal.text.slice(at + length));
    const [before, after] = [sentence.slice(0, at - subject.start), sentence.slice(at - subject.start + length)];
    const isFragment = subject.question === '' && FRAGMENT_BEFORE.test(before) && FRAGMENT_AFTER.test(after);
    if (isAdverb && !isAnswer && !isOfAppointments && !isFragment) return [];
    if (AT_HOME.test(sentence) || isAboutOthers(sentence) || isAboutStudy(sentence)) return [];
    const owned = figures.filter(({ path }) =>
      items.some((item) => path.startsWith(`${item.path.slice(0, 2).join('.')}.`)),
    );
    const span = publicText.normal.original(at, length);
    // `patchTestRepeat` says nothing about other visits.
    const about = [subject.question, sentence, ...items.map(normalNameOf)].join(' ');
    const meant =
      owned.length > 0
        ? owned
        : figures.filter((figure) => isOfClinic(figure) && usesOthers(about, figure.path, INTERVAL));
    const stated = { publicText, subject, days, isAnswer, isOfAppointments };
    const [figure] = meant.filter((one) => canBeMeant(one, stated));
    const clause = clauseAt(sentence, at - subject.start);
    const isOwnRhythm = isFragment && owned.some(({ most }) => isNear(days, most));
    const isVisit = isAnswer || isOwnRhythm || COMES.test(ONE_OF_THEM.test(clause) ? sentence : clause);
    if (
      !figure ||
      !(isVisit || isChanged(clause, figure) || RECALL.test(figure.path)) ||
      meant.some((one) => agrees(days, one))
    )
      return [];
    if (isOfClinic(figure) && RECALL.test(figure.path) && isOfSome(days, figure, subject, site)) return [];
    // 'Once a year for most. Twice, so every six months, for the young.'
    if (FOR_SOME.test(sentence) && frequenciesIn(publicText.normal.text).some((other) => agrees(other.days, figure)))
      return [];
    return differsFrom(site, figure, publicText, span);
  });
}

interface StatedRhythm {
  readonly publicText: PublicText;
  readonly subject: Subject;
  readonly days: number;
  readonly isAnswer: boolean;
  readonly isOfAppointments: boolean;
}

/** Whether a sentence can be about a figure that says how often clients come. */
function canBeMeant({ path, most }: FrequencyFigure, stated: StatedRhythm): boolean {
  const { publicText, subject, days, isAnswer, isOfAppointments } = stated;
  const { sentence, question } = subject;
  return (
    (!RECALL.test(path) || MOST_PEOPLE.test(sentence)) &&
    (!isSchedule(path) || ((isOfAppointments || YOU_COME.test(sentence)) && frequenciesIn(sentence).length === 1)) &&
    // 'Three weeks apart' does not say how often people come back afterwards: 'Many have one session a year.'
    (isAnswer || isNear(days, most, RECALL.test(path) ? MAX_RATIO : MAX_RATIO_OF_RHYTHM)) &&
    (!VALIDITY.test(path) || (isAnswer && MUST.test(question) && isNear(days, most))) &&
    !(WITHIN_COURSE.test(path) && AFTERWARDS.test(`${question} ${sentence}`)) &&
    !quotesFact(publicText, subject, path)
  );
}

const FOR_SOME = /\bfor (?:most|some|many|others?|adults|the (?:young|old)\w*)\b/;

/** 'Wearers of lenses come every year, everyone else every two years', 'a lens check once a year': who comes more often. */
function isOfSome(days: number, recall: FrequencyFigure, { sentence, items, owner }: Subject, site: Site): boolean {
  // 'Come once a year, free for members' names a programme on the page of the treatment.
  const about = [...items, ...(owner && !items.some(({ path: [part] }) => part === 'catalogue') ? [owner] : [])];
  return (
    frequenciesIn(sentence).some((other) => agrees(other.days, recall)) ||
    about.some(({ path }) => ownRhythms(path, site).some((own) => agrees(days, { least: own, most: own })))
  );
}

const agrees = (days: number, { least, most }: Pick<FrequencyFigure, 'least' | 'most'>): boolean =>
  days >= least * (1 - ROUGHLY) && days <= most * (1 + ROUGHLY);

const frequencyFigures = (site: Site): readonly FrequencyFigure[] => [
  ...Object.entries(site.programmes).flatMap(([name, programme]) =>
    scheduled(`programmes.${name}.schedule`, programme),
  ),
  ...[...treatmentFigures(site), ...clinicFigures(site)].flatMap(read),
];

/** 'You come four times a year' agrees with '4 sessions over 12 months', whose dates need not be regular. */
const scheduled = (path: string, { schedule }: Site['programmes'][string]): readonly FrequencyFigure[] => {
  const { text, sessions, weeks, monthly } = schedule;
  const days = ((weeks ?? 0) * DAYS_IN_WEEK) / sessions;
  return monthly || sessions < 2 || days === 0
    ? []
    : [{ path, text, least: days * (1 - IRREGULAR), most: days * (1 + IRREGULAR) }];
};
const DAYS_IN_WEEK = 7;
const IRREGULAR = 0.25;
/** 'You come in every two months' of a plan; not 'you come every week at first' */
const YOU_COME =
  /^\W*(?:then )?(?:you|members) (?:(?:simply|just|then|only) )?(?:come|see (?:us|\w+)|visit us|meet \w+)\b(?!.*\b(?:first|start|beginning|then|later|after|until|if|unless|can|may|or|some|most|up to)\b)/;
/** 'Weekly sessions' contradict it, but 'weekly sessions at first, then monthly ones' can agree with it. */
const isSchedule = (path: string): boolean => path.startsWith('programmes.');

function read({ path, name, text }: FigureEntry): readonly FrequencyFigure[] {
  const normal = normalise(text);
  const stated = frequenciesIn(normal.text).map(({ days }) => days);
  const isInterval = INTERVAL.test(name) && !PROCESSING.test(name) && stated.length === 0;
  const spans = isInterval ? quantitiesIn(normal).filter(({ isWorking }) => !isWorking) : [];
  const all = [
    ...stated,
    ...spans.flatMap(({ least, most, unit }) => [least, most].map((count) => count * (DAYS[unit] ?? Number.NaN))),
  ];
  return all.length === 0 || all.some(Number.isNaN)
    ? []
    : [{ path, text, least: Math.min(...all), most: Math.max(...all) }];
}
