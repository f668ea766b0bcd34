import { renderToString } from 'react-dom/server';
import { RedirectPage } from '../../components/chrome/RedirectPage.tsx';
import { type OutputFile, textFile } from '../core/file.ts';
import { policyText } from '../html/policy/directives.ts';
import { REDIRECT_POLICY, withPolicy } from '../html/policy/page-policy.ts';
import type { Redirect } from '../plan/redirects.ts';

/** Returns an HTML page for each redirect, for hosts that support none. */
export const redirectPages = (redirects: readonly Redirect[], language: string): readonly OutputFile[] =>
  redirects.flatMap(({ file, to, label }) => {
    if (file === undefined) return [];
    const html = `<!doctype html>${renderToString(<RedirectPage language={language} label={label} to={to} />)}`;
    return [textFile(file, withPolicy(html, policyText(REDIRECT_POLICY)))];
  });
