import {
  figuresOf,
  type ItemFigures,
  type NamedFigure,
  namedFigures,
  together,
} from '../../../../config/derived/item-figures.ts';
import type { Site } from '../../../../config/site.ts';
import { type ConfigPath, formatPath } from '../../../../core/finding.ts';
import { memoize } from '../../../../core/lazy.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { areAlike, isWithin, type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { proseOf } from '../../about/prose.ts';
import type { Subject } from '../../about/subject.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isCare } from './care.ts';
import { contradictedFigure, type InSentence } from './figures.ts';

/** Testimonials and articles are in their authors' own words. */
const OTHER_AUTHORS = new Set(['testimonial', 'journal']);

/** Reports durations, numbers of sessions and figures in sentences that differ from the fact they repeat. */
export function quantityFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ kind }) => !OTHER_AUTHORS.has(kind))
    .map((publicText) => ({ publicText, quantities: authoredQuantities(publicText) }))
    .filter(({ quantities }) => quantities.length > 0);
  if (found.length === 0) return [];
  const facts = factsFor(input.site);
  const { subjectAt } = input.lookups;
  return found.flatMap(({ publicText, quantities }) =>
    quantities.flatMap((quantity) => {
      const mention = { publicText, quantity, subject: subjectAt(publicText, quantity.normalAt) };
      const message =
        contradictsDuration(mention, facts) ?? contradictsSessions(mention, facts) ?? contradictsFigure(mention, facts);
      return message
        ? [{ ...message, help: quoteOrUpdateHelp(publicText, message.help), ...authoredAt(publicText, quantity) }]
        : [];
    }),
  );
}

const authoredQuantities = (publicText: PublicText): readonly Quantity[] =>
  quantitiesIn(publicText.normal).filter((quantity) => isAuthored(publicText, quantity));

interface Facts {
  readonly of: (paths: readonly ConfigPath[]) => ItemFigures;
  /** The first appointments of all departments. */
  readonly consultations: readonly ConfigPath[];
  /** Returns true for such an appointment and for the category that it belongs to. */
  readonly isFirstAppointment: (path: ConfigPath) => boolean;
  /** Figures of the site and of the departments. */
  readonly figures: readonly NamedFigure[];
}

function factsFor(site: Site): Facts {
  const departments = Object.entries(site.departments);
  const firsts = departments.map(([, { consultation }]) => consultation);
  const categories = new Set(firsts.flatMap(({ treatment = '' }) => site.catalogue[treatment]?.category ?? []));
  const consultations = [
    ...firsts.flatMap(({ programme }): ConfigPath[] => (programme === undefined ? [] : [['programmes', programme]])),
    ...[...categories].map((category): ConfigPath => ['categories', category]),
  ];
  const first = new Set(consultations.map(formatPath));
  // Every quantity of a text needs the figures of its item, so they are memoized.
  const ofItem = memoize((item: string) => figuresOf(site, item.split('.')));
  return {
    of: (paths) => together(paths.map((path) => ofItem(`${path[0]}.${path[1]}`))),
    consultations,
    isFirstAppointment: ([part, name = '']) =>
      first.has(`${part}.${name}`) || (part === 'catalogue' && categories.has(site.catalogue[name]?.category ?? '')),
    figures: [
      ...namedFigures(site.figures),
      ...departments.flatMap(([name, { figures }]) => namedFigures(figures, `departments.${name}.figures`)),
    ],
  };
}

interface Mention {
  readonly publicText: PublicText;
  readonly quantity: Quantity;
  readonly subject: Subject;
}

interface Message {
  readonly message: string;
  /** How to quote the fact. */
  readonly help: string;
  /** The value of the fact. */
  readonly against: string;
}

/** A sentence may occur several times in a text; this returns the one around the quantity. */
function inSentence({
  publicText: { normal },
  quantity: { normalAt, normalLength },
  subject: { sentence },
}: Mention): InSentence {
  const start = Math.max(0, normal.text.lastIndexOf(sentence, normalAt));
  const end = start + sentence.length;
  return {
    sentence,
    before: normal.text.slice(start, normalAt),
    after: normal.text.slice(normalAt + normalLength, end),
  };
}

