import { z } from 'zod';
import { nearest } from '../../facts/nearest.ts';
import { escapeForTerminal, isPlainLine } from '../../facts/plain-text.ts';
import { type MarkupTarget, type Prose, type ProsePart, type ProseProblem, parseProse } from '../../facts/prose.ts';
import type { Target, TargetProblem } from '../../facts/target.ts';
import { REFERENCE_KINDS, type ReferenceKind } from '../reference-kinds.ts';
import type { Action, LinkTarget, Refs } from '../refs.ts';
import {
  type DeclaredNames,
  describeValue,
  detail,
  type IssueDetail,
  line,
  namesOf,
  problemDetail,
  shape,
  textRole,
} from './base.ts';
import { campaign } from './campaign.ts';
import { fileProblem } from './file-target.ts';
import { schemeProblem } from './scheme.ts';
import { suggestion } from './suggestion.ts';
import { isWebAddress, withScheme } from './web-address.ts';

const ROLES = ['journal', 'quiz', 'phone', 'email', 'chat', 'directions'] as const;
const isRole = (text: string): text is (typeof ROLES)[number] => ROLES.some((role) => role === text);

/** Returns help for an unknown name, and the similar name itself if only one name can be meant. */
export function nameHelp(
  declaredNames: DeclaredNames,
  kind: ReferenceKind,
  text: string,
  names = declaredNames.names(kind),
): Pick<TargetProblem, 'help' | 'instead'> {
  const titled = declaredNames.titled(kind, text);
  if (titled !== undefined) return { help: `Write “${titled}”, its name in the config.`, instead: titled };
  const found = nearest(text, names);
  const unused = found?.clear ? undefined : declaredNames.onlyUnused(kind);
  if (unused !== undefined)
    return { help: `Write “${unused}” if that is its new name: nothing refers to “${unused}” yet.` };
  const help = suggestion(text, names, kind);
  return { ...(help === undefined ? {} : { help }), ...(found?.clear ? { instead: found.name } : {}) };
}

/** The path at which a missing name would be declared: 'categories.hands'. */
export const missingPathOf = (kind: ReferenceKind, name: string): string => `${REFERENCE_KINDS[kind].parts[0]}.${name}`;

/** A name that another part of the config declares. */
export const ref = <Kind extends ReferenceKind>(declaredNames: DeclaredNames, kind: Kind) => {
  const name = z.string().superRefine((text, context) => {
    if (declaredNames.names(kind).has(text)) return;
    const message = `There is no ${REFERENCE_KINDS[kind].label} “${text}”.`;
    const missingPath = missingPathOf(kind, text);
    const problem = {
      problem: message,
      rule: 'config/reference',
      missingPath,
      ...nameHelp(declaredNames, kind, text),
    } as const;
    context.addIssue({ code: 'custom', message, input: text, params: problemDetail(problem) });
  });
  return name.meta({ ...(kind === 'booking' || kind === 'document' ? textRole(kind) : {}), ...namesOf(kind) });
};

/** A list of such names without duplicates: a duplicate is usually a mistake for another name. */
export const refs = <Kind extends ReferenceKind>(declaredNames: DeclaredNames, kind: Kind) =>
  z.array(ref(declaredNames, kind)).superRefine((names, context) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({
          code: 'custom',
          message: `“${name}” appears twice in this list.`,
          input: name,
          path: [index],
          ...detail('config/duplicate-name', `Remove it, or name another ${REFERENCE_KINDS[kind].label}.`),
        });
  });

/** A reference whose authored type is a route. */
export const routeRef = (declaredNames: DeclaredNames) => routeAmong(declaredNames, () => declaredNames.names('route'));

/** A route, or the address of the page that the site generates for a treatment. */
export const shownRouteRef = (declaredNames: DeclaredNames) =>
  routeAmong(declaredNames, () => new Set([...declaredNames.names('route'), ...declaredNames.generatedPages]));

const routeAmong = (declaredNames: DeclaredNames, known: () => ReadonlySet<string>) =>
  z
    .custom<Refs['route']>((text) => typeof text === 'string' && text.startsWith('/'), {
      error: (issue) => `${describeValue(issue.input)} is not a route.`,
      ...detail('config/reference', 'Name one of the routes of this config, such as “/treatments”.'),
      abort: true,
    })
    .superRefine((route, context) => {
      const names = known();
      if (names.has(route)) return;
      const problem = `There is no route “${route}”.`;
      const missingPath = missingPathOf('route', route);
      const params = problemDetail({
        problem,
        rule: 'config/reference',
        missingPath,
        ...nameHelp(declaredNames, 'route', route, names),
      });
      context.addIssue({ code: 'custom', message: problem, input: route, params });
    })
    .meta({ ...textRole('route'), ...namesOf('route') });

