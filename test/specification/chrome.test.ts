/**
 * The parts that every page shows: document 1, sections 1, 2 (site-wide chrome) and 6; decisions 1 and 9, consent
 * first.
 */
import * as assert from 'uvu/assert';
import {
  accessibleNamesOf,
  childrenOf,
  type Element,
  linkOf,
  linksOf,
  select,
  selectOne,
  wordsOf,
} from '../support/dom.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const WITHOUT_HEADER = ['/bio', '/tiktok'];
const WITHOUT_FOOTER = ['/bio', '/tiktok', '/themindexplored'];
const WITHOUT_BAR = ['/themindexplored'];

const bodyOf = (route: string): Element => selectOne(site.page(route).dom, 'body');
/** Returns a part of the page's frame, or `undefined`. Sections also contain headers, which do not count. */
const frame = (route: string, name: string): Element | undefined =>
  childrenOf(bodyOf(route)).find((element) => element.name === name);
const barOf = (route: string): Element | undefined => select(bodyOf(route), '#booking-bar')[0];
const pairs = (element: Element, selector: string) =>
  linksOf(element, selector).map(({ label, href }) => [label, href] as const);
const everyBut = (left: readonly string[]) => site.routes.filter((route) => !left.includes(route));
const chromeOf = (name: string): Element => {
  const element = frame('/', name);
  if (!element) throw new Error(`The home page has no ${name}.`);
  return element;
};

suite('navigation bar', (test) => {
  const header = chromeOf('header');

  test('the wordmark links to the home page', () => assert.equal(pairs(header, 'a.brand'), [['Skin + Mind', '/']]));
  test('the bar has a menu toggle', () => {
    const toggle = selectOne(header, 'nav button[popovertarget=drawer]');
    assert.is(wordsOf(toggle), 'Menu');
  });
  test('the bar has the links TREATMENTS and ABOUT (desktop only)', () =>
    assert.equal(pairs(header, 'nav ul.wide a'), [
      ['TREATMENTS', '/treatments'],
      ['ABOUT', '/team'],
    ]));
  test('the bar has the link JOURNAL', () => assert.equal(pairs(header, 'nav ul.always a'), [['JOURNAL', '/journal']]));
  test('the bar has the button BOOK NOW, which links to the general booking page', () =>
    assert.equal(pairs(header, 'nav a.book'), [['BOOK NOW', '/go/square_site']]));
  test('the navigation bar is on every page except /bio and /tiktok, and the same on each', () => {
    for (const route of everyBut(WITHOUT_HEADER)) {
      const own = frame(route, 'header');
      assert.is(own && accessibleNamesOf(own), accessibleNamesOf(header), route);
    }
  });
});

suite('drawer menu', (test) => {
  const drawer = selectOne(chromeOf('header'), '#drawer');

  test('the menu lists SKIN, MIND, TREATMENTS, ABOUT and JOURNAL, plus BOOK NOW', () =>
    assert.equal(pairs(drawer, 'ul a'), [
      ['SKIN', '/skin'],
      ['MIND', '/mind'],
      ['TREATMENTS', '/treatments'],
      ['ABOUT', '/team'],
      ['JOURNAL', '/journal'],
      ['BOOK NOW', '/go/square_site'],
    ]));
  test('the menu ends with the line “Crafted for skin + mind”', () =>
    assert.is(wordsOf(selectOne(drawer, 'p')), 'Crafted for skin + mind'));
  test('a button closes the menu', () =>
    assert.is(wordsOf(selectOne(drawer, 'button[popovertargetaction=hide]')), 'Close'));
  // A popover is closed until an action opens it (https://html.spec.whatwg.org/multipage/popover.html).
  test('the menu is closed on every load', () => {
    for (const route of everyBut(WITHOUT_HEADER))
      assert.is(selectOne(bodyOf(route), '#drawer').attribs.popover, 'auto', route);
  });
});

