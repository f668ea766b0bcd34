/** Document 1, section 2: Mind page, Mind journal, consultations and the link-in-bio landing; section 3: journal post. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { headingsOf, linksOf, readDom, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { inOrder, says } from '../support/says.ts';
import { pick, shippedSite } from '../support/shipped-site.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const facts = parse(shipped).site;
const mainOf = (route: string) => site.page(route).main;
const kindsOf = (route: string) => site.page(route).plan.sections.map(({ data }) => data.kind);
const sectionOf = (route: string, title: string) => underHeading(mainOf(route), title);
const hrefsOf = (route: string, title: string) => linksOf(sectionOf(route, title)).map(({ href }) => href);

suite('Mind page', (test) => {
  test('the eight parts of the page come in this order', () =>
    inOrder(kindsOf('/mind'), [
      'hero',
      'useCases',
      'profiles',
      'testimonialCarousel',
      'journey',
      'bookingSplit',
      'faq',
      'embedded',
    ]));
  test('there are three use cases: Leadership, Sports, Career', () =>
    assert.equal(select(sectionOf('/mind', 'Three arenas'), 'article h3').map(wordsOf), [
      ...['Leadership', 'Sports', 'Career'],
    ]));
  for (const arena of ['Leadership', 'Sports', 'Career'])
    test(`${arena} has three bullets`, () => assert.is(select(sectionOf('/mind', arena), 'li').length, 3));
  test('the page shows the coach’s profile', () => {
    const section = sectionOf('/mind', 'Your coach');
    assert.is(select(section, 'article').length, 1);
    assert.ok(headingsOf(section).includes('Qualifications'));
  });
  test('the testimonial carousel has 3 items', () =>
    assert.is(select(sectionOf('/mind', 'What clients say'), 'blockquote').length, 3));
  test('a Mind testimonial has a quote, a name and a role', () => {
    for (const item of select(sectionOf('/mind', 'What clients say'), 'figure')) {
      assert.ok(wordsOf(selectOne(item, 'blockquote')));
      const name = wordsOf(selectOne(item, 'b'));
      assert.match(wordsOf(selectOne(item, 'figcaption')).replace(name, ''), /^ ?(Leadership|Sport|Career)/);
    }
  });
  test('the approach has four steps', () => assert.is(select(sectionOf('/mind', 'Four steps'), 'ol li').length, 4));
  test('the booking section is split into new and returning', () => {
    assert.equal(headingsOf(sectionOf('/mind', 'How to book')), ['How to book', 'New to coaching', 'Returning']);
    assert.equal(hrefsOf('/mind', 'How to book'), ['/go/mind_consultation', '/go/clarity_strategy_session']);
  });
  test('new coaching clients are steered to a free first session or a 30-minute discovery call', () =>
    says(sectionOf('/mind', 'New to coaching'), 'free first session or a discovery call: 30 minutes'));
  test('the FAQ has seven expandable questions', () =>
    assert.is(select(sectionOf('/mind', 'Questions'), 'details summary').length, 7));
  test('the e-mail marketing form has a placeholder with a plain link that works without it', () => {
    const section = sectionOf('/mind', 'Letters from Mind');
    says(section, 'Letters on performance');
    assert.match(linksOf(section)[0]?.href ?? '', /^mailto:.*subject=Letters%20on%20performance$/);
  });
  test('the form is identified by a form id', () => {
    const form = facts?.embeds.newsletter;
    assert.ok(form?.kind === 'form' && form.formId);
  });
  test('the Mind Breakthrough Session takes 90 minutes', () =>
    says(mainOf('/mind'), 'Mind Breakthrough Session: 90 minutes'));
  test('the page says that services are for adults aged 18 and over', () =>
    says(mainOf('/mind'), 'Services are for adults aged 18 and over'));
});

suite('Mind journal page', (test) => {
  const cards = select(mainOf('/mind/journal'), 'li').filter((item) => select(item, 'article').length > 0);
  const section = site.page('/mind/journal').plan.sections[0]?.data;

  for (const [index, title, date, minutes, categories] of [
    [0, 'Deciding before the facts are complete', '14 Oct 2026', 6, ['mind', 'leadership']],
    [1, 'The moment after an error', '3 Jun 2026', 5, ['mind', 'sport']],
    [2, 'Before you accept the promotion', '18 Feb 2026', 7, ['mind', 'career']],
    [3, 'The pause in the meeting', '26 Nov 2025', 4, ['mind', 'leadership']],
  ] as const) {
    const card = cards[index] ?? mainOf('/mind/journal');
    test(`article ${index + 1} of the list, newest first, is ${title}`, () =>
      assert.is(linksOf(card)[0]?.label, title));
    test(`${title}: the date (en-GB short) is ${date}`, () => assert.is(wordsOf(selectOne(card, 'time')), date));
    test(`${title}: the reading time is ${minutes} minutes`, () => says(card, `${minutes} min read`));
    test(`${title}: up to 2 categories are shown: ${categories.join(' and ')}`, () =>
      assert.equal(select(card, '.tags span').map(wordsOf), categories));
    test(`${title}: the card has an excerpt and a cover image`, () => {
      assert.ok(wordsOf(selectOne(card, 'p.s')).length > 60);
      assert.match(selectOne(card, 'img').attribs.alt ?? '', /^Drawing: /);
    });
  }
  test('the list contains only articles of the category mind', () => assert.is(cards.length, 4));
  test("the error text is “We couldn't load the latest Mind articles.”", () =>
    assert.is(section?.kind === 'journalList' && section.failed, "We couldn't load the latest Mind articles."));
  test("the text of an empty list is “Mind articles are coming soon. We're preparing new insights—check back shortly.”", () =>
    assert.is(
      section?.kind === 'journalList' && section.empty,
      "Mind articles are coming soon. We're preparing new insights—check back shortly.",
    ));
});

suite('journal feed', (test) => {
  const feed: unknown = JSON.parse(site.text('api/posts.json'));
  const posts = pick(feed, 'posts');

  test('GET /api/posts.json: the response has a posts array', () => {
    assert.ok(Array.isArray(posts));
    assert.is(posts.length, 5);
  });
  for (const field of ['slug', 'title', 'excerpt', 'date', 'categories', 'cover', 'hero_alt', 'url', 'minimal_url'])
    test(`the items of the feed have the field ${field}`, () => {
      for (let index = 0; index < 5; index += 1) assert.ok(pick(posts, index, field), `post ${index}`);
    });
  test('the items of the feed have the field reading_time, a number of minutes', () => {
    for (let index = 0; index < 5; index += 1) assert.type(pick(posts, index, 'reading_time'), 'number');
  });
  test('categories is a list of strings', () => assert.equal(pick(posts, 1, 'categories'), ['mind', 'sport']));
  test('the cover is a file of the site', () => {
    for (let index = 0; index < 5; index += 1) assert.ok(site.paths.has(String(pick(posts, index, 'cover')).slice(1)));
  });
});

suite('consultations', (test) => {
  const routes = ['/consultations/skin', '/consultations/mind'];
  for (const route of routes) {
    test(`${route}: the hero has a Skin/Mind switch`, () => {
      const links = select(mainOf(route), 'nav.switch a');
      assert.equal(links.map(wordsOf), ['Skin', 'Mind']);
      assert.equal(
        links.map(({ attribs }) => attribs.href),
        routes,
      );
      assert.equal(
        links.map(({ attribs }) => attribs['aria-current'] === 'page'),
        routes.map((of) => of === route),
      );
    });
    test(`${route}: hero, facts, embed, lists and FAQ come in this order`, () =>
      inOrder(kindsOf(route), ['hero', 'quickFacts', 'embedded', 'collapsibleLists', 'faq']));
    test(`${route}: the booking section has the hash #book`, () => {
      assert.is(selectOne(mainOf(route), '#book').name, 'section');
      assert.ok(linksOf(mainOf(route)).some(({ href }) => href === `${route}#book`));
    });
    test(`${route}: the page has collapsible lists`, () =>
      assert.ok(select(sectionOf(route, 'What to expect'), 'details ul').length >= 3));
    test(`${route}: the page has an FAQ`, () =>
      assert.ok(select(sectionOf(route, 'Questions'), 'details').length >= 3));
    test(`${route}: the page says that services are for adults aged 18 and over`, () =>
      says(mainOf(route), 'adults aged 18 and over'));
  }
  for (const [route, fact] of [
    ['/consultations/skin', '20-minute virtual'],
    ['/consultations/skin', 'Complimentary'],
    ['/consultations/skin', 'Available most days'],
    ['/consultations/mind', '30-minute virtual'],
    ['/consultations/mind', 'Complimentary'],
  ] as const)
    test(`${route}: the page shows the quick fact “${fact}”`, () =>
      assert.ok(select(sectionOf(route, 'At a glance'), '.value').map(wordsOf).includes(fact)));
  for (const [words, what] of [
    ['Complimentary, 20 minutes', 'virtual, 20 min free'],
    ['usually £30', 'usually £30 for first-time clients'],
    ['£50, 20 minutes', 'in clinic £50, 20min'],
    ['100% redeemable against treatments booked within 14 days', 'redeemable 100% within 14 days'],
    ['Photo ID: services are for adults aged 18 and over, and you may be asked for it', 'photo ID may be required'],
  ] as const)
    test(`/consultations/skin shows ${what}`, () => says(mainOf('/consultations/skin'), words));
  test('/consultations/skin: the scheduler is loaded into a container', () => {
    const scheduler = facts?.embeds.scheduler;
    const id = scheduler?.kind === 'scheduler' ? scheduler.container : '';
    assert.ok(select(sectionOf('/consultations/skin', 'Choose a time'), `#${id}`).length === 1);
  });
  test('/consultations/skin: without the scheduler a plain link books', () =>
    assert.equal(hrefsOf('/consultations/skin', 'Choose a time'), ['/go/skin_virtual']));
  test('/consultations/mind: without the calendar a plain link books', () =>
    assert.equal(hrefsOf('/consultations/mind', 'Choose a time'), ['/go/mind_consultation']));
  test('/consultations/mind: the calendar has a namespace, a link and a brand colour', () => {
    const calendar = facts?.embeds.calendar;
    assert.is(calendar?.kind === 'calendar' && calendar.namespace, 'mind');
    assert.ok(calendar?.kind === 'calendar' && calendar.calLink && calendar.brandColour);
  });
});

suite('link-in-bio landing', (test) => {
  const main = mainOf('/bio');
  const pairs = (title: string) => linksOf(sectionOf('/bio', title)).map(({ label, href }) => [label, href]);
  const quiz = 'https://quiz.skin-and-mind.example';

  test('the hero has two calls to action: book a free consult, or get the 60-sec Skin Plan', () =>
    assert.equal(
      linksOf(main, '.ways a').map(({ label, href }) => [label, href]),
      [
        ['Get the 60-sec Skin Plan', quiz],
        ['Book a free consult', '/go/skin_consultations'],
      ],
    ));
  test('a visit without a known mode has the mode “quiz”', () =>
    assert.is(selectOne(main, '[data-placement=hero]').attribs['data-mode'], 'quiz'));
  test('there are two option cards: Quiz and Consult', () =>
    assert.equal(pairs('Two ways to begin'), [
      ['Quiz', quiz],
      ['Consult', '/go/skin_consultations'],
    ]));
  test('the results mini-gallery shows the first 4 gallery items', () => {
    const titles = (route: string, title: string) => select(sectionOf(route, title), 'li h3').map(wordsOf);
    assert.equal(titles('/bio', 'Results'), titles('/gallery', 'Before and after').slice(0, 4));
    assert.is(titles('/bio', 'Results').length, 4);
  });
  test('the mini-gallery shows the first 4 items of a longer gallery', async () => {
    const section = kindsOf('/bio').indexOf('miniGallery');
    const fifth = { title: 'Chin', caption: 'A fifth', image: 'gallery-frown', href: '/treatments/anti-wrinkle' };
    const comparisons = ['masseter', 'undereye', 'frown', 'forehead', 'fifth'];
    const { site: changed } = await checkedWith(
      { 'comparisons.fifth': fifth, [`pages./bio.${section}.comparisons`]: comparisons },
      {},
      { config: shipped, folder: ROOT },
    );
    const html = (await changed?.pages.find(({ route }) => route === '/bio')?.html()) ?? '';
    assert.equal(
      select(readDom(html), 'a[data-tile]').map(({ attribs }) => attribs['data-tile']),
      ['masseter', 'undereye', 'frown', 'forehead'],
    );
  });
  test('a “See all results” link goes to /gallery', () =>
    assert.equal(pairs('Results').at(-1), ['See all results', '/gallery']));
  test('“Popular concerns” chips link to four treatments', () =>
    assert.equal(hrefsOf('/bio', 'Popular concerns'), [
      '/treatments/anti-wrinkle',
      '/treatments/jawline-slimming',
      '/treatments/neck-lift',
      '/treatments/profhilo',
    ]));
  test('the visit block has a directions link (maps)', () =>
    assert.equal(
      pairs('Visit the clinic').find(([label]) => label === 'Directions to the clinic'),
      ['Directions to the clinic', facts?.clinic.mapUrl],
    ));
  test('the visit block has the button “Book a consult”', () =>
    assert.equal(pairs('Visit the clinic').at(-1), ['Book a consult', '/go/skin_consultations']));
  for (const [index, question] of [
    'Is the consult free?',
    'What treatments do you offer?',
    'Will you tell me what to get?',
  ].entries())
    test(`FAQ ${index + 1} asks: ${question}`, () =>
      assert.is(select(sectionOf('/bio', 'Questions'), 'summary').map(wordsOf)[index], question));
  test('there are three expandable questions', () =>
    assert.is(select(sectionOf('/bio', 'Questions'), 'details').length, 3));
  test('the medical disclaimer says that botulinum toxin is prescription-only', () =>
    says(sectionOf('/bio', 'Please note'), 'Botulinum toxin is prescription-only'));
  test('the consult takes 20 min, or 10–15 min', () => says(main, 'It takes 20 minutes, or 10–15 minutes'));
  for (const [mode, length] of [
    ['consult', '20 minutes with a doctor, virtual, free for first-time clients'],
    ['quiz', '10–15 minutes with a doctor after the Skin Plan, virtual, free for first-time clients'],
  ] as const)
    test(`the consult takes ${length} in ${mode} mode`, () =>
      assert.is(wordsOf(selectOne(main, `.ways [data-in=${mode}]`)), length));
  test('the virtual consult is free for first-time clients (usually £30)', () =>
    says(main, 'free for first-time clients (usually £30)'));
  test('the page shows the opening hours', () =>
    says(main, 'Tuesday 13:00–18:00; Wednesday, Saturday and Sunday 10:00–18:00; Monday, Thursday and Friday closed'));
  test('the page says that services are for adults aged 18 and over', () =>
    says(main, 'services are for adults aged 18 and over'));
});
