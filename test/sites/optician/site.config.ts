/**
 * An independent optician: one department, its own fonts, logo and corners, and no online booking: every booking link
 * calls the shop. Everything is fictitious.
 */
import {
  button,
  catalogueGroups,
  categoryCards,
  closing,
  collapsibleLists,
  concerns,
  defineSite,
  explanation,
  faq,
  feature,
  hero,
  journey,
  people,
  placeholder,
  policy,
  priceTable,
  pricing,
  profiles,
  quickFacts,
  quotation,
  treatmentCards,
  treatmentHero,
  visit,
} from 'clinic-site';
import { fitting, fullTest, home, notice, place, sightTest, team, trust, varifocals } from './content/copy.ts';
import { images } from './content/images.ts';

export default defineSite(
  {
    clinic: {
      name: 'Tolsey Opticians',
      tagline: 'Spectacles, made to be forgotten',
      description:
        'Independent opticians beside the market square in Ludlow. Sight tests, spectacles and contact lenses, with every price on this site.',
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: '7 Tolsey Row',
        town: 'Ludlow',
        postcode: 'SY8 0ZZ',
        area: 'the Buttercross',
        country: 'GB',
        latitude: 52.3676,
        longitude: -2.7165,
      },
      email: 'shop@tolsey-opticians.example',
      phone: '01632 960733',
      hours: {
        monday: 'closed',
        tuesday: '09:00–17:30',
        wednesday: '09:00–17:30',
        thursday: '09:00–13:00, 14:00–19:00',
        friday: '09:00–17:30',
        saturday: '09:00–13:00',
        sunday: 'closed',
      },
      closures: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Christmas and New Year' }],
      bankHolidays: { 2026: 'closed', 2027: 'closed' },
      visitNote: 'Walk in to look at frames; ring for a test',
      minimumAge: 0,
      socialProfiles: [],
      mapUrl: 'https://maps.example/ludlow/tolsey-row',
      founders: ['nerys'],
      legal: {
        name: 'Tolsey Opticians Ltd',
        number: '16329607',
        registeredIn: 'England and Wales',
        registeredOffice: '7 Tolsey Row, Ludlow SY8 0ZZ',
      },
    },

    departments: {
      optics: {
        name: 'Opticians',
        label: 'Sight tests and spectacles',
        description: 'Sight tests, spectacles and contact lenses in {clinic.address.town}.',
        type: 'LocalBusiness',
        page: '/',
        palette: {
          page: '#f8f6f1',
          stone: '#ece7dd',
          plate: '#dfe7e1',
          field: '#8fc0ae',
          fieldLight: '#cfe4da',
          accent: '#8a3a1c',
          deep: '#17362f',
          pale: '#c5ddd2',
        },
        consultation: {
          name: 'sight test',
          treatment: 'sight-test',
          location: 'in the shop',
          practitioner: 'with our optometrist',
          page: '/eye-tests',
          action: button('Book a sight test', '/go/shop'),
        },
        returning: button('Book an aftercare visit', '/go/shop'),
      },
    },

    design: {
      fonts: {
        body: { files: ['nunito-sans.woff2'], licence: 'nunito-sans-OFL.txt' },
        heading: { files: ['bitter.woff2'], licence: 'bitter-OFL.txt', fallback: 'serif' },
      },
      logo: { image: 'logo' },
      corners: 'soft',
    },

    booking: { shop: 'phone' },

    images,
    documents: {},

    people: {
      nerys: {
        name: 'Nerys Vaughan',
        title: 'Optometrist and owner',
        focus: 'Sight tests, contact lenses and children',
        department: 'optics',
        qualifications: [
          'BSc (Hons) in optometry, Cardiff, 1998',
          'Professional certificate in glaucoma',
          'On the [register of the General Optical Council](term:goc)',
        ],
        about: 'Took over the shop from her father in 2009, and still uses his stool.',
        registration: { register: 'GOC', number: '01-00001', url: 'https://register.example/01-00001' },
        image: 'portrait-nerys',
      },
      imran: {
        name: 'Imran Siddiqui',
        title: 'Dispensing optician',
        focus: 'Frames, lenses and repairs',
        department: 'optics',
        qualifications: [
          'Diploma in ophthalmic dispensing, 2012',
          'On the [register of the General Optical Council](term:goc)',
        ],
        about: 'Measures twice. Mends frames that other people give up on.',
        registration: { register: 'GOC', number: 'D-00002', url: 'https://register.example/D-00002' },
        image: 'portrait-imran',
      },
    },

    testimonials: {},

    categories: {
      'eye-tests': {
        name: 'Eye tests',
        department: 'optics',
        anchor: 'eye-tests',
        route: '/eye-tests',
        description: 'How well you see, and how healthy your eyes are. Begin here if we have not met.',
        image: 'chart',
      },
      glasses: {
        name: 'Glasses',
        department: 'optics',
        anchor: 'glasses',
        route: '/glasses',
        description: 'Lenses for reading, screens, driving and the sun, in frames that we fit to your face.',
        image: 'frames',
      },
      'contact-lenses': {
        name: 'Contact lenses',
        department: 'optics',
        anchor: 'contact-lenses',
        route: '/contact-lenses',
        description: 'Fitted over two visits, then looked at twice a year.',
        image: 'contact',
      },
      children: {
        name: 'Children',
        department: 'optics',
        anchor: 'children',
        route: '/children',
        description: 'Tests for children who cannot read yet, and glasses that survive a playground.',
        image: 'child',
      },
    },

    catalogue: {
      'sight-test': {
        category: 'eye-tests',
        name: 'Sight test',
        description:
          'Your sight, near and far, and a look at the health of both eyes, with your prescription in writing.',
        price: '£34',
        duration: '35min',
        book: 'shop',
        image: 'chart',
      },
      'retinal-scan': {
        category: 'eye-tests',
        name: 'Retinal scan',
        description: 'A picture of the layers at the back of each eye, to compare with the next one.',
        price: '£28',
        duration: '15min',
        book: 'shop',
        image: 'eye',
      },
      'full-test': {
        category: 'eye-tests',
        name: 'Sight test with scan',
        description: 'The sight test and the scan in one visit.',
        price: '£56',
        duration: '50min',
        book: 'shop',
        image: 'eye',
        combines: ['sight-test', 'retinal-scan'],
      },
      'childrens-test': {
        category: 'children',
        alsoIn: ['eye-tests'],
        name: 'Children’s sight test',
        subtitle: 'From three years, paid for by the NHS',
        description:
          'Pictures instead of letters for those who cannot read yet. Come after breakfast, not after school.',
        price: 'Complimentary',
        duration: '30min',
        book: 'shop',
        image: 'child',
      },
      'single-vision': {
        category: 'glasses',
        name: 'Single vision lenses',
        description: 'For one distance: reading, a screen or the road. With a hard coat that resists scratches.',
        price: '£32 per lens',
        book: 'shop',
        ctaText: 'Book a fitting of frames',
        image: 'frames',
      },
      varifocals: {
        category: 'glasses',
        name: 'Varifocal lenses',
        description: 'Every distance in one lens, cut for the way you hold your head.',
        price: '£118 per lens',
        book: 'shop',
        ctaText: 'Book a fitting of varifocals',
        image: 'lenses',
      },
      'thin-lenses': {
        category: 'glasses',
        name: 'Thinner material',
        description: 'For strong prescriptions: a third thinner at the edge, and lighter on the nose.',
        price: '£38 per lens',
        book: 'shop',
        ctaText: 'Ask about thinner lenses',
        image: 'lenses',
      },
      sunglasses: {
        category: 'glasses',
        name: 'Prescription sunglasses',
        description: 'Your prescription in a dark, polarised lens, in a frame from our shelf.',
        price: '£140 per pair',
        reduced: {
          price: '£112 per pair',
          runs: { from: '2026-11-01', until: '2027-01-31' },
          normalSince: '2026-02-01',
        },
        book: 'shop',
        ctaText: 'Reserve a pair',
        image: 'sun',
      },
      'school-glasses': {
        category: 'children',
        alsoIn: ['glasses'],
        name: 'School glasses',
        description: 'A bendy frame and tough lenses. A second pair for the drawer at school is half as much again.',
        price: '£49 per pair',
        book: 'shop',
        ctaText: 'Book a fitting of school glasses',
        image: 'child',
      },
      'lens-fitting': {
        category: 'contact-lenses',
        name: 'Contact lens fitting',
        description: 'Measurements, trial lenses, practice, and a second visit after a week.',
        price: '£58',
        duration: '1h 30min over 2 visits',
        book: 'shop',
        image: 'contact',
      },
      'lens-aftercare': {
        category: 'contact-lenses',
        name: 'Contact lens aftercare',
        description: 'We look at your eyes with the lenses in and without, and renew your specification.',
        price: '£26 per visit',
        duration: '20min',
        book: 'shop',
        image: 'eye',
      },
      'daily-lenses': {
        category: 'contact-lenses',
        name: 'Daily lenses by post',
        description:
          'A fresh pair for every day, sent to your door each month, with both aftercare visits of the year.',
        price: '£36 a month',
        book: 'shop',
        ctaText: 'Ring to join',
        image: 'contact',
      },
      'overnight-lenses': {
        category: 'contact-lenses',
        name: 'Overnight lenses',
        description: 'Hard lenses that you wear asleep and take out in the morning. We are learning to fit them.',
        price: 'TBA',
        image: 'contact',
      },
    },

    catalogueRoute: '/prices',
    programmes: {},
    offers: {},
    comparisons: {},
    examples: {},

    terms: {
      goc: 'The General Optical Council (GOC) keeps the public register of optometrists and dispensing opticians. Only people on it may use these titles.',
    },

    figures: {
      notice: '24 hours',
      missed: 'half the fee',
      making: 'ten days',
      adjust: 'Always free',
      frames: '£45',
      changing: 'six weeks',
      stopping: 'one week',
      coolingOff: 'fourteen days',
      complaints: 'five working days',
      answer: 'a calendar month',
      records: 'ten years after your last visit',
      accounts: 'six years',
    },

    embeds: {},
    analytics: {},
    hosting: { url: 'https://www.tolsey-opticians.example', securityExpires: '2027-06-30' },

    navigation: {
      bar: [
        { label: 'Eye tests', to: '/eye-tests', wide: true },
        { label: 'Glasses', to: '/glasses', wide: true },
        { label: 'Prices', to: '/prices' },
      ],
      book: button('Ring the shop', '/go/shop'),
      drawer: [
        { label: 'Eye tests', to: '/eye-tests' },
        { label: 'Glasses', to: '/glasses' },
        { label: 'Contact lenses', to: '/contact-lenses' },
        { label: 'Children', to: '/children' },
        { label: 'Prices', to: '/prices' },
        { label: 'Find the shop', to: '/find-us' },
      ],
      drawerNote: 'Independent since 1974',
      footer: [
        {
          title: 'Eyes',
          links: [
            { label: 'Eye tests', to: '/eye-tests' },
            { label: 'Glasses', to: '/glasses' },
            { label: 'Contact lenses', to: '/contact-lenses' },
            { label: 'Children', to: '/children' },
          ],
        },
        {
          title: 'The shop',
          links: [
            { label: 'Prices', to: '/prices' },
            { label: 'The two of us', to: '/people' },
            { label: 'Find the shop', to: '/find-us' },
            { label: 'Privacy', to: '/privacy' },
            { label: 'Our terms', to: '/terms' },
          ],
        },
      ],
      contactHeading: 'Ring or write',
      bookingLabels: { new: 'New to us', returning: 'Been before' },
      legal: [
        '{clinic.legal.name}, number {clinic.legal.number}, registered in {clinic.legal.registeredIn}.',
        'Registered with the General Optical Council.',
      ],
      quickBooking: {
        new: button('Book a sight test', '/go/shop'),
        returning: button('Book aftercare', '/go/shop'),
      },
    },

    icon: 'icon',

    routes: {
      '/': {
        title: 'Independent opticians in {clinic.address.town} | {clinic.name}',
        description:
          'Sight tests from {catalogue.sight-test.price}, spectacles and contact lenses in {clinic.address.town}. Every price is on the site; ring for a time.',
        name: 'Home',
      },
      '/eye-tests': {
        title: 'Eye tests in {clinic.address.town} | {clinic.name}',
        description:
          'A sight test of {catalogue.sight-test.minutes} minutes for {catalogue.sight-test.price}, with a scan for {catalogue.full-test.price}, and what happens in the chair.',
        name: 'Eye tests',
        category: 'eye-tests',
      },
      '/glasses': {
        title: 'Glasses and lenses | {clinic.name}, {clinic.address.town}',
        description:
          'Single vision, varifocals and prescription sunglasses, priced for each lens or pair, in frames that we fit to your face.',
        name: 'Glasses',
        category: 'glasses',
      },
      '/contact-lenses': {
        title: 'Contact lenses in {clinic.address.town} | {clinic.name}',
        description:
          'A fitting over two visits for {catalogue.lens-fitting.price}, aftercare for {catalogue.lens-aftercare.price}, and daily lenses by post for {catalogue.daily-lenses.price}.',
        name: 'Contact lenses',
        category: 'contact-lenses',
      },
      '/children': {
        title: 'Children’s eyes | {clinic.name}, {clinic.address.town}',
        description:
          'Sight tests for children from three years, paid for by the NHS, and glasses that survive a playground for {catalogue.school-glasses.price}.',
        name: 'Children',
        category: 'children',
      },
      '/prices': {
        title: 'All prices | {clinic.name}, {clinic.address.town}',
        description:
          'Every price of {clinic.name} in one table to print: tests, lenses, glasses and contact lenses, with the length of each visit.',
        name: 'Prices',
      },
      '/people': {
        title: 'The opticians | {clinic.name}',
        description:
          'Who tests and who fits at {clinic.name} in {clinic.address.town}, and how to look both of them up in the public register.',
        name: 'The two of us',
      },
      '/find-us': {
        title: 'Address, hours and parking | {clinic.name}',
        description:
          '{clinic.name}, {clinic.address.street}, {clinic.address.town} {clinic.address.postcode}: opening hours, the ramp, parking and the way from the station.',
        name: 'Find the shop',
      },
      '/privacy': {
        title: 'Privacy | {clinic.name}',
        description: 'What {clinic.name} keeps about you, why, for how long, and how to see it yourself.',
        name: 'Privacy',
      },
      '/terms': {
        title: 'Our terms | {clinic.name}',
        description: 'Fees, moving an appointment, glasses that do not suit you, and complaints, in plain words.',
        name: 'Our terms',
      },
      '/404': {
        title: 'No such page | {clinic.name}',
        description: 'There is nothing at this address. The home page and the prices lead on.',
        name: 'No such page',
        index: false,
      },
      '/prices/sight-test': {
        title: '{catalogue.sight-test.name} in {clinic.address.town} | {clinic.name}',
        description:
          'A sight test with time for questions: {catalogue.sight-test.duration}, {catalogue.sight-test.price}. What we measure, what we look at, and how often to come.',
        name: 'Sight test',
        treatment: 'sight-test',
      },
      '/prices/full-test': {
        title: '{catalogue.full-test.name} | {clinic.name}, {clinic.address.town}',
        description:
          'Sight test and retinal scan in one visit: {catalogue.full-test.duration}, {catalogue.full-test.price} instead of {catalogue.full-test.reference}.',
        name: 'Sight test with scan',
        treatment: 'full-test',
      },
      '/prices/varifocals': {
        title: '{catalogue.varifocals.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Varifocal lenses for {catalogue.varifocals.price}, fitting included: whom they suit, whom they do not, and what happens if you cannot get used to them.',
        name: 'Varifocal lenses',
        treatment: 'varifocals',
      },
      '/prices/lens-fitting': {
        title: '{catalogue.lens-fitting.name} | {clinic.name}, {clinic.address.town}',
        description:
          'Contact lenses fitted over two visits for {catalogue.lens-fitting.price}, with trial lenses and practice until you can take them out yourself.',
        name: 'Contact lens fitting',
        treatment: 'lens-fitting',
      },
    },

    aliases: { '/fees': { page: '/prices' } },
  },

  {
    '/': [
      hero({ ...home.hero, image: 'shop', bookingButtons: 'both' }),
      quickFacts(home.facts.title, home.facts.facts),
      categoryCards(['eye-tests', 'glasses', 'contact-lenses', 'children'], home.groups),
      journey(home.steps.title, home.steps.steps),
      people(['nerys', 'imran'], { ...home.people, action: button('About both of us', '/people') }),
      visit({ ...home.visit, mapImage: 'map', size: 'short', actions: [button('How to find the shop', '/find-us')] }),
      faq(home.questions, { title: 'Often asked' }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/eye-tests': [
      hero({
        title: 'Eye tests',
        lead: 'How well you see, and how healthy your eyes are. Nobody is waiting behind you.',
        image: 'chart',
        bookingButtons: 'both',
      }),
      treatmentCards('eye-tests', { first: ['sight-test'] }),
      concerns({
        title: 'What people ring about',
        links: [
          { label: 'Small print has become hard work', to: 'treatment:varifocals' },
          { label: 'A new pair makes me dizzy', to: 'treatment:varifocals' },
          { label: 'My child sits close to the screen', to: '/children' },
          { label: 'My lenses feel dry by the evening', to: 'treatment:lens-aftercare' },
        ],
      }),
      explanation({
        title: 'Ring 111 instead',
        paragraphs: [
          'If your sight has gone suddenly, or you see flashes and a shadow, do not wait for an appointment. Ring 111, or go to the nearest emergency eye clinic.',
          'Ring us as well if you like: we tell you honestly whether it can wait.',
        ],
        image: 'eye',
      }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/glasses': [
      hero({
        title: 'Glasses',
        lead: 'Prices are for one lens where lenses differ, and for a pair where they do not. Frames are from {figures.frames}.',
        image: 'frames',
        tone: 'deep',
        bookingButtons: [
          button('Book a fitting', '/go/shop', { note: 'Free, with Imran' }),
          button('All prices', '/prices'),
        ],
      }),
      treatmentCards('glasses', { title: 'Lenses and pairs' }),
      feature({
        title: 'Fitted, not just sold',
        text: 'Glasses are measured on a face and worn on another one: yours, at the end of the day.',
        points: [
          'Measured in your own frame',
          'Bent to your ears, not to the average',
          'Adjusted for as long as you wear them',
        ],
        image: 'frames',
      }),
      closing('Come and try some on', {
        text: 'You need no appointment to look at frames.',
        actions: [button('Find the shop', '/find-us'), button('Ring first', 'phone')],
        disclaimer: notice,
      }),
    ],

    '/contact-lenses': [
      hero({
        title: 'Contact lenses',
        lead: 'For sport, for Sundays or for every day. We fit them over two visits, and then look at them twice a year.',
        image: 'contact',
        bookingButtons: [
          button('Book a fitting', '/go/shop', { note: '{catalogue.lens-fitting.price}' }),
          button('Book aftercare', '/go/shop', { note: '{catalogue.lens-aftercare.price}' }),
        ],
      }),
      treatmentCards('contact-lenses'),
      collapsibleLists('Lenses, kindly', [
        {
          title: 'Every day',
          items: ['Dry hands before you touch a lens', 'No tap water, ever', 'Glasses on the bad days'],
        },
        { title: 'Take them out and ring', items: ['A red eye', 'Pain in bright light', 'Sight that stays blurred'] },
      ]),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/children': [
      hero({
        title: 'Children',
        lead: 'A child seldom says that it sees badly: it does not know what well looks like. The first test is worth having before school.',
        image: 'child',
        bookingButtons: [button('Book a child’s test', '/go/shop', { note: 'Paid for by the NHS' })],
      }),
      treatmentCards('children'),
      closing('Bring a favourite book', {
        text: 'Waiting is easier with one. Ring {clinic.phone} for a time.',
        disclaimer: notice,
      }),
    ],

    '/prices': [
      hero({ title: 'All prices', lead: 'Everything that we charge for, in one table that you can print.' }),
      priceTable({
        title: 'Price list',
        text: 'A price per lens is for one lens; most people need two. Frames are from {figures.frames}.',
        note: 'To move an appointment, ring us {figures.notice} before.',
      }),
      catalogueGroups({
        anchor: 'services',
        title: 'Each service',
        department: 'optics',
        categories: ['eye-tests', 'glasses', 'contact-lenses', 'children'],
      }),
      closing('A price you cannot find?', {
        actions: [button('Ring the shop', 'phone'), button('Write to us', 'email:A price')],
      }),
    ],

    '/people': [
      hero({ ...team.hero, image: 'shop' }),
      profiles(['nerys', 'imran'], team.profiles),
      quotation(team.saying, { by: 'imran' }),
      closing('Come and meet us', { actions: [button('Find the shop', '/find-us')] }),
    ],

    '/find-us': [
      hero(place.hero),
      visit({
        ...place.visit,
        mapImage: 'map',
        actions: [button('Show me the way', 'directions'), button('Write to the shop', 'email')],
      }),
      explanation(place.access),
    ],

    '/privacy': [policy('Privacy', 'privacy.md', { updated: '2026-10-01' })],
    '/terms': [policy('Our terms', 'terms.md', { updated: '2026-10-01' })],

    '/404': [
      placeholder({
        title: 'We cannot see it either',
        lines: ['There is no page at this address.'],
        actions: [button('To the home page', '/'), button('To all prices', '/prices')],
        image: 'frames',
      }),
    ],

    '/prices/sight-test': [
      treatmentHero({ lead: sightTest.lead, image: 'chart', trust }),
      journey(sightTest.steps.title, sightTest.steps.steps),
      pricing(sightTest.pricing),
      faq(sightTest.questions, { title: 'Often asked' }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
    '/prices/full-test': [
      treatmentHero({ lead: fullTest.lead, image: 'eye', trust }),
      explanation({ ...fullTest.explanation, image: 'lenses' }),
      pricing(fullTest.pricing),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
    '/prices/varifocals': [
      treatmentHero({ lead: varifocals.lead, image: 'lenses', trust }),
      collapsibleLists(varifocals.lists.title, varifocals.lists.lists),
      pricing(varifocals.pricing),
      faq(varifocals.questions, { title: 'Often asked' }),
      closing('Try before you decide', { text: 'Imran shows you the lens in a trial frame.', disclaimer: notice }),
    ],
    '/prices/lens-fitting': [
      treatmentHero({ lead: fitting.lead, image: 'contact', trust }),
      journey(fitting.steps.title, fitting.steps.steps),
      pricing(fitting.pricing),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
  },
);
