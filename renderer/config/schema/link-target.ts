import { z } from 'zod';
import { escapeForTerminal, isPlainLine } from '../../facts/plain-text.ts';
import type { MarkupTarget } from '../../facts/prose.ts';
import type { Target, TargetProblem } from '../../facts/target.ts';
import { REFERENCE_KINDS, type ReferenceKind } from '../reference-kinds.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import { type DeclaredNames, describeValue, detail, problemDetail, textRole } from './base.ts';
import { fileProblem } from './file-target.ts';
import { missingPathOf, nameHelp } from './references.ts';
import { contactProblem, schemeProblem } from './scheme.ts';
import { isWebAddress, withScheme } from './web-address.ts';

const ROLES = ['journal', 'quiz', 'phone', 'email', 'chat', 'directions'] as const;
const isRole = (text: string): text is (typeof ROLES)[number] => ROLES.some((role) => role === text);

/** Parses a link target, or returns why it is not one. */
function readTarget(declaredNames: DeclaredNames, text: string): Target | TargetProblem {
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
  return schemeProblem(text) ?? contactProblem(text) ?? invalid(text, targetMeant(declaredNames, text));
}

const invalid = (text: string, instead: string | undefined): TargetProblem => ({
  problem: `“${text}” is not a valid link target.`,
  ...(instead === undefined ? {} : { instead }),
  help:
    instead !== undefined
      ? `Write “${instead}”.`
      : text.startsWith('#')
        ? `Write the page before it, such as “/treatments${text}”.`
        : 'Use a route (“/treatments”), a booking link (“/go/massage”), “https://…”, “phone”, “email”, “email:A subject”, “chat” or “directions”.',
});

/** The only target that a name or an address without its beginning can mean: 'massage', 'team', 'Phone', 'nhs.uk'. */
function targetMeant({ names, roles, titled }: DeclaredNames, text: string): string | undefined {
  const isEntry = (kind: ReferenceKind, name = text) => names(kind).has(name);
  // 'team', './team' and 'team.html'
  const route = `/${text.replace(/^\.?\//, '').replace(/(?:\bindex)?\.html?$/, '')}`;
  if (isEntry('route', route)) return route;
  if (roles.has(text.toLowerCase())) return text.toLowerCase();
  const [only, another] = [
    ...(isEntry('treatment') ? [`treatment:${text}`] : []),
    ...(isEntry('booking') ? [`/go/${text}`] : []),
    ...(isEntry('document') ? [`document:${text}`] : []),
  ];
  return another === undefined ? (only ?? titled('route', text) ?? withScheme(text)) : undefined;
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
