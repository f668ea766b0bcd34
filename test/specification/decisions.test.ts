/**
 * Decisions 3, 4 and 6: each fact is written once, stand-ins are marked, and a page without its catalogue entry is
 * empty.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { textsOf } from '../../renderer/facts/texts.ts';
import { draftingOf } from '../../renderer/html/draft-page.ts';
import { renderPage } from '../../renderer/html/render-page.tsx';
import { planPages } from '../../renderer/plan/page.ts';
import shipped from '../../site.config.ts';
import { holds } from '../support/clinic-facts.ts';
import { headingsOf, readDom, selectOne } from '../support/dom.ts';
import { edited } from '../support/edit.ts';
import { pick } from '../support/shipped-site.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const plainConfig = stripAnnotations(shipped).value;
const parsed = parse(shipped);

/** Decision 4: values that the specification does not give, with their paths in the config. */
const STAND_INS = [
  ['trading name', 'clinic.name'],
  ['people', 'people.founder-skin.name'],
  ['people', 'people.doctor-skin.name'],
  ['people', 'people.founder-mind.name'],
  ['e-mail', 'clinic.email'],
  ['phone', 'clinic.phone'],
  ...Object.keys(parsed.site?.booking ?? {}).map((name) => ['booking destination', `booking.${name}`] as const),
  ['map key', 'embeds.map.key'],
  ['calendar link', 'embeds.calendar.calLink'],
  ['form id', 'embeds.newsletter.formId'],
  ...Object.keys(parsed.site?.testimonials ?? {}).map((name) => ['testimonial', `testimonials.${name}`] as const),
  ['policy prose', 'pages./privacy'],
  ['policy prose', 'pages./terms'],
  ['policy prose', 'pages./cancellation'],
  ['quiz address', 'quiz'],
  ['journal origin', 'journal.origin'],
] as const;

suite('each value that the specification does not give is a stand-in', (test) => {
  const marked = parsed.standIns.map(({ path }) => formatPath(path));
  for (const [what, path] of STAND_INS)
    test(`${what} is a stand-in: ${path}`, () =>
      assert.ok(marked.some((annotation) => annotation === path || annotation.startsWith(`${path}.`))));
  for (const name of Object.keys(parsed.site?.images ?? {}).filter((image) => image !== 'icon'))
    test(`the photograph images.${name} is a stand-in`, () => assert.ok(marked.includes(`images.${name}`)));
  test('each stand-in has a note about the final value', () => {
    for (const { path, note } of parsed.standIns) assert.ok(note.length > 5, formatPath(path));
  });
  test('destinations use reserved names', () => {
    for (const address of Object.values(parsed.site?.booking ?? {})) assert.match(new URL(address).host, /\.example$/);
  });
  test('the telephone number is from Ofcom’s range for drama', () =>
    assert.match(parsed.site?.clinic.phone ?? '', /^020 7946 0\d{3}$/));
  test('the wordmark is “Skin + Mind”', () => assert.is(parsed.site?.clinic.name, 'Skin + Mind'));
});

suite('facts live once', (test) => {
  const words = [...textsOf(pick(plainConfig, 'pages'))];
  test('no page of the config contains a price as text; pages quote prices', () =>
    assert.equal(
      words.filter(({ text }) => /£\d/.test(text)).map(({ path }) => formatPath(path)),
      [],
    ));
  for (const file of ['privacy.md', 'terms.md', 'cancellation.md'])
    test(`content/policies/${file} contains no prices or figures of the policies as text`, () => {
      const text = readFileSync(join(ROOT, 'content', 'policies', file), 'utf8');
      assert.not.match(text, /£\d/);
      for (const figure of Object.values(parsed.site?.figures ?? {}).filter((of) => /\d/.test(of)))
        assert.not.ok(holds(text, figure), figure);
    });
});

/** A page about an entry of the catalogue, and that entry. */
const MISSING: readonly (readonly [route: string, path: ConfigPath])[] = [
  ['/treatments/profhilo', ['catalogue', 'profhilo']],
  ['/treatments/sunekos', ['catalogue', 'sunekos']],
  ['/treatments/eye-rejuvenation', ['catalogue', 'eye-rejuvenation']],
  ['/treatments/full-face-regeneration', ['catalogue', 'full-face-regeneration']],
  ['/treatments/anti-wrinkle', ['catalogue', 'anti-wrinkle', 'options', 'one-area']],
];

suite('a page without its catalogue entry', (test) => {
  const { site } = parsed;
  for (const [route, path] of MISSING) {
    const what = formatPath(path.slice(1));
    test(`${route} without ${what} makes site check report an error at its location in the config`, () => {
      const { findings } = parse(edited(plainConfig, path, undefined));
      assert.ok(
        findings.some(
          (found) => found.severity === 'error' && formatPath(found.path ?? []).startsWith(`routes.${route}.`),
        ),
      );
    });
    test(`${route} without ${what} renders nothing`, () => {
      if (!site) throw new Error('The shipped config is not valid.');
      const [, slug = '', ...rest] = path.map(String);
      const { [slug]: entry, ...others } = site.catalogue;
      const { 'one-area': _, ...options } = entry?.options ?? {};
      const catalogue = rest.length > 0 && entry ? { ...others, [slug]: { ...entry, options } } : others;
      const lacking = { ...site, catalogue };
      const page = planPages(lacking).find((planned) => planned.route === route);
      assert.ok(page);
      const sources = {
        ...{ site: lacking, quote: () => 'a fact' },
        contentFiles: { images: new Map(), policies: new Map(), documents: new Map() },
        media: { fonts: { faces: [] }, cards: { paths: new Map() } },
      };
      const html = renderPage(draftingOf(sources).draftOf(page));
      assert.equal(headingsOf(selectOne(readDom(html), 'main')), []);
    });
  }
});