suite('footer', (test) => {
  const footer = chromeOf('footer');

  test('Services lists both departments, Skin Consultation and Mind Discovery Call', () =>
    assert.equal(pairs(footer, 'nav[aria-label=Services] a'), [
      ['Skin', '/skin'],
      ['Mind', '/mind'],
      ['Skin Consultation', '/consultations/skin'],
      ['Mind Discovery Call', '/consultations/mind'],
    ]));
  test('Resources lists Journal, Privacy & Cookies, Terms & Conditions and Cancellation Policy', () =>
    assert.equal(pairs(footer, 'nav[aria-label=Resources] a'), [
      ['Journal', '/journal'],
      ['Privacy & Cookies', '/privacy'],
      ['Terms & Conditions', '/terms'],
      ['Cancellation Policy', '/cancellation'],
    ]));
  test('Connect lists the social links, e-mail and phone', () =>
    assert.equal(pairs(footer, '.connect a'), [
      ['Instagram', 'https://instagram.example/skin-and-mind'],
      ['TikTok', 'https://tiktok.example/@skin-and-mind'],
      ['hello@skin-and-mind.example', 'mailto:hello@skin-and-mind.example'],
      ['020 7946 0321', 'tel:+442079460321'],
    ]));
  test('Connect shows the address', () =>
    assert.ok(wordsOf(selectOne(footer, '.connect')).endsWith('260 Pentonville Road London N1 9JY')));
  for (const title of ['Services', 'Resources', 'Connect'])
    test(`the footer has a column “${title}”`, () => assert.ok(select(footer, 'h2').map(wordsOf).includes(title)));
  for (const words of [
    'Excellence and longevity in Skin and Mind',
    'Services are for adults aged 18 and over.',
    'Clinic appointments are by prior booking only.',
  ])
    test(`the footer says “${words}”`, () => assert.ok(wordsOf(footer).includes(words)));
  test('the footer is on every page except /bio, /tiktok and /themindexplored, and the same on each', () => {
    for (const route of everyBut(WITHOUT_FOOTER)) {
      const own = frame(route, 'footer');
      assert.is(own && accessibleNamesOf(own), accessibleNamesOf(footer), route);
    }
  });
});

suite('floating chat button', (test) => {
  const [chat] = linksOf(bodyOf('/'), 'aside[aria-label=Chat] a');

  test('the button opens a messaging chat with a prefilled enquiry greeting', () => {
    const address = new URL(chat?.href ?? '');
    assert.is(address.origin + address.pathname, 'https://wa.me/442079460321');
    assert.is(address.searchParams.get('text'), 'Hello, I would like to ask about an appointment.');
  });
  test('the greeting names the treatment of the page', () => {
    const [button] = linksOf(bodyOf('/treatments/profhilo'), 'aside[aria-label=Chat] a');
    assert.is(
      new URL(button?.href ?? '').searchParams.get('text'),
      'About Profhilo: Hello, I would like to ask about an appointment.',
    );
  });
  test('the button has a name and opens in a new tab', () => {
    assert.ok(chat?.label.startsWith('Message the clinic'));
    assert.is(chat?.newTab, true);
  });
  test('the chat button is on every page that has the sticky bar', () => {
    for (const route of everyBut(WITHOUT_BAR))
      assert.is(select(bodyOf(route), 'aside[aria-label=Chat] a').length, 1, route);
  });
});

