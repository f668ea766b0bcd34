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
import { authoredAt, isAuthored, mending, type PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isCare } from './care.ts';
import { contradictedFigure, type InSentence } from './figures.ts';

/** Clients and articles speak for themselves. */
const OWN_WORDS = new Set(['testimonial', 'journal']);

/** Lengths, numbers of sessions and terms in sentences that differ from the fact they repeat. */
export function quantityFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ kind }) => !OWN_WORDS.has(kind))
    .map((publicText) => ({ publicText, quantities: authoredQuantities(publicText) }))
    .filter(({ quantities }) => quantities.length > 0);
  if (found.length === 0) return [];
  const facts = factsFor(input.site);
  const { subjectAt } = input.lookups;
  return found.flatMap(({ publicText, quantities }) =>
    quantities.flatMap((quantity) => {
      const said = { publicText, quantity, subject: subjectAt(publicText, quantity.normalAt) };
      const message = ofAppointment(said, facts) ?? ofSessions(said, facts) ?? ofFigure(said, facts);
      return message
        ? [{ ...message, help: mending(publicText, message.help), ...authoredAt(publicText, quantity) }]
        : [];
    }),
  );
}

const authoredQuantities = (publicText: PublicText): readonly Quantity[] =>
  quantitiesIn(publicText.normal).filter((quantity) => isAuthored(publicText, quantity));

interface Facts {
  readonly of: (paths: readonly ConfigPath[]) => ItemFigures;
  /** The first appointments of all arms. */
  readonly consultations: readonly ConfigPath[];
  /** True for such an appointment, and for the group that it belongs to. */
  readonly isFirst: (path: ConfigPath) => boolean;
  /** Figures of the policies and of the arms. */
  readonly figures: readonly NamedFigure[];
}

function factsFor(site: Site): Facts {
  const departments = Object.entries(site.departments);
  const firsts = departments.map(([, { consultation }]) => consultation);
  const groups = new Set(firsts.flatMap(({ treatment = '' }) => site.catalogue[treatment]?.category ?? []));
  const consultations = [
    ...firsts.flatMap(({ programme }): ConfigPath[] => (programme === undefined ? [] : [['programmes', programme]])),
    ...[...groups].map((group): ConfigPath => ['categories', group]),
  ];
  const first = new Set(consultations.map(formatPath));
  // Of every quantity that a text holds it is asked what its item says.
  const ofItem = memoize((item: string) => figuresOf(site, item.split('.')));
  return {
    of: (paths) => together(paths.map((path) => ofItem(`${path[0]}.${path[1]}`))),
    consultations,
    isFirst: ([part, name = '']) =>
      first.has(`${part}.${name}`) || (part === 'catalogue' && groups.has(site.catalogue[name]?.category ?? '')),
    figures: [
      ...namedFigures(site.figures),
      ...departments.flatMap(([name, { figures }]) => namedFigures(figures, `departments.${name}.figures`)),
    ],
  };
}

interface Said {
  readonly publicText: PublicText;
  readonly quantity: Quantity;
  readonly subject: Subject;
}

interface Message {
  readonly message: string;
  /** How to quote the fact. */
  readonly help: string;
  /** The fact. */
  readonly against: string;
}

/** A sentence may stand in a text several times: the one around the quantity counts. */
function inSentence({
  publicText: { normal },
  quantity: { normalAt, normalLength },
  subject: { sentence },
}: Said): InSentence {
  const start = Math.max(0, normal.text.lastIndexOf(sentence, normalAt));
  const end = start + sentence.length;
  return {
    sentence,
    before: normal.text.slice(start, normalAt),
    after: normal.text.slice(normalAt + normalLength, end),
  };
}

const seenOf = ({ publicText, quantity: { at, length } }: Said): string => publicText.text.slice(at, at + length);