const BEFORE_DURATION =
  /\b(?:takes?|taking|lasts?|lasting|is|are|in|of|for|length|duration|allow|needs?)(?: (?:about|around|only|just|roughly|up to|some))*:? $|[(,:] ?$/;
const AFTER_DURATION =
  /^(?: long)?(?: (?:\w+[ -]){0,2}|-)(?:appointment|session|consult|consultation|call|visit|video|slot|conversation|treatment)/;
/** Minutes of something else, such as how long redness lasts or how late a client may be. */
const OTHER_MINUTES =
  /\b(?:redness|red|swell|swelling|numb|numbing|cream|after|afterwards|before|beforehand|avoid|wait|wear|late|later|early|earlier|walk|drive|station|read|reading|notice|apart|every)\b/;
const CONSULTATION = /\b(?:consult|consults|consultation|consultations|discovery call)\b/;

/** Reports '15 minutes' for an appointment that takes 20. */
function contradictsDuration(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if ((quantity.unit !== 'minute' && quantity.unit !== 'hour') || OTHER_MINUTES.test(subject.sentence))
    return undefined;
  const { before, after, sentence } = inSentence(mention);
  if (!BEFORE_DURATION.test(before) && !AFTER_DURATION.test(after)) return undefined;
  if (!AFTER_DURATION.test(after) && isCare(before, sentence)) return undefined;
  const { lengths } = facts.of(subjectsOf(subject, facts));
  if (lengths.length === 0 || agrees(quantity, [...lengths, ...facts.figures.flatMap((figure) => figure.quantities)]))
    return undefined;
  const minutes = [
    ...new Set(lengths.map(({ least, most, unit }) => `${least === most ? least : `${least}–${most}`} ${unit}s`)),
  ];
  return {
    message: `“${textAt(mention.publicText, quantity)}” is not the duration of ${namesOf(subject)}, which is ${minutes.join(' or ')}.`,
    help: 'Quote the duration: {catalogue.NAME.duration}, or {catalogue.NAME.minutes} as a number.',
    against: minutes.join(' or '),
  };
}

/** A sentence about a consultation refers to the one that it names, or to the first appointments if it names none. */
function subjectsOf(
  { sentence, named, items }: Subject,
  { consultations, isFirstAppointment }: Facts,
): readonly ConfigPath[] {
  const paths = (list: Subject['items']) => list.map(({ path }) => path);
  if (!CONSULTATION.test(sentence)) return paths(items);
  const mentioned = named.filter(
    ({ path, names: [name = ''] }) => isFirstAppointment(path) && sentence.includes(normalise(name).text),
  );
  return mentioned.length > 0 ? paths(named) : [...paths(named), ...consultations];
}

const agrees = (quantity: Quantity, facts: readonly Quantity[]): boolean =>
  facts.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact));

const namesOf = ({ sentence, named, items }: Subject): string =>
  CONSULTATION.test(sentence) && named.length === 0
    ? 'the consultation'
    : [...new Set(items.map(({ names: [name = ''] }) => `“${name}”`))].join(' or ');

/** Reports 'six sessions' for a programme of twelve, and 'a course of four' if the courses have three and six. */
function contradictsSessions(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if (quantity.unit !== 'session' || quantity.most < 2) return undefined;
  const { sessions, courses } = facts.of(subject.items.map(({ path }) => path));
  const isCourse = courses.some((course) => course >= quantity.least && course <= quantity.most);
  if (sessions.length === 0 || isCourse || agrees(quantity, sessions)) return undefined;
  const each = sessions.map(({ least, most }) => (least === most ? `${least}` : `${least}–${most}`));
  const known = [...new Set(each)].join(' or ');
  return {
    message: `“${textAt(mention.publicText, quantity)}” is not the number of sessions of ${namesOf(subject)}, which is ${known}.`,
    against: known,
    help: 'Quote the number from the config so that it cannot differ.',
  };
}

/** Reports '24 hours’ notice' if the figure is 48 hours. */
function contradictsFigure(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if (quantity.unit === 'session') return undefined;
  const { lengths, figures: itemFigures } = facts.of(subject.items.map(({ path }) => path));
  // The duration of the appointment is not another figure of it: '45min, four weeks apart'.
  if (agrees(quantity, lengths)) return undefined;
  const figures = [...itemFigures, ...facts.figures];
  const figure = contradictedFigure(quantity, inSentence(mention), figures);
  return (
    figure && {
      message: `“${textAt(mention.publicText, quantity)}” differs from “${figure.path}”, which is ${figure.text}.`,
      help: `Quote the fact: {${figure.path}}. If the sentence is about something else, add a figure for it.`,
      against: figure.text,
    }
  );
}
