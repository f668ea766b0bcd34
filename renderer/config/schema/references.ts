import { z } from 'zod';
import { nearest } from '../../facts/nearest.ts';
import { isPlainLine, shown } from '../../facts/plain-text.ts';
import { type Mark, type Prose, type ProseFault, type ProsePart, parseProse } from '../../facts/prose.ts';
import type { Target, TargetFault } from '../../facts/target.ts';
import { PARTS } from '../known.ts';
import type { Action, Campaign, LinkTarget, Refs } from '../refs.ts';
import { detail, faultDetail, type IssueDetail, type Known, line, saw, shape, used } from './base.ts';
import { schemeFault } from './scheme.ts';
import { isWebAddress } from './values.ts';

const ROLES = ['journal', 'quiz', 'phone', 'email', 'chat', 'directions'] as const;
const isRole = (text: string): text is (typeof ROLES)[number] => ROLES.some((role) => role === text);

const LABELS: { readonly [K in keyof Refs]: string } = {
  department: 'department',
  category: 'category',
  treatment: 'treatment',
  programme: 'programme',
  offer: 'offer',
  booking: 'booking link',
  image: 'image',
  person: 'person',
  testimonial: 'testimonial',
  comparison: 'comparison',
  example: 'example',
  document: 'document',
  embed: 'embed',
  term: 'explanation',
  page: 'page',
  alias: 'alias',
  route: 'route',
};

/** 'Did you mean “massage”?', where some name is near enough to be meant. */
export function suggestion(text: string, names: ReadonlySet<string>): string | undefined {
  if (names.size === 0) return undefined;
  const found = nearest(text, names);
  return found?.near
    ? `Did you mean “${found.name}”?`
    : `Known are: ${[...names].slice(0, 12).join(', ')}${names.size > 12 ? ', …' : ''}.`;
}

/** The same, and the name itself where nothing else can have been meant. */
function meantName(text: string, names: ReadonlySet<string>): Pick<TargetFault, 'help' | 'instead'> {
  const help = suggestion(text, names);
  const found = nearest(text, names);
  return { ...(help === undefined ? {} : { help }), ...(found?.clear ? { instead: found.name } : {}) };
}

/** What a name that nothing declares stands for: 'categories.hands'. */
const lackOf = (kind: keyof Refs, name: string): string => `${PARTS[kind]}.${name}`;

/** A name that another part of the config declares. */
export const ref = <Kind extends keyof Refs>(known: Known, kind: Kind) => {
  const name = z.string().superRefine((text, context) => {
    if (known.names[kind].has(text)) return;
    const message = `There is no ${LABELS[kind]} “${text}”.`;
    const lacks = lackOf(kind, text);
    const fault = { fault: message, rule: 'config/reference', lacks, ...meantName(text, known.names[kind]) } as const;
    context.addIssue({ code: 'custom', message, input: text, params: faultDetail(fault) });
  });
  return kind === 'booking' || kind === 'document' ? name.meta(used(kind)) : name;
};

/** A list of such names, each once: what is shown twice was most often meant to be something else. */
export const refs = <Kind extends keyof Refs>(known: Known, kind: Kind) =>
  z.array(ref(known, kind)).superRefine((names, context) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({
          code: 'custom',
          message: `“${name}” stands twice in this list.`,
          input: name,
          path: [index],
          ...detail('config/duplicate-name', `Take it out, or name another ${LABELS[kind]}.`),
        });
  });

/** A reference whose authored type is a route. */
export const routeRef = (known: Known) =>
  z
    .custom<Refs['route']>((text) => typeof text === 'string' && text.startsWith('/'), {
      error: (issue) => `${saw(issue.input)} is not a route.`,
      ...detail('config/reference', 'Name one of the routes of this config, such as “/treatments”.'),
      abort: true,
    })
    .superRefine((route, context) => {
      if (known.names.route.has(route)) return;
      const fault = `There is no route “${route}”.`;
      const lacks = lackOf('route', route);
      const params = faultDetail({ fault, rule: 'config/reference', lacks, ...meantName(route, known.names.route) });
      context.addIssue({ code: 'custom', message: fault, input: route, params });
    })
    .meta(used('route'));

/** A treatment, or one of its options: 'massage.half-hour'. */
export const itemRef = (known: Known) =>
  z.string().superRefine((name, context) => {
    if (known.names.treatment.has(name) || known.isFact(`catalogue.${name.replace('.', '.options.')}.price`)) return;
    context.addIssue({
      code: 'custom',
      message: `There is no treatment or option “${name}”.`,
      input: name,
      ...optionDetail(known, name),
    });
  });

const optionDetail = (known: Known, name: string): { params: IssueDetail } => {
  const { params } = detail('config/reference', suggestion(name, known.names.treatment));
  return { params: { ...params, lacks: lackOf('treatment', name.replace('.', '.options.')) } };
};

