import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Rules about the spelling of HTML are off: React determines it, and browsers treat both spellings alike. All other
 * rules are on.
 */
const SPELLING: ConfigData['rules'] = {
  // React writes 'srcSet', 'charSet' and 'popoverTarget'; attribute names are not case-sensitive.
  'attr-case': 'off',
  // React writes 'open=""' for 'open'.
  'attribute-boolean-style': 'off',
  // React writes '<img/>' for '<img>'.
  'void-style': 'off',
  // 'doctype' is a keyword, which is not case-sensitive either.
  'doctype-style': 'off',
};

const wholePages = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...SPELLING, 'heading-level': 'error' },
});

/**
 * A fragment of a page may begin with a heading of the first or second level, and its references may point outside it.
 */
const parts = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...SPELLING, 'heading-level': ['error', { minInitialRank: 'h2' }] },
});

/** Returns the problems of a whole page, one per line; empty if it is valid. */
export const faultsOfPage = (html: string): Promise<readonly string[]> => faults(wholePages, html);

/** Returns the problems of a fragment of a page. */
export const faultsOfPart = (html: string): Promise<readonly string[]> => faults(parts, html);

/**
 * A page of many examples has many titles and landmarks, each valid on a page of its own. All rules about invalid HTML
 * are still on.
 */
const manyParts = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...SPELLING, 'heading-level': 'off', 'unique-landmark': 'off' },
});

/** Returns the problems of a page that displays many examples. */
export const faultsOfManyParts = (html: string): Promise<readonly string[]> => faults(manyParts, html);

async function faults(validator: HtmlValidate, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
  );
}

/** The HTML of an element without its styles, as in a page. */
export function markupOf(element: ReactElement): string {
  const cache = createCache({ key: 'x' });
  // In compat mode Emotion collects styles and writes no style elements between the others.
  cache.compat = true;
  return renderToString(createElement(CacheProvider, { value: cache }, element));
}
