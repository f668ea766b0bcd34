/** The command that adds entries and items to a config, on the smallest site. */
import * as assert from 'uvu/assert';
import { add, after } from '../support/edit-commands.ts';
import { suite } from '../support/suite.ts';

suite('site add', (test) => {
  for (const [title, action, added, code] of [
    [
      'an entry with a single value',
      add('booking', ['deep_massage', 'https://book.example/deep']),
      ["booking: { visit: 'https://book.example/visit', deep_massage: 'https://book.example/deep' },"],
      0,
    ],
    [
      'an entry of a group that is not set yet',
      add('catalogue.cupping.figures.marks', ['5 days']),
      ["figures: { marks: '5 days' },"],
      0,
    ],
    [
      'several entries with single values',
      add('clinic.bankHolidays', ['2028=closed', '2029=closed']),
      ["bankHolidays: { 2026: 'closed', 2027: 'closed', '2028': 'closed', '2029': 'closed' },"],
      0,
    ],
    [
      'an offer with lists, one of them of names',
      add('offer', [
        'pair',
        'name=Pair',
        'price=50',
        'includes=massage, massage',
        'description=Both.',
        'features=One of each, in any order',
        'book=visit',
        'ctaText=Book both',
      ]),
      [
        'offers: {',
        'pair: {',
        "name: 'Pair',",
        "price: '£50',",
        "includes: ['massage', 'massage'],",
        "description: 'Both.',",
        "features: ['One of each, in any order'],",
        "ctaText: 'Book both',",
      ],
      0,
    ],
    [
      'a treatment, with its fields in the order of the language',
      add('treatment', [
        'scrub',
        'price=45',
        'name=Scrub',
        'category=hands',
        'description=Salt and oil.',
        'image=dot',
        'book=visit',
      ]),
      ['scrub: {', "name: 'Scrub',", "description: 'Salt and oil.',", "price: '£45',"],
      0,
    ],
    [
      'the first item of a list',
      add('clinic.closures', ['from=2027-12-24', 'to=2028-01-01', 'reason=Christmas']),
      ["closures: [{ from: '2027-12-24', to: '2028-01-01', reason: 'Christmas' }],"],
      0,
    ],
    [
      'a question like its neighbours',
      add('pages./.faq.questions', ['question=Why?', 'answer=So.']),
      ["question('Why?', 'So.'),"],
      0,
    ],
    [
      'several texts',
      add('pages./treatments/massage.treatmentHero.trust', ['With oil', 'a=b']),
      [
        "'/treatments/massage': [treatmentHero({ lead: 'An hour.', image: 'dot', trust: ['By hand', 'With oil', 'a=b'] }), pricing()],",
      ],
      0,
    ],
    [
      'a section before another one',
      add('section', ['/', 'quotation', 'quote=Look first.'], { before: 'pages./.faq' }),
      [
        ..."import {|defineSite,|faq,|hero,|placeholder,|pricing,|question,|quotation,|treatmentCards,|treatmentHero,|} from 'clinic-site';".split(
          '|',
        ),
        "quotation('Look first.'),",
      ],
      0,
    ],
    [
      'a page, which begins with its name',
      add('page', ['/about', 'name=About', 'title=About us', 'description=Who works here.']),
      [
        "'/about': { title: 'About us', description: 'Who works here.', name: 'About' },",
        "'/about': [hero({ title: 'About', lead: 'Who works here.' })],",
      ],
      0,
    ],
    [
      'a page of a treatment, with its image and its prices',
      add('page', ['/treatments/cupping', 'name=Cupping', 'title=Cups', 'description=Warm.', 'treatment=cupping']),
      [
        "'/treatments/cupping': { title: 'Cups', description: 'Warm.', name: 'Cupping', treatment: 'cupping' },",
        "'/treatments/cupping': [treatmentHero({ lead: 'Warm.', image: 'dot', trust: [] }), pricing()],",
      ],
      0,
    ],
  ] as const)
    test(`adds ${title}`, async () => {
      const edited = await after(action);
      assert.equal(
        [edited.added, edited.removed.length <= 2, edited.code],
        [added, true, code],
        edited.stdout + edited.stderr,
      );
    });

  for (const [title, action, stderr] of [
    [
      'a misspelt field',
      add('treatment', ['scrub', 'categry=hands']),
      '“catalogue.scrub” has no “categry”. Did you mean “catalogue.scrub.category”?',
    ],
    [
      'words that are no field',
      add('treatment', ['scrub', 'Scrub']),
      '“Scrub” is not a field. Write FIELD=VALUE, such as name=Scrub.',
    ],
    [
      'a day without its field',
      add('clinic.closures', ['2027-05-03']),
      '“2027-05-03” is not a field. Write FIELD=VALUE, such as from=2027-05-03.',
    ],
    [
      'commas between fields',
      add('treatment', ['scrub', 'category=hands,', 'name=Salt', 'scrub,', 'price=45']),
      "Separate fields with spaces, not commas. Write: npx site add treatment scrub category=hands name='Salt scrub' price=45",
    ],
    [
      'a value that the shell has divided',
      add('clinic.closures', ['from=2027-12-24', 'reason=Staff', 'training']),
      "A value with spaces needs quotation marks. Write: npx site add clinic.closures from=2027-12-24 reason='Staff training'",
    ],
    [
      'fields with colons',
      add('treatment', ['scrub', 'category:', 'hands', 'name:', 'Salt scrub']),
      "A field and its value are one word, with “=” between them. Write: npx site add treatment scrub category=hands name='Salt scrub'",
    ],
    [
      'an item that is added to the section around its list',
      add('pages./.faq', ['question=Is there parking?', 'answer=Yes.']),
      "pages./.faq exists already. Write: npx site add pages./.faq.questions question='Is there parking?' answer='Yes.'",
    ],
    [
      'a course that is added to its treatment',
      add('catalogue.massage', ['label=Course of ten', 'sessions=10', 'price=450']),
      "catalogue.massage exists already. Write: npx site add catalogue.massage.packages label='Course of ten' sessions=10 price=450",
    ],
    [
      'an item of a section that is named beside its page',
      add('faq', ['/', 'question=Why?', 'answer=So']),
      "“faq /” is not a path. Write: npx site add pages./.faq.questions question='Why?' answer=So",
    ],
    [
      'an item that is named beside its page',
      add('question', ['/', 'question=Why?', 'answer=So']),
      "“question /” is not a path. Write: npx site add pages./.1.questions question='Why?' answer=So",
    ],
    [
      'an item of a section that is added as a section',
      add('section', ['/', 'faq', 'question=Why?', 'answer=So']),
      "The page has the section “pages./.faq” already. Write: npx site add pages./.faq.questions question='Why?' answer=So",
    ],
    [
      'a section that is named before its page',
      add('section', ['quotation', '/', 'quote=Look first']),
      "“quotation /” is not a path. Write: npx site add section / quotation quote='Look first'",
    ],
    [
      'a page that is named before a kind of section',
      add('pages./', ['quotation', 'quote=Look first']),
      "“pages./ quotation” is not a path. Write: npx site add section / quotation quote='Look first'",
    ],
    [
      'fields of an entry without a name',
      add('treatment', ['name=Salt scrub', 'category=hands']),
      "The new treatment needs a name in the config before its fields. Write: npx site add treatment salt-scrub name='Salt scrub' category=hands",
    ],
    [
      'a booking link with a sign before its address',
      add('booking', ['nails=https://book.example/nails']),
      'The name of a booking link and its address are two words, without a sign between them. Write: npx site add booking nails https://book.example/nails',
    ],
    [
      'a text that is added to the section around its only list',
      add('pages./treatments/massage.treatmentHero', ['Warm towels']),
      "pages./treatments/massage.treatmentHero exists already. Write: npx site add pages./treatments/massage.treatmentHero.trust 'Warm towels'",
    ],
    [
      'fields of a page without an address',
      add('page', ['title=About us', 'description=Who works here.']),
      "The new page needs its address before its fields. Write: npx site add page /ADDRESS title='About us' description='Who works here.'",
    ],
    [
      'a page without a slash',
      add('page', ['about']),
      '“about” cannot be the address of a page. Write: npx site add page /about',
    ],
    [
      'a page with its name in place of its address',
      add('page', ['About us', 'title=Who we are']),
      "“About us” cannot be the address of a page. Write: npx site add page /about-us title='Who we are'",
    ],
    [
      'a page that exists',
      add('page', ['/', 'name=Home']),
      'routes./ exists already. Set its fields instead: npx site set routes./.name …',
    ],
    [
      'a treatment that exists',
      add('treatment', ['massage', 'price=£70']),
      'catalogue.massage exists already. Set its fields instead: npx site set catalogue.massage.price …',
    ],
    [
      'an entry of a group without a name',
      add('catalogue', []),
      'Write the name of the new treatment: npx site add treatment NAME',
    ],
    [
      'an unknown field of something that exists',
      add('clinic.legal', ['colour=red']),
      '“clinic.legal” has no “colour”. It has: name, number, registeredIn, registeredOffice, vat, cqc, regulator.',
    ],
    [
      'an entry without a name',
      add('treatment', []),
      'Write the name of the new treatment: npx site add treatment NAME',
    ],
    [
      'an entry of a kind in the plural',
      add('treatments', []),
      'Write the name of the new treatment: npx site add treatment NAME',
    ],
    [
      'a page that is called by its part of the config',
      add('routes', []),
      'Write the address of the new page: npx site add page /about name=About',
    ],
    [
      'nothing',
      add('clinic.closures', []),
      'Write what to add to clinic.closures: a value, or FIELD=VALUE for each field.',
    ],
    [
      'something that exists',
      add('clinic.phone', ['x']),
      'clinic.phone exists already. To change it, use “npx site set”.',
    ],
    [
      'fields of something that exists',
      add('clinic.legal', ['number=09876543', 'registeredIn=Scotland']),
      'clinic.legal exists already. Set its fields instead: npx site set clinic.legal.number … clinic.legal.registeredIn …',
    ],
    [
      'a category whose page is not there yet',
      add('category', ['sports', 'name=Sports', 'anchor=sports', 'route=/swimming', 'description=Before a race.']),
      'There is no page “/swimming”. Add it first, without “category”: npx site add page /swimming name=… title=… description=…. Then add the category, and set it: npx site set routes./swimming.category sports',
    ],
    [
      'a page whose category is not there yet',
      add('page', ['/swimming', 'name=Swimming', 'title=Swimming', 'description=In water.', 'category=swimming']),
      'There is no category “swimming”. Add the page without “category”, then the category: npx site add category swimming route=/swimming …. Then set it: npx site set routes./swimming.category swimming',
    ],
    [
      'a section without its kind',
      add('section', ['/']),
      'Write the page and the kind of section: npx site add section /about faq title=Questions',
    ],
    [
      'a place in another list',
      add('section', ['/', 'faq'], { before: 'pages./treatments.0' }),
      '--before and --after must name something in pages./.',
    ],
  ] as const)
    test(`explains ${title}`, async () => {
      const edited = await after(action);
      assert.equal([edited.stderr, edited.added, edited.code], [stderr, [], 2]);
    });

  test('refuses an entry that lacks a field', async () => {
    const { code, stdout, added } = await after(add('treatment', ['scrub', 'name=Scrub']));
    assert.match(stdout, '“category” is missing.');
    assert.match(stdout, 'Add for example category=hands to the command.');
    assert.equal([added, code], [[], 1]);
  });

  test('says how the first list of a section is added, if it is missing', async () => {
    const { stdout } = await after(add('section', ['/', 'faq']));
    assert.match(stdout, '“questions” is missing.');
    assert.match(stdout, '→ Add questions=… to the command.');
  });
});