/** Parses a link target, or returns why it is not one. */
export function readTarget(declaredNames: DeclaredNames, text: string): Target | TargetProblem {
  if (!isPlainLine(text))
    return { problem: `“${escapeForTerminal(text)}” contains a character that is not allowed in a URL.` };
  if (isRole(text)) return declaredNames.roles.has(text) ? { kind: text } : withoutRole(text);
  if (text.startsWith('/go/'))
    return named(declaredNames, 'booking', text.slice(4), text, { kind: 'go', name: text.slice(4) });
  if (text.startsWith('treatment:'))
    return named(declaredNames, 'treatment', text.slice(10), text, { kind: 'treatment', name: text.slice(10) });
  if (text.startsWith('document:'))
    return named(declaredNames, 'document', text.slice(9), text, { kind: 'document', name: text.slice(9) });
  if (text.startsWith('/')) {
    const [route = '', anchor] = text.split('#', 2);
    const kind = 'route';
    if (!declaredNames.names(kind).has(route)) {
      const file = fileProblem(route, declaredNames.names('document'));
      if (file) return file;
    }
    return named(declaredNames, kind, route, text, anchor === undefined ? { kind, route } : { kind, route, anchor });
  }
  if (text.startsWith('email:')) return { kind: 'email', subject: text.slice(6).trim() };
  if (isWebAddress(text)) return { kind: 'web', address: text };
  const whole = declaredNames.names('route').has(`/${text}`) ? `/${text}` : withScheme(text);
  return (
    schemeProblem(text) ?? {
      problem: `“${text}” is not a valid link target.`,
      ...(whole === undefined ? {} : { instead: whole }),
      help:
        whole !== undefined
          ? `Write “${whole}”.`
          : 'Use a route (“/treatments”), a booking link (“/go/massage”), “https://…”, “phone”, “email”, “email:A subject”, “chat” or “directions”.',
    }
  );
}

const withoutRole = (role: string): TargetProblem => ({
  problem: `There is no ${role} to link to.`,
  rule: 'config/reference',
  help: `Add “${locationOf(role)}” to the config, or link elsewhere.`,
  missingPath: locationOf(role),
});

const locationOf = (role: string): string => (role === 'chat' ? 'navigation.chat' : role);

/** Checks a name within a target: '/go/massage', '/treatments#prices'. */
function named<T>(
  declaredNames: DeclaredNames,
  kind: ReferenceKind,
  name: string,
  text: string,
  target: T,
): T | TargetProblem {
  if (declaredNames.names(kind).has(name)) return target;
  const { help, instead } = nameHelp(declaredNames, kind, name);
  return {
    problem: `There is no ${REFERENCE_KINDS[kind].label} “${name}”.`,
    rule: 'config/reference',
    ...(help === undefined ? {} : { help }),
    ...(instead === undefined ? {} : { instead: text.replace(name, instead) }),
    missingPath: missingPathOf(kind, name),
  };
}

/** Parses the brackets of marked words: a link target, or the name of a term. */
export function readMarkupTarget(declaredNames: DeclaredNames, text: string): MarkupTarget | TargetProblem {
  if (!text.startsWith('term:')) return readTarget(declaredNames, text);
  const name = text.slice(5);
  return named(declaredNames, 'term', name, text, { kind: 'term', name });
}

/** A link target of the config. */
export const target = (declaredNames: DeclaredNames) =>
  z
    .custom<LinkTarget<Refs>>((text) => typeof text === 'string' && text !== '', {
      error: (issue) => `${describeValue(issue.input)} is not a valid link target.`,
      ...detail('link/target'),
      abort: true,
    })
    .meta(textRole('target'))
    .transform((text, context): Target => {
      const read = readTarget(declaredNames, text);
      if (!('problem' in read)) return read;
      const params = problemDetail(read);
      context.addIssue({ code: 'custom', message: read.problem, input: text, params });
      return z.NEVER;
    });

const proseDetail = ({ at, length, help, instead, missingPath }: ProseProblem): { params: IssueDetail } => ({
  params: {
    rule: 'content/prose',
    span: { at, length },
    ...(help === undefined ? {} : { help }),
    ...(instead === undefined ? {} : { instead }),
    ...(missingPath === undefined ? {} : { missingPath }),
  },
});

const proseOf = (declaredNames: DeclaredNames, text: z.ZodType<string, string>) =>
  text.transform((source, context): Prose => {
    const { prose: parsed, problems } = parseProse(source, {
      isFact: declaredNames.isFact,
      nearestFact: declaredNames.nearestFact,
      readMarkupTarget: (mark) => readMarkupTarget(declaredNames, mark),
    });
    for (const problem of problems)
      context.addIssue({ code: 'custom', message: problem.message, input: source, ...proseDetail(problem) });
    return parsed;
  });

/** Text for visitors on one line. */
export const prose = (declaredNames: DeclaredNames) => proseOf(declaredNames, line());

/**
 * The text of a term, which a popover shows: it closes when the visitor clicks elsewhere, so it cannot contain links.
 */
export const explanation = (declaredNames: DeclaredNames) =>
  prose(declaredNames).refine(({ parts }) => parts.every(isWords), {
    error: 'The text of a term cannot contain links or other terms.',
    ...detail('content/prose', 'Use plain words, and put the link beside the term.'),
  });

/** Text that is already part of a link, or that is shown without markup: it may quote facts, and nothing else. */
export const plainProse = (declaredNames: DeclaredNames) =>
  prose(declaredNames).refine(({ parts }) => parts.every(({ kind }) => kind === 'text' || kind === 'fact'), {
    error: 'This text can quote facts, but it cannot contain links, terms or emphasis.',
    ...detail('content/prose', 'Use plain words.'),
  });

const isWords = (part: ProsePart): boolean =>
  part.kind === 'text' || part.kind === 'fact' || (part.kind === 'stress' && part.parts.every(isWords));

/** A labelled link. */
export const action = (declaredNames: DeclaredNames) =>
  shape<Action<Refs>>()({
    label: plainProse(declaredNames),
    to: target(declaredNames),
    opens: z.literal('same window').optional(),
    note: prose(declaredNames).optional(),
    campaign: campaign().optional(),
  });
