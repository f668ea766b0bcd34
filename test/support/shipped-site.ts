import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { Checked } from '../../renderer/check/outcome.ts';
import type { Overrides } from '../../renderer/config/overrides.ts';
import { lazy } from '../../renderer/core/lazy.ts';
import type { PlannedPage } from '../../renderer/plan/page.ts';
import { type Document, type Element, readDom, select, selectOne, wordsOf } from './dom.ts';
import { checkedOnce, checkFile, inFolder, memoryIo, ROOT, SHIPPED } from './sites.ts';
import { textFiles } from './text-files.ts';

/** A page of the shipped site as visitors and search engines read it, and its parsed tree. */
export interface ShippedPage {
  readonly plan: PlannedPage;
  readonly html: string;
  readonly dom: Document;
  readonly main: Element;
  readonly title: string;
  /** The content of a meta element, by its name. */
  readonly meta: (name: string) => string | undefined;
  readonly canonical: string | undefined;
  /** The nodes of its structured data. */
  readonly graph: readonly unknown[];
  /** All words of the page, including those of the chrome. */
  readonly words: string;
}

export interface ShippedSite {
  readonly checked: Checked;
  readonly site: CheckedSite;
  /** Every address that has a page. */
  readonly routes: readonly string[];
  readonly page: (route: string) => ShippedPage;
  /** Returns a text file of the site. */
  readonly text: (path: string) => string;
  readonly paths: ReadonlySet<string>;
}

/** Returns the files that a build of the shipped config would write. All test files in this process share them. */
export const shippedSite = lazy(async () => readChecked(await checkedOnce(SHIPPED)));

/** The same with overrides of the environment. */
export const shippedSiteWith = async (overrides: Overrides): Promise<ShippedSite> =>
  readChecked(await checkFile(SHIPPED, { overrides }));

async function readChecked(checked: Checked): Promise<ShippedSite> {
  const { site } = checked;
  if (!site) throw new Error(`The shipped config makes no site: ${checked.findings[0]?.message}`);
  const texts = await textFiles(site);
  const text = (path: string): string => {
    const found = texts.get(path);
    if (found === undefined) throw new Error(`There is no text “${path}”.`);
    return found;
  };
  const plans = new Map(site.plan.pages.map((plan) => [plan.route, plan]));
  const read = new Map<string, ShippedPage>();
  const page = (route: string): ShippedPage => {
    const plan = plans.get(route);
    if (!plan) throw new Error(`There is no page “${route}”.`);
    const known = read.get(route) ?? readShipped(plan, text(plan.file));
    read.set(route, known);
    return known;
  };
  return { checked, site, routes: [...plans.keys()], page, text, paths: new Set(site.files.map(({ path }) => path)) };
}

/** Checks another config instead of the shipped one, with the same content. */
export const checkInPlace = (config: unknown): Promise<Checked> =>
  inFolder(async (folder) => {
    const file = join(folder, 'site.config.ts');
    await writeFile(file, `export default ${JSON.stringify(config)};\n`);
    const own = join(folder, 'content');
    const place = (path: string) => (path.startsWith(own) ? join(ROOT, 'content', path.slice(own.length)) : path);
    const read = (path: string) => readFile(place(path)).catch(() => undefined);
    return checkFile(file, {}, memoryIo({ read }));
  });

function readShipped(plan: PlannedPage, html: string): ShippedPage {
  const dom = readDom(html);
  return {
    plan,
    html,
    dom,
    main: selectOne(dom, 'main'),
    title: textIn(selectOne(dom, 'head title')),
    meta: (name) => select(dom, `meta[name=${name}]`)[0]?.attribs.content,
    canonical: select(dom, 'link[rel=canonical]')[0]?.attribs.href,
    graph: graphOf(dom),
    words: wordsOf(selectOne(dom, 'body')),
  };
}

/** Returns the text of an element that contains only text. */
const textIn = (element: Element): string =>
  element.children.map((child) => ('data' in child ? child.data : '')).join('');

/** Returns the nodes of the structured data of a page. */
export const graphOf = (dom: Document): readonly unknown[] =>
  select(dom, 'script[type=application/ld+json]').flatMap((element) => {
    const data: unknown = JSON.parse(textIn(element));
    const nodes = pick(data, '@graph');
    return Array.isArray(nodes) ? nodes : [];
  });

/** A value inside another: pick(node, 'offers', 0, 'price'). */
export const pick = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([k]) => k === String(key))?.[1]
        : undefined,
    value,
  );
