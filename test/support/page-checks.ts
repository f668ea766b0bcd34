import { brotliCompressSync } from 'node:zlib';
import type { PlannedPage } from '../../renderer/plan/page.ts';
import { faultsOfPage } from './markup.ts';
import {
  containsClass,
  type PageElement,
  type PageTree,
  pageTree,
  parentOf,
  shownElement,
  textOf,
} from './page-tree.ts';

/** A rendered page, its plan, and its tree. */
export interface CheckedPage {
  readonly planned: PlannedPage;
  readonly html: string;
  readonly tree: PageTree;
}

export const checkedPage = (planned: PlannedPage, html: string): CheckedPage => ({
  planned,
  html,
  tree: pageTree(html),
});

/** Returns the problems of a page, one per line; empty if there are none. */
export type PageCheck = (page: CheckedPage) => readonly string[] | Promise<readonly string[]>;

/** Conditions that every page of any site meets, each the end of a sentence. */
export const PAGE_CHECKS: Readonly<Record<string, PageCheck>> = {
  'is valid HTML, its headings in order': ({ html }) => faultsOfPage(html),
  'has exactly one first-level heading': ({ tree }) => exactlyOne(tree.named('h1'), 'h1'),
  'has one title, one description and one canonical address': headFaults,
  'uses each id once': idFaults,
  'is in British English': ({ tree }) => languageFaults(tree),
  'has all content in landmarks: the chrome, and one main part': landmarkFaults,
  'starts with a link to its main part': skipFaults,
  'loads nothing from third parties': loadFaults,
  'has only external scripts of the site, and data': scriptFaults,
  'has no style or script attributes': ({ tree }) =>
    attributesOf(tree).flatMap(({ element, name }) => (/^(style|on\w+)$/.test(name) ? [shownElement(element)] : [])),
  'has images with alternative text and dimensions': ({ tree }) =>
    tree.named('img').filter(lacksSize).map(shownElement),
  'says which links open a new tab, and denies them access to its window': ({ tree }) =>
    tree.named('a').filter(opensSilently).map(shownElement),
  'shows which links open a new tab by an arrow': ({ tree }) => tree.named('a').filter(isUnmarked).map(shownElement),
  'has exactly the styles that it needs, in its head': styleFaults,
  'weighs no more than 14 KB with its styles': sizeFaults,
};

/** The first view of a page must fit into the data that a server sends in the first round trip. */
const MAX_BYTES = 14_000;

function sizeFaults({ planned, html }: CheckedPage): readonly string[] {
  // A policy needs this length.
  if (planned.sections.some(({ data }) => data.kind === 'policy')) return [];
  const size = brotliCompressSync(html).length;
  return size > MAX_BYTES ? [`${size} bytes`] : [];
}

const exactlyOne = (found: readonly unknown[], what: string): readonly string[] =>
  found.length === 1 ? [] : [`${found.length} × ${what}`];

