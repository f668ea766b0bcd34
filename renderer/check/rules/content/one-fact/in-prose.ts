import { figuresOf, type NamedFigure, namedFigures, together } from '../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import { type ConfigPath, formatPath } from '../../../../core/finding.ts';
import { memoize } from '../../../../core/lazy.ts';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { areComparable, type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { programmeItems } from './asked-sessions.ts';
import { OR_ADD_FIGURE } from './differs.ts';
import { contradictsDuration } from './duration.ts';
import { isSumOfDurations } from './duration-sums.ts';
import { contradictedFigures } from './figures.ts';
import { agrees, type Facts, inSentence, type Mention, type Message, ofOwner, quotesFact } from './mention.ts';
import { programmeFinder } from './programme-asked.ts';
import { contradictsSessions } from './sessions.ts';
import { contradictsSpan } from './span.ts';

/** Reports durations, numbers of sessions and figures in sentences that differ from the fact they repeat. */
export function quantityFindings(input: RuleInput): readonly RuleFinding[] {
  const found = clinicsProseOf(input.publicTexts)
    .map((publicText) => ({ publicText, quantities: authoredQuantities(publicText) }))
    .filter(({ quantities }) => quantities.length > 0);
  if (found.length === 0) return [];
  const facts = factsFor(input.site, input.lookups.items());
  const { subjectAt } = input.lookups;
  const ofProgramme = programmeFinder(programmeItems(input.site, input.lookups.items().itemAt));
  return found.flatMap(({ publicText, quantities }) =>
    quantities.flatMap((quantity) => {
      const subject = ofProgramme(ofOwner(subjectAt(publicText, quantity.normalAt)));
      const mention = { publicText, quantity, quantities, subject };
      const message =
        contradictsDuration(mention, facts) ??
        contradictsSessions(mention, facts) ??
        contradictsSpan(mention, facts) ??
        contradictsFigure(mention, facts);
      return message
        ? [{ ...message, help: quoteOrUpdateHelp(publicText, message.help), ...authoredAt(publicText, quantity) }]
        : [];
    }),
  );
}

const authoredQuantities = (publicText: PublicText): readonly Quantity[] =>
  quantitiesIn(publicText.normal).filter((quantity) => isAuthored(publicText, quantity));

function factsFor(site: Site, { mentionsIn }: ItemIndex): Facts {
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
    mentionsIn,
    consultationsNamed: consultationNames(site),
    of: (paths) => together(paths.map((path) => ofItem(`${path[0]}.${path[1]}`))),
    consultations,
    people: peoplePattern(site),
    isFirstAppointment: ([part, name = '']) =>
      first.has(`${part}.${name}`) || (part === 'catalogue' && categories.has(site.catalogue[name]?.category ?? '')),
    figures: [
      ...namedFigures(site.figures),
      ...departments.flatMap(([name, { figures }]) => namedFigures(figures, `departments.${name}.figures`)),
    ],
  };
}

/** 'Dr Arjun Sethi' → matches 'arjun' and 'sethi' */
const peoplePattern = ({ people }: Site): RegExp => {
  const names = Object.values(people).flatMap(({ name }) => normalise(name).text.match(/\p{L}{3,}/gu) ?? []);
  return names.length > 0 ? new RegExp(`\\b(?:${names.map(literal).join('|')})\\b`) : /(?!)/;
};

/** 'free telephone call' → matches 'free call' and 'free 20-minute telephone call' */
const namePattern = (name: string): RegExp => {
  const words = normalise(name).text.split(' ');
  const needed = words.length > 2 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return new RegExp(`\\b${needed.map(literal).join('(?: [\\w-]+){0,2} ')}s?\\b`);
};

function consultationNames({ departments }: Site): Facts['consultationsNamed'] {
  const named = Object.values(departments).flatMap(
    ({ consultation: { name, treatment, programme } }): readonly { pattern: RegExp; path: ConfigPath }[] => {
      const pattern = namePattern(name);
      if (treatment !== undefined) return [{ pattern, path: ['catalogue', treatment] }];
      return programme === undefined ? [] : [{ pattern, path: ['programmes', programme] }];
    },
  );
  return (sentence, owner) => {
    const ownName = normalise(owner?.names[0] ?? '').text;
    return named.flatMap(({ pattern, path }) => (pattern.test(sentence) && !pattern.test(ownName) ? [path] : []));
  };
}

/** A sentence that states the fact correctly means something else by its other quantities: 'after twelve weeks, for 20 minutes'. */
const isStatedToo = ({ quantities: facts }: NamedFigure, { quantity, quantities, subject }: Mention): boolean =>
  facts.length === 1 &&
  quantities.some(
    (other) =>
      other !== quantity &&
      other.unit !== quantity.unit &&
      other.normalAt >= subject.start &&
      other.normalAt < subject.start + subject.sentence.length &&
      agrees(other, facts),
  );

/** A part of a period: 'in the last five minutes'. */
const FIRST_OR_LAST = /\b(?:first|(?:the|your|our|its|their|these|those|in|within|during) (?:last|final)) $/;

/** Reports '24 hours’ notice' if the figure is 48 hours. */
function contradictsFigure(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  const { before } = inSentence(mention);
  if (quantity.unit === 'session' || FIRST_OR_LAST.test(before)) return undefined;
  const { lengths, spans, figures: itemFigures } = facts.of(subject.items.map(({ path }) => path));
  // The duration of the appointment or programme is not another figure of it: '45min, four weeks apart'.
  if (agrees(quantity, [...lengths, ...spans]) || isSumOfDurations(mention, facts, lengths)) return undefined;
  const isOfItem = !subject.items.every(isCategory);
  const all = isOfItem ? [...itemFigures, ...facts.figures] : [...facts.figures, ...itemFigures];
  const figures = all.filter((one) => !quotesFact(mention.publicText, subject, one.path) && !isStatedToo(one, mention));
  const [figure, ...alternatives] = contradictedFigures(quantity, inSentence(mention), figures);
  if (!figure) return undefined;
  const others = alternatives.filter(({ quantities }) => quantities.some((fact) => areComparable(quantity, fact)));
  // 'The results are in after five days' may mean the report or the laboratory.
  const stated = [figure, ...others].map(({ path, text }) => `“${path}”, which is ${text}`);
  const quotes = [figure, ...others].map(({ path }) => `{${path}}`);
  return {
    message: `“${textAt(mention.publicText, quantity)}” differs from ${stated.join(', and from ')}.`,
    help: `Quote the fact${others.length > 0 ? ' that you mean' : ''}: ${quotes.join(' or ')}.${OR_ADD_FIGURE}`,
    against: figure.text,
  };
}
