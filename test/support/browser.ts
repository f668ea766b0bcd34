import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { memoize } from '../../renderer/core/lazy.ts';
import { elsewhere, HERE, leadingTo } from './elsewhere.ts';
import { type ServedSite, type Serving, withSite } from './served-site.ts';
import { suite } from './suite.ts';

/** A new browser profile, and a page in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** URLs requested from anywhere except the site. */
  readonly elsewhere: readonly string[];
  /** Errors that scripts of the page threw or reported, such as a hydration mismatch of an island. */
  readonly errors: readonly string[];
}

/** Adds a test in a browser; its title is a sentence of the specification. */
export type BrowserTest = (
  title: string,
  run: (visitor: Visitor) => Promise<void>,
  options?: BrowserContextOptions,
) => void;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/**
 * Creates a suite that tests a site in a browser, by default the shipped one. Its tests run one after the other while
 * the site is served, and are reported afterwards: in a uvu hook, a failure to serve it would not count.
 */
export async function browserSuite(
  name: string,
  define: (test: BrowserTest, site: ServedSite) => void,
  options: BrowserContextOptions = {},
  { launch = {}, ...serving }: Serving & { readonly launch?: LaunchOptions } = {},
): Promise<void> {
  const visit = async (site: ServedSite) => {
    const browser = await browserWith(JSON.stringify(launch));
    const tests: Parameters<BrowserTest>[] = [];
    define((...test) => tests.push(test), site);
    const settled: { title: string; report: () => void }[] = [];
    for (const [title, run, own] of tests) {
      const visiting = withVisitor(browser, { baseURL: site.url, ...options, ...own }, run);
      settled.push({ title, report: await outcomeOf(withinTime(visiting)) });
    }
    return settled;
  };
  const outcomes = await withSite(visit, serving);
  suite(name, (test) => {
    for (const { title, report } of outcomes) test(title, report);
  });
}

/**
 * Code that is awaited inside a page has no time limit of its own, so a promise that never settles would block all
 * later tests.
 */
const MAX_TEST_MS = 900_000;

async function withinTime<T>(running: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The test did not end within ${MAX_TEST_MS / 1000} s.`)), MAX_TEST_MS);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reports the result of a test: nothing, or its failure. */
const outcomeOf = (running: Promise<void>): Promise<() => void> =>
  running.then(
    () => () => undefined,
    (error: unknown) => () => {
      throw error;
    },
  );

/**
 * The first two features are the list below the address bar, which Chromium 156 builds in every new profile: they take
 * a quarter of the time of these tests. The last one starts a process for a page that may come next. The others are
 * those that Playwright disables. They are repeated here because Chromium uses only the last list (`disabledFeatures`
 * in playwright-core 1.65).
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'AimEnabled',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
  // The headless shell does not measure the connection, and would load images twice as far below the window.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=1250',
];

/**
 * A browser with a back/forward cache, as visitors’ browsers have: Playwright disables it by default, and the headless
 * shell has none.
 */
export const KEEPS_PAGES = {
  launch: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    executablePath: process.env.SITE_TEST_COMPLETE_BROWSER || process.env.SITE_BROWSER || '',
  },
};

/**
 * A browser that draws no frames: drawing takes half of the processor time of tests that only measure pages at several
 * widths. Whatever waits for a frame waits forever: `requestAnimationFrame`, a click, an island.
 */
export const WITHOUT_FRAMES = { launch: { args: ['--disable-threaded-compositing'] } };

/**
 * Returns the browser with these options. The test files that run in this process share it, because starting one takes
 * as long as loading five pages; each test has its own context, which shares nothing with others. The browser ends with
 * this process.
 */
const browserWith = memoize(async (options: string): Promise<Browser> => {
  const executablePath = process.env.SITE_BROWSER;
  if (!executablePath) throw new Error('There is no browser: set SITE_BROWSER to the path of Chromium or Chrome.');
  const launch: LaunchOptions = JSON.parse(options);
  const args = [...ARGS, ...leadingTo(await elsewhere()), ...(launch.args ?? [])];
  return chromium.launch({ executablePath, ...launch, args });
});

/**
 * Time limit for an awaited change of a page, long enough even if the machine is ten times as busy. Only failures take
 * this long.
 */
export const WAIT_TIMEOUT_MS = 60_000;

async function withVisitor<T>(
  browser: Browser,
  options: BrowserContextOptions & { readonly baseURL: string },
  run: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  try {
    context.setDefaultTimeout(WAIT_TIMEOUT_MS);
    const elsewhere: string[] = [];
    const isElsewhere = (url: URL) => url.protocol.startsWith('http') && url.hostname !== HERE;
    context.on('request', (request) => {
      if (isElsewhere(new URL(request.url()))) elsewhere.push(request.url());
    });
    const errors: string[] = [];
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    return await run({ page, context, elsewhere, errors });
  } finally {
    await context.close();
  }
}