function headFaults({ planned, tree }: CheckedPage): readonly string[] {
  const titles = tree.named('title').filter((element) => parentOf(element)?.name === 'head');
  const descriptions = tree.named('meta').filter(({ attribs }) => attribs.name === 'description');
  const canonicals = tree.named('link').filter(({ attribs }) => attribs.rel === 'canonical');
  const address = canonicals[0]?.attribs.href ?? '';
  return [
    ...exactlyOne(titles, 'title'),
    ...exactlyOne(descriptions, 'description'),
    ...exactlyOne(canonicals, 'canonical'),
    ...(textOf(titles[0]).trim() === '' ? ['an empty title'] : []),
    ...(descriptions[0]?.attribs.content?.trim() ? [] : ['an empty description']),
    ...(/^https:\/\/[^/]+\//.test(address) && new URL(address).pathname === planned.canonical ? [] : [address]),
  ];
}

function idFaults({ tree }: CheckedPage): readonly string[] {
  const ids = tree.all.flatMap(({ attribs }) => attribs.id ?? []);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

const languageFaults = (tree: PageTree): readonly string[] =>
  tree.named('html').flatMap(({ attribs }) => (attribs.lang === 'en-GB' ? [] : [`lang="${attribs.lang}"`]));

const LANDMARKS = ['header', 'main', 'footer', 'aside'];

/** A section is a landmark if it has a name. */
const isLandmark = ({ name, attribs }: PageElement): boolean =>
  LANDMARKS.includes(name) || (name === 'section' && Boolean(attribs['aria-label'] ?? attribs['aria-labelledby']));

function landmarkFaults({ planned, tree }: CheckedPage): readonly string[] {
  const strays = tree.parts.filter((part) => !isLandmark(part) && !isSkipLink(part) && part.name !== 'script');
  const wanted = (part: 'header' | 'footer') => (planned.hide.includes(part) ? 0 : 1);
  const counts = (['header', 'footer'] as const).flatMap((part) => {
    const count = tree.parts.filter(({ name }) => name === part).length;
    return count === wanted(part) ? [] : [`${count} × ${part}, not ${wanted(part)}`];
  });
  return [...strays.map(shownElement), ...counts, ...exactlyOne(tree.named('main'), 'main')];
}

const isSkipLink = ({ name, attribs }: PageElement): boolean => name === 'a' && attribs.href === '#main';

const FOCUSABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary', 'iframe'];

function skipFaults({ tree }: CheckedPage): readonly string[] {
  const body = tree.named('body')[0];
  const first = tree.all
    .slice(body ? tree.all.indexOf(body) : 0)
    .find(({ name, attribs }) => FOCUSABLE.includes(name) || attribs.tabindex !== undefined);
  const [main] = tree.named('main');
  return [
    ...(first && isSkipLink(first) ? [] : [first ? shownElement(first) : 'no focusable element']),
    ...(main?.attribs.id === 'main' ? [] : ['no #main']),
  ];
}

/** Link relations that make a browser fetch or connect to a server. */
const FETCHED =
  /\b(stylesheet|preconnect|dns-prefetch|(module)?preload|prefetch|prerender|icon|apple-touch-icon|manifest)\b/;

const LOADING: Readonly<Record<string, readonly string[]>> = {
  ...{ script: ['src'], img: ['src', 'srcset'], source: ['src', 'srcset'], iframe: ['src'], embed: ['src'] },
  ...{ object: ['data'], video: ['src', 'poster'], audio: ['src'], track: ['src'], input: ['src'], use: ['href'] },
};

function loadFaults({ tree }: CheckedPage): readonly string[] {
  const loaded = tree.all.flatMap(({ name, attribs }) => {
    const attributes = name === 'link' && FETCHED.test(attribs.rel ?? '') ? ['href'] : (LOADING[name] ?? []);
    return attributes.flatMap((attribute) => addressesIn(attribute, attribs[attribute] ?? ''));
  });
  const styled = tree.named('style').flatMap((style) => textOf(style).match(/(?<=url\(["']?)[^"')]+/g) ?? []);
  return [...loaded, ...styled].filter((address) => !/^(\/(?!\/)|data:)/.test(address));
}

function addressesIn(attribute: string, value: string): readonly string[] {
  if (value === '') return [];
  return attribute === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(' ')[0] ?? '') : [value];
}

function scriptFaults({ tree }: CheckedPage): readonly string[] {
  const scripts = tree.named('script');
  const own = ({ attribs }: PageElement) => attribs.type === 'module' && /^\/assets\//.test(attribs.src ?? '');
  const data = ({ attribs }: PageElement) => /^(application\/ld\+json|speculationrules)$/.test(attribs.type ?? '');
  const codes = scripts.filter((script) => !own(script) && !data(script));
  const broken = scripts.filter((script) => data(script) && !isJson(textOf(script)));
  return [...codes, ...broken].map(shownElement);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const attributesOf = (tree: PageTree) =>
  tree.all.flatMap((element) => Object.keys(element.attribs).map((name) => ({ element, name })));

const lacksSize = ({ attribs }: PageElement): boolean =>
  attribs.alt === undefined || !(Number(attribs.width) > 0) || !(Number(attribs.height) > 0);

const NEW_TAB = '(opens in a new tab)';

/** Returns links that open a new tab without saying so, or give the new page access to this window. */
function opensSilently(link: PageElement): boolean {
  if (link.attribs.target === undefined) return false;
  const name = link.attribs['aria-label'] ?? textOf(link);
  return link.attribs.target !== '_blank' || !/\bnoopener\b/.test(link.attribs.rel ?? '') || !name.endsWith(NEW_TAB);
}

/** Returns links with text that open a new tab without an arrow: their own, the small one, or that of their card. */
function isUnmarked(link: PageElement): boolean {
  if (link.attribs.target === undefined || link.attribs['aria-label'] !== undefined) return false;
  const heading = parentOf(link);
  const card = heading?.name === 'h3' ? parentOf(heading) : undefined;
  const arrows = [containsClass(link, 'ar'), containsClass(link, 'out'), containsClass(card, 'ar')];
  return arrows.filter(Boolean).length !== 1;
}

/** Class names generated by Emotion; other classes are shared by all sections. */
const STYLE_NAME = /^x-[\w-]+$/;

function styleFaults({ tree }: CheckedPage): readonly string[] {
  const styles = tree.named('style');
  const css = styles.map(textOf).join('');
  const styled = new Set(css.match(/(?<=\.)x-[\w-]+/g));
  const worn = new Set(
    tree.all.flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/).filter((name) => STYLE_NAME.test(name))),
  );
  return [
    ...exactlyOne(styles, 'style'),
    ...styles.filter((style) => parentOf(style)?.name !== 'head').map(() => 'a style element in the body'),
    ...[...styled].filter((name) => !worn.has(name)).map((name) => `unused styles of .${name}`),
    ...[...worn].filter((name) => !styled.has(name)).map((name) => `.${name} without styles`),
    ...tree.named('link').flatMap(({ attribs }) => (attribs.rel === 'stylesheet' ? [attribs.href ?? ''] : [])),
  ];
}
