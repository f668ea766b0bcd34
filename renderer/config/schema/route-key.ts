import { z } from 'zod';
import { isPlainLine } from '../../facts/plain-text.ts';
import type { Refs } from '../refs.ts';
import { describeValue, type IssueDetail, textRole } from './base.ts';
import { missingPathOf } from './references.ts';
import { isFileName } from './values.ts';

/** A route: '/' or folders of lower-case letters, digits and hyphens, without a slash at the end. */
const ROUTE = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

const HELP = 'Use an address such as “/treatments/massage”: lower case, no slash at the end.';

/** A part of the config whose names are addresses. */
type RoutePart = 'routes' | 'aliases' | 'pages';

const isRoute = (text: string): boolean => ROUTE.test(text) && isFileName(text);

/** The address of a page of this site, or the former address of one. */
export const routeKey = (part: RoutePart): z.ZodType<string, Refs['page']> =>
  z
    .custom<Refs['page']>((text) => typeof text === 'string')
    .superRefine((text, context) => {
      if (isRoute(text)) return;
      const { reason, ...rest } = explainAddress(text, part);
      const message = `${describeValue(text)} cannot be the address of a page${reason === undefined ? '' : `: ${reason}`}.`;
      context.addIssue({ code: 'custom', message, input: text, params: { rule: 'config/name', ...rest } });
    })
    .meta(textRole('name'));

type Explained = Omit<IssueDetail, 'rule'> & { readonly reason?: string };

function explainAddress(text: string, part: RoutePart): Explained {
  if (!isPlainLine(text)) return { help: HELP };
  const reason = whyNot(text);
  const withoutEnding = text.replace(/\.html$/, '');
  if (withoutEnding !== text && isRoute(withoutEnding) && !/\/index$/.test(withoutEnding))
    return {
      reason: 'it ends in .html',
      help: `Write “${withoutEnding}”: visitors who come to “${text}” see it too.`,
      instead: withoutEnding,
    };
  const tidy = `/${text.replace(/^\/|\/$/g, '')}`;
  // A former address with capital letters is no typing mistake.
  if (!isRoute(tidy) && part === 'aliases') return { reason, help: FORMER };
  const similar = tidy.toLowerCase().replace(/[\s_]+/g, '-');
  if (!isRoute(similar)) return { reason, help: HELP };
  // Links to '/team' are right if the page is declared as 'team' or '/Team'.
  return { reason, help: `Write “${similar}”.`, instead: similar, missingPath: missingPathOf('route', similar) };
}

/** An alias is a page, and a page has only an address of this form. */
const FORMER =
  'Aliases have only lower-case letters, digits, hyphens and slashes. Redirect any other address of a former site in the settings of your host.';

function whyNot(text: string): string {
  const wrong = /[^a-z0-9/-]/u.exec(text)?.[0];
  if (!text.startsWith('/')) return 'it does not begin with a slash';
  if (wrong === undefined) return text.endsWith('/') ? 'it ends with a slash' : 'a part of it is empty or too long';
  if (wrong === '.') return 'it contains a dot';
  if (/\s/.test(wrong)) return 'it contains a space';
  return /[A-Z]/.test(wrong) ? 'it contains a capital letter' : `it contains “${wrong}”`;
}