const TAKES =
  /\b(?:takes?|taking|lasts?|lasting|is|are|in|of|for|length|duration|allow|needs?)(?: (?:about|around|only|just|roughly|up to|some))*:? $|[(,:] ?$/;
const APPOINTMENT =
  /^(?: long)?(?: (?:\w+[ -]){0,2}|-)(?:appointment|session|consult|consultation|call|visit|video|slot|conversation|treatment)/;
/** Minutes of something else: how long redness stays, how late a client may be. */
const OTHER_MINUTES =
  /\b(?:redness|red|swell|swelling|numb|numbing|cream|after|afterwards|before|beforehand|avoid|wait|wear|late|later|early|earlier|walk|drive|station|read|reading|notice|apart|every)\b/;
const CONSULTATION = /\b(?:consult|consults|consultation|consultations|discovery call)\b/;

/** '15 minutes' of an appointment that takes 20. */
function ofAppointment(said: Said, facts: Facts): Message | undefined {
  const { quantity, subject } = said;
  if ((quantity.unit !== 'minute' && quantity.unit !== 'hour') || OTHER_MINUTES.test(subject.sentence))
    return undefined;
  const { before, after, sentence } = inSentence(said);
  if (!TAKES.test(before) && !APPOINTMENT.test(after)) return undefined;
  if (!APPOINTMENT.test(after) && isCare(before, sentence)) return undefined;
  const { lengths } = facts.of(subjectsOf(subject, facts));
  if (lengths.length === 0 || agrees(quantity, [...lengths, ...facts.figures.flatMap((figure) => figure.quantities)]))
    return undefined;
  const minutes = [
    ...new Set(lengths.map(({ least, most, unit }) => `${least === most ? least : `${least}–${most}`} ${unit}s`)),
  ];
  return {
    message: `“${seenOf(said)}” is not how long ${namesOf(subject)} takes: that is ${minutes.join(' or ')}.`,
    help: 'Quote the length: {catalogue.NAME.duration}, or {catalogue.NAME.minutes} as a number.',
    against: minutes.join(' or '),
  };
}

/** A sentence that speaks of a consultation is about the one that it calls by its name, else about the first appointments. */
function subjectsOf({ sentence, named, items }: Subject, { consultations, isFirst }: Facts): readonly ConfigPath[] {
  const paths = (list: Subject['items']) => list.map(({ path }) => path);
  if (!CONSULTATION.test(sentence)) return paths(items);
  const called = named.filter(
    ({ path, names: [name = ''] }) => isFirst(path) && sentence.includes(normalise(name).text),
  );
  return called.length > 0 ? paths(named) : [...paths(named), ...consultations];
}

const agrees = (quantity: Quantity, facts: readonly Quantity[]): boolean =>
  facts.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact));

const namesOf = ({ sentence, named, items }: Subject): string =>
  CONSULTATION.test(sentence) && named.length === 0
    ? 'the consultation'
    : [...new Set(items.map(({ names: [name = ''] }) => `“${name}”`))].join(' or ');

/** 'Six sessions' of a programme of twelve, 'a course of four' where there are three and six. */
function ofSessions(said: Said, facts: Facts): Message | undefined {
  const { quantity, subject } = said;
  if (quantity.unit !== 'session' || quantity.most < 2) return undefined;
  const { sessions, courses } = facts.of(subject.items.map(({ path }) => path));
  const isCourse = courses.some((course) => course >= quantity.least && course <= quantity.most);
  if (sessions.length === 0 || isCourse || agrees(quantity, sessions)) return undefined;
  const each = sessions.map(({ least, most }) => (least === most ? `${least}` : `${least}–${most}`));
  const known = [...new Set(each)].join(' or ');
  return {
    message: `“${seenOf(said)}” is not what the config says of ${namesOf(subject)}: ${known} sessions.`,
    against: known,
    help: 'Quote the number from the config, so that it cannot differ.',
  };
}

/** '24 hours’ notice' where the figure says 48. */
function ofFigure(said: Said, facts: Facts): Message | undefined {
  const { quantity, subject } = said;
  if (quantity.unit === 'session') return undefined;
  const { lengths, figures: own } = facts.of(subject.items.map(({ path }) => path));
  // How long it takes is no other figure of it: '45min, four weeks apart'.
  if (agrees(quantity, lengths)) return undefined;
  const figures = [...own, ...facts.figures];
  const figure = contradictedFigure(quantity, inSentence(said), figures);
  return (
    figure && {
      message: `“${seenOf(said)}” is not what “${figure.path}” says: ${figure.text}.`,
      help: `Quote it: {${figure.path}}; or give another matter a figure of its own.`,
      against: figure.text,
    }
  );
}