suite('behaviour that needs no script', (test) => {
  const style = site.page('/').html;
  for (const [sentence, rule] of [
    ['the drawer’s fade-out lasts 250 ms', '--drawer:250ms'],
    ['the chat button is hidden until scroll exceeds 120 px', 'animation-range:120px 121px'],
    ['the sticky bar reveals progressively from 220 px over a 200 px range', 'animation-range:220px 420px'],
    ['body scrolling is locked while the drawer is open', 'html:has(#drawer:popover-open){overflow:hidden}'],
    ['the header’s height is 84 px at most', '--head:clamp(64px,5.4rem,84px)'],
    ['the home hero is full-screen', 'min-height:clamp(660px,100svh,1500px)'],
  ] as const)
    test(sentence, () => assert.ok(style.includes(rule), rule));
  test('the sticky bar becomes clickable once progress exceeds 0.3', () =>
    assert.match(style, /30%\{visibility:hidden\}/));
  test('the sticky bar exists only below 768 px width', () =>
    assert.match(style, /display:none\}@media \(width < 48em\)\{\.x-[a-z0-9]+\{display:block;position:fixed/));
  test('TREATMENTS and ABOUT are for desktops only', () =>
    assert.match(style, /@media \(width < [\d.]+em\)\{\.x-[a-z0-9]+ \.wide\{display:none\}/));
});

suite('mobile sticky quick-booking bar', (test) => {
  const bar = selectOne(bodyOf('/'), '#booking-bar');
  const modes = select(bar, 'label').filter((label) => select(label, '[type=radio]').length > 0);

  test('the bar has the tabs New and Returning', () => assert.equal(modes.map(wordsOf), ['New', 'Returning']));
  test('the default tab is New', () =>
    assert.equal(
      select(bar, '[type=radio]').map(({ attribs }) => [attribs.value, attribs.checked !== undefined]),
      [
        ['new', true],
        ['returning', false],
      ],
    ));
  test('New shows “Book Consultation” (skin consultation link)', () =>
    assert.equal(pairs(bar, 'a.new'), [['Book Consultation', '/go/skin_consultations']]));
  test('Returning shows “Book Treatment” (general booking link)', () =>
    assert.equal(pairs(bar, 'a.returning'), [['Book Treatment', '/go/square_site']]));
  test('a control hides the bar', () => assert.ok(wordsOf(selectOne(bar, '.hide')).startsWith('Hide')));
  test('a “Show again” pill restores the bar', () =>
    assert.ok(wordsOf(selectOne(bar, '.hide')).endsWith('Show again')));
  test('the booking bar is on every page except /themindexplored', () =>
    assert.equal(
      site.routes.filter((route) => !barOf(route)),
      WITHOUT_BAR,
    ));
});

suite('pages without parts of the chrome', (test) => {
  for (const route of WITHOUT_HEADER) {
    test(`${route} hides the header`, () => assert.is(frame(route, 'header'), undefined));
    test(`${route} hides the footer`, () => assert.is(frame(route, 'footer'), undefined));
  }
  test('/themindexplored hides the footer', () => assert.is(frame('/themindexplored', 'footer'), undefined));
  test('/themindexplored hides the sticky bars', () => assert.is(barOf('/themindexplored'), undefined));
  test('/themindexplored keeps the navigation bar', () => assert.ok(frame('/themindexplored', 'header')));
  test('/mind has its footer and its sticky bar', () => assert.ok(frame('/mind', 'footer') && barOf('/mind')));
});

suite('every page', (test) => {
  const onEvery = (title: string, check: (body: Element, route: string) => void) =>
    test(title, () => {
      for (const route of site.routes) check(bodyOf(route), route);
    });

  onEvery('the site has no accounts and no forms of its own', (body, route) => {
    assert.is(select(body, 'form').length, 0, route);
    const asking = [...select(body, 'textarea'), ...select(body, 'select'), ...select(body, 'input')].filter(
      (field) => !select(body, '#booking-bar input').includes(field),
    );
    assert.equal(asking, [], route);
  });
  onEvery('booking buttons open external pages in a new tab and tell screen readers so', (body, route) => {
    for (const element of select(body, 'a[href^=/go/]')) {
      const { label, newTab, rel } = linkOf(element);
      if (label === 'Book Wrinkle Reset') continue;
      assert.is(newTab, true, `${route}: ${label}`);
      assert.ok(rel.includes('noopener') && rel.includes('nofollow'), `${route}: ${label}`);
      assert.match(accessibleNamesOf(element), /\(opens in a new tab\)$/, route);
    }
  });
  onEvery('no page sends requests to third parties before the visitor consents', (_, route) => {
    const { dom } = site.page(route);
    assert.is(select(dom, 'iframe').length, 0, route);
    for (const [selector, attribute] of [
      ['script[src]', 'src'],
      ['img', 'src'],
      ['source', 'srcset'],
      ['link[rel=preload][as=font]', 'href'],
      ['link[rel=preload][as=image]', 'imagesrcset'],
      ['link[rel=stylesheet]', 'href'],
      ['link[rel=preconnect]', 'href'],
      ['link[rel=icon]', 'href'],
    ] as const)
      for (const { attribs } of select(dom, selector))
        assert.match(attribs[attribute] ?? attribs.href ?? '', /^\/(?!\/)/, route);
    assert.not.match(site.page(route).html, /url\(\s*["']?(https?:)?\/\//, route);
  });
  onEvery(
    'each page preloads the fonts of its text, and the font of numerals only if it shows numerals',
    (body, route) => {
      const ahead = select(site.page(route).dom, 'head link[rel=preload][as=font]').map(({ attribs }) =>
        /^\/assets\/([a-z-]+)\./.exec(attribs.href ?? '')?.at(1),
      );
      const numerals = select(body, '.num').length > 0 ? ['newsreader'] : [];
      assert.equal(ahead, ['hanken-grotesk', ...numerals], route);
    },
  );
  onEvery('the first link of each page skips to its content', (body, route) =>
    assert.equal(linksOf(body)[0], { label: 'Skip to main content', href: '#main', newTab: false, rel: [''] }, route),
  );
  onEvery('same-origin navigations use cross-document view transitions', (_, route) =>
    assert.ok(site.page(route).html.includes('@view-transition{navigation:auto}'), route),
  );
  onEvery('a hash scrolls smoothly to its anchor, 80 px below the top, unless motion is reduced', (_, route) => {
    assert.ok(site.page(route).html.includes('scroll-padding-top:80px'), route);
    assert.match(site.page(route).html, /\(prefers-reduced-motion: no-preference\)\{html\{scroll-behavior:smooth\}/);
  });
  onEvery('reduced motion and print have their own rules', (_, route) => {
    assert.ok(site.page(route).html.includes('@media (prefers-reduced-motion: reduce)'), route);
    assert.ok(site.page(route).html.includes('@media print'), route);
  });
  onEvery('accordions are single-open and collapsible', (body, route) => {
    for (const section of select(body, 'section')) {
      const items = select(section, 'details');
      const names = items.map(({ attribs }) => attribs.name);
      assert.ok(new Set(names).size <= 1 && !names.includes(''), route);
      assert.ok(items.filter(({ attribs }) => attribs.open !== undefined).length <= 1, route);
    }
  });
  onEvery('is in British English', (_, route) =>
    assert.is(selectOne(site.page(route).dom, 'html').attribs.lang, 'en-GB', route),
  );
});
