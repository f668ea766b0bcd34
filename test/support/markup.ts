import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** How HTML is spelt is React's choice, and to a browser both spellings are one. No other rule is off. */
const SPELLING: ConfigData['rules'] = {
  // React writes 'srcSet', 'charSet' and 'popoverTarget'; names of attributes know no case.
  'attr-case': 'off',
  // React writes 'open=""' for 'open'.
  'attribute-boolean-style': 'off',
  // React writes '<img/>' for '<img>'.
  'void-style': 'off',
  // 'doctype' is a keyword that knows no case either.
  'doctype-style': 'off',
};

const wholePages = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...SPELLING, 'heading-level': 'error' },
});

/** A part of a page may begin with the page's own title or one level under it, and refers to nothing around it. */
const parts = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...SPELLING, 'heading-level': ['error', { minInitialRank: 'h2' }] },
});

/** What is wrong with a whole page, a line each; none where it is valid. */
export const faultsOfPage = (html: string): Promise<readonly string[]> => faults(wholePages, html);

/** What is wrong with a part of a page. */
export const faultsOfPart = (html: string): Promise<readonly string[]> => faults(parts, html);

/**
 * Many examples on one page bring titles and landmarks many times over, each of them right on a page of its own. All that
 * makes HTML invalid is still asked.
 */
const manyParts = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...SPELLING, 'heading-level': 'off', 'unique-landmark': 'off' },
});

/** What is wrong with a page that shows many parts of others. */
export const faultsOfManyParts = (html: string): Promise<readonly string[]> => faults(manyParts, html);

async function faults(validator: HtmlValidate, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
  );
}

/** The HTML of an element, its styles apart, as in a page. */
export function markupOf(element: ReactElement): string {
  const cache = createCache({ key: 'x' });
  // In compat mode emotion collects styles and writes no style elements between the others.
  cache.compat = true;
  return renderToString(createElement(CacheProvider, { value: cache }, element));
}