/** What a link may lead to, or why this one may not. */
export function readTarget(known: Known, text: string): Target | TargetFault {
  if (!isPlainLine(text)) return { fault: `“${shown(text)}” holds a character that no address may hold.` };
  if (isRole(text)) return known.roles.has(text) ? { kind: text } : withoutRole(text);
  if (text.startsWith('/go/')) return named(known, 'booking', text.slice(4), text, { kind: 'go', name: text.slice(4) });
  if (text.startsWith('treatment:'))
    return named(known, 'treatment', text.slice(10), text, { kind: 'treatment', name: text.slice(10) });
  if (text.startsWith('document:'))
    return named(known, 'document', text.slice(9), text, { kind: 'document', name: text.slice(9) });
  if (text.startsWith('/')) {
    const [route = '', anchor] = text.split('#', 2);
    const kind = 'route';
    return named(known, kind, route, text, anchor === undefined ? { kind, route } : { kind, route, anchor });
  }
  if (text.startsWith('email:')) return { kind: 'email', subject: text.slice(6).trim() };
  if (isWebAddress(text)) return { kind: 'web', address: text };
  return (
    schemeFault(text) ?? {
      fault: `“${text}” is not a place that can be linked to.`,
      help: 'Use a route (“/treatments”), a booking link (“/go/massage”), “https://…”, “phone”, “email”, “email:A subject”, “chat” or “directions”.',
    }
  );
}

const withoutRole = (role: string): TargetFault => ({
  fault: `There is no ${role} to link to.`,
  rule: 'config/reference',
  help: `Add “${placeOf(role)}” to the config, or link elsewhere.`,
  lacks: placeOf(role),
});

const placeOf = (role: string): string => (role === 'chat' ? 'navigation.chat' : role);

/** A name that is declared, in the text of a target: '/go/massage', '/treatments#prices'. */
function named<T>(known: Known, kind: keyof Refs, name: string, text: string, target: T): T | TargetFault {
  if (known.names[kind].has(name)) return target;
  const { help, instead } = meantName(name, known.names[kind]);
  return {
    fault: `There is no ${LABELS[kind]} “${name}”.`,
    rule: 'config/reference',
    ...(help === undefined ? {} : { help }),
    ...(instead === undefined ? {} : { instead: text.replace(name, instead) }),
    lacks: lackOf(kind, name),
  };
}

/** What words of the config may be marked with: a link, or the name of their explanation. */
export function readMark(known: Known, text: string): Mark | TargetFault {
  if (!text.startsWith('term:')) return readTarget(known, text);
  const name = text.slice(5);
  return named(known, 'term', name, text, { kind: 'term', name });
}

/** A link target of the config. */
export const target = (known: Known) =>
  z
    .custom<LinkTarget<Refs>>((text) => typeof text === 'string' && text !== '', {
      error: (issue) => `${saw(issue.input)} is not a place that can be linked to.`,
      ...detail('link/target'),
      abort: true,
    })
    .meta(used('target'))
    .transform((text, context): Target => {
      const read = readTarget(known, text);
      if (!('fault' in read)) return read;
      const params = faultDetail(read);
      context.addIssue({ code: 'custom', message: read.fault, input: text, params });
      return z.NEVER;
    });

const proseDetail = ({ at, length, help, instead, lacks }: ProseFault): { params: IssueDetail } => ({
  params: {
    rule: 'content/prose',
    span: { at, length },
    ...(help === undefined ? {} : { help }),
    ...(instead === undefined ? {} : { instead }),
    ...(lacks === undefined ? {} : { lacks }),
  },
});

const proseOf = (known: Known, text: z.ZodType<string, string>) =>
  text.transform((source, context): Prose => {
    const { prose: parsed, faults } = parseProse(source, {
      isFact: known.isFact,
      nearestFact: known.nearestFact,
      readMark: (mark) => readMark(known, mark),
    });
    for (const fault of faults)
      context.addIssue({ code: 'custom', message: fault.message, input: source, ...proseDetail(fault) });
    return parsed;
  });

/** Words for visitors, on one line. */
export const prose = (known: Known) => proseOf(known, line());

/** An explanation: it opens over the page and closes when the visitor goes on, so nothing in it can be gone to. */
export const explanation = (known: Known) =>
  prose(known).refine(({ parts }) => parts.every(isWords), {
    error: 'An explanation holds no link and no words to be explained.',
    ...detail('content/prose', 'Say it in words; put the link beside the words that are explained.'),
  });

const isWords = (part: ProsePart): boolean =>
  part.kind === 'text' || part.kind === 'fact' || (part.kind === 'stress' && part.parts.every(isWords));

/** A campaign parameter: lower case, so that one campaign is not counted as two. */
const tag = () =>
  z.custom<string>((text) => typeof text === 'string' && /^[a-z0-9_-]+$/.test(text), {
    error: (issue) => `${saw(issue.input)} is not a campaign parameter.`,
    ...detail('link/campaign', 'Use lower-case letters, digits, hyphens and underscores.'),
  });

/** The campaign that links are counted under. */
export const campaign = () => shape<Campaign>()({ source: tag(), medium: tag(), campaign: tag() });

/** A labelled link. */
export const action = (known: Known) =>
  shape<Action<Refs>>()({
    label: line(),
    to: target(known),
    opens: z.literal('same window').optional(),
    note: prose(known).optional(),
    campaign: campaign().optional(),
  });
