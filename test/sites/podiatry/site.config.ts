/**
 * A podiatrist without departments: the clinic itself has the colours and the booking buttons. Everything is
 * fictitious.
 */
import {
  button,
  catalogueGroups,
  closing,
  course,
  defineSite,
  explanation,
  faq,
  hero,
  journey,
  placeholder,
  policy,
  priceTable,
  pricing,
  profiles,
  programmes,
  question,
  quickFacts,
  treatmentCards,
  treatmentHero,
  visit,
} from 'clinic-site';
import { images } from './content/images.ts';

const notice = 'This site gives general information. It does not replace an examination.';

export default defineSite(
  {
    clinic: {
      name: 'Fellside Podiatry',
      tagline: 'Feet that carry you home',
      description:
        'A podiatry clinic above the river in Kendal. One podiatrist examines and treats feet of every age, and shows every price before you book.',
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: '18 Beast Banks Lane',
        town: 'Kendal',
        postcode: 'LA9 0ZZ',
        area: 'Fellside',
        country: 'GB',
        latitude: 54.3268,
        longitude: -2.7506,
      },
      email: 'feet@fellside-podiatry.example',
      phone: '01632 960884',
      hours: {
        monday: '09:00–17:00',
        tuesday: '09:00–17:00',
        wednesday: 'closed',
        thursday: '10:00–19:00',
        friday: '09:00–17:00',
        saturday: '09:00–12:00',
        sunday: 'closed',
      },
      closures: [
        { from: '2026-12-25', to: '2027-01-01', reason: 'Christmas and New Year' },
        { from: '2027-12-25', to: '2027-12-28', reason: 'Christmas' },
      ],
      specialHours: [
        { from: '2026-12-21', to: '2026-12-22', hours: '09:00–19:00', reason: 'Longer before Christmas' },
        { from: '2026-12-24', hours: '09:00–12:30', reason: 'Christmas Eve' },
      ],
      bankHolidays: { 2027: '10:00–14:00' },
      visitNote: 'By appointment; the ramp is at the side',
      minimumAge: 5,
      socialProfiles: [],
      mapUrl: 'https://maps.example/kendal/beast-banks-lane',
      founders: ['moira'],
      legal: {
        name: 'Moira Gaskarth, trading as Fellside Podiatry',
        registeredOffice: '18 Beast Banks Lane, Kendal LA9 0ZZ',
      },
      type: 'MedicalClinic',
      palette: {
        page: '#f8f6f1',
        stone: '#e7e1d6',
        plate: '#dce3ee',
        field: '#e9b872',
        fieldLight: '#f3dcb8',
        accent: '#8c3420',
        deep: '#2b2a4c',
        pale: '#cdd5ea',
      },
      consultation: {
        name: 'foot assessment',
        treatment: 'assessment',
        location: 'at the clinic',
        practitioner: 'with a podiatrist',
        page: '/',
        action: button('Book a foot assessment', '/go/assessment'),
      },
      returning: button('Book routine care', '/go/routine'),
    },

    booking: {
      assessment: 'https://cal.com/fellside-podiatry/assessment',
      routine: 'https://cal.com/fellside-podiatry/routine',
      routine_new: 'https://cal.com/fellside-podiatry/routine-first-time',
      nails: 'https://cal.com/fellside-podiatry/nail-surgery',
      insoles: 'https://cal.com/fellside-podiatry/insoles',
      walking: 'https://cal.com/fellside-podiatry/back-on-the-fells',
    },

    images,
    documents: {},

    people: {
      moira: {
        name: 'Moira Gaskarth',
        title: 'Podiatrist and owner',
        focus: 'Assessments, nails and walking',
        qualifications: ['BSc (Hons) in podiatry, Salford, 2006', 'On the [register of the HCPC](term:hcpc)'],
        about: 'Ran the fells until her knees objected; now she walks them, slowly.',
        registration: { register: 'HCPC', number: 'CH00001', url: 'https://register.example/CH00001' },
        image: 'portrait-moira',
      },
    },

    testimonials: {},

    categories: {
      care: {
        name: 'Foot care',
        anchor: 'care',
        route: '/treatments',
        description: 'An examination first, then care as often as your feet ask for it.',
        image: 'foot',
      },
      walking: {
        name: 'Walking',
        anchor: 'walking',
        route: '/treatments',
        description: 'How you stand and walk, and what goes into your shoes.',
        image: 'insole',
      },
    },

    catalogue: {
      assessment: {
        category: 'care',
        name: 'Foot assessment',
        description: 'Skin, nails, joints, blood flow and feeling in both feet, and a plan in writing.',
        price: '£54',
        duration: '40min',
        book: 'assessment',
        image: 'foot',
      },
      routine: {
        category: 'care',
        name: 'Routine foot care',
        description: 'Nails cut and filed, hard skin and corns removed, and a look at what has changed.',
        price: '£42 per visit',
        duration: '30min',
        book: 'routine',
        bookNew: 'routine_new',
        image: 'room',
        packages: [course('Four visits', { sessions: 4, price: '£156', note: 'one a season' })],
      },
      'nail-surgery': {
        category: 'care',
        name: 'Nail surgery',
        description: 'One edge of an ingrown nail, under a local anaesthetic, with two dressings.',
        price: '£310 per toe',
        duration: '1h 30min over 3 visits',
        book: 'nails',
        image: 'nail',
      },
      insoles: {
        category: 'walking',
        name: 'Insoles',
        description: 'Made to a cast of your feet, fitted to your own shoes, and adjusted once.',
        price: '£265 per pair',
        duration: '1h over 2 visits',
        book: 'insoles',
        image: 'insole',
      },
    },

    catalogueRoute: '/treatments',

    programmes: {
      walking: {
        name: 'Back on the fells',
        schedule: '4 sessions over 8 weeks',
        price: '£180',
        description: 'Strength, shoes and distance, built up over two months after an injury.',
        book: 'walking',
      },
    },

    offers: {},
    comparisons: {},
    examples: {},

    terms: {
      hcpc: 'The Health and Care Professions Council (HCPC) keeps the public register of podiatrists. Only people on it may use the title.',
    },

    figures: {
      notice: '24 hours',
      coolingOff: 'fourteen days',
      complaints: 'five working days',
      records: 'eight years after your last visit',
      accounts: 'six years',
      answer: 'a calendar month',
    },

    embeds: {},
    analytics: {},
    hosting: { url: 'https://www.fellside-podiatry.example', securityExpires: '2027-06-30' },

    navigation: {
      bar: [
        { label: 'Treatments', to: '/treatments', wide: true },
        { label: 'The podiatrist', to: '/people', wide: true },
        { label: 'Find us', to: '/find-us' },
      ],
      book: button('Book', '/go/assessment'),
      drawer: [
        { label: 'Treatments and prices', to: '/treatments' },
        { label: 'The podiatrist', to: '/people' },
        { label: 'Find us', to: '/find-us' },
      ],
      drawerNote: 'One pair at a time',
      footer: [
        {
          title: 'The clinic',
          links: [
            { label: 'Treatments and prices', to: '/treatments' },
            { label: 'The podiatrist', to: '/people' },
            { label: 'Find us', to: '/find-us' },
            { label: 'Privacy', to: '/privacy' },
            { label: 'Our terms', to: '/terms' },
          ],
        },
      ],
      contactHeading: 'Ring or write',
      legal: ['{clinic.legal.name}, {clinic.legal.registeredOffice}.', 'For people aged {clinic.minimumAge} and over.'],
      quickBooking: {
        new: button('Foot assessment', '/go/assessment'),
        returning: button('Routine care', '/go/routine'),
      },
    },

    icon: 'icon',

    routes: {
      '/': {
        title: 'Podiatrist in {clinic.address.town} | {clinic.name}',
        description:
          'A foot assessment of {catalogue.assessment.minutes} minutes for {catalogue.assessment.price}, routine care, nail surgery and insoles. Every price is on the site.',
        name: 'Home',
      },
      '/treatments': {
        title: 'Treatments and prices | {clinic.name}',
        description: 'Every treatment of {clinic.name} in {clinic.address.town} with its price and its duration.',
        name: 'Treatments',
      },
      '/treatments/nail-surgery': {
        title: 'Nail surgery in {clinic.address.town} | {clinic.name}',
        description:
          'One edge of an ingrown nail for {catalogue.nail-surgery.price}: what happens, how long it takes, and how to walk home.',
        name: 'Nail surgery',
        treatment: 'nail-surgery',
      },
      '/treatments/routine': {
        title: 'Routine foot care in {clinic.address.town} | {clinic.name}',
        description:
          'Nails, hard skin and corns: {catalogue.routine.price}, or four visits for {catalogue.routine.packages.0.price}.',
        name: 'Routine foot care',
        treatment: 'routine',
      },
      '/people': {
        title: 'The podiatrist | {clinic.name}',
        description: 'Who examines and treats you at {clinic.name}, and how to look her up in the public register.',
        name: 'The podiatrist',
      },
      '/find-us': {
        title: 'Address and hours | {clinic.name}',
        description:
          '{clinic.name}, {clinic.address.street}, {clinic.address.town}: opening hours, the ramp and the way here.',
        name: 'Find us',
      },
      '/privacy': {
        title: 'Privacy | {clinic.name}',
        description: 'What {clinic.name} keeps about you, why, for how long, and how to see it yourself.',
        name: 'Privacy',
      },
      '/terms': {
        title: 'Our terms | {clinic.name}',
        description: 'Fees, moving an appointment, cancelling a programme, and complaints, in plain words.',
        name: 'Our terms',
      },
      '/404': {
        title: 'No such page | {clinic.name}',
        description: 'There is nothing at this address. The home page and the treatments lead on.',
        name: 'No such page',
        index: false,
      },
    },

    aliases: {},
  },

  {
    '/': [
      hero({
        title: 'Podiatry on the Fellside',
        lead: 'Somebody looks at your feet properly, tells you what was found, and writes it down.',
        image: 'house',
        bookingButtons: 'both',
      }),
      quickFacts('A first visit', [
        { value: '{catalogue.assessment.duration}', note: 'for an assessment' },
        { value: '{catalogue.assessment.price}', note: 'with a plan in writing' },
        { value: '{clinic.address.area}', note: 'ten minutes from the station' },
      ]),
      treatmentCards('care'),
      journey('Your first visit', [
        { title: 'Shoes off', copy: 'Bring the pair that you wear most, and an old one.' },
        { title: 'We look', copy: 'At both feet, lying, standing and walking.' },
        { title: 'You decide', copy: 'With the findings and every price in writing.' },
      ]),
      visit({ title: 'Where we are', mapImage: 'map', size: 'short', actions: [button('Find us', '/find-us')] }),
      faq(
        [
          question('Do I need a referral?', 'No. Book a [foot assessment](treatment:assessment) and come.'),
          question('What if I cannot come?', 'Tell us {figures.notice} before, and it costs you nothing.'),
        ],
        { title: 'Often asked' },
      ),
      closing('Begin with an assessment', {
        text: 'It is the same for everybody, whatever hurts.',
        disclaimer: notice,
      }),
    ],

    '/treatments': [
      hero({ title: 'Treatments and prices', lead: 'What we do, how long it takes and what it costs.' }),
      catalogueGroups({ anchor: 'all', title: 'Treatments', categories: ['care', 'walking'] }),
      programmes({ anchor: 'programmes', title: 'A programme' }),
      priceTable({ title: 'Price list' }),
      closing('Begin with an assessment', { disclaimer: notice }),
    ],

    '/treatments/nail-surgery': [
      treatmentHero({
        lead: 'The edge that grows into the skin is removed, and does not come back on most toes.',
        image: 'nail',
        trust: ['[HCPC-registered](term:hcpc) podiatrist', 'Local anaesthetic', 'Walk home the same day'],
      }),
      explanation({
        title: 'Three visits',
        paragraphs: [
          'The first is the operation itself. You come back after two days and after two weeks, so that the dressing can be changed and the toe looked at.',
        ],
        image: 'foot',
      }),
      pricing({ title: 'Price' }),
      closing('Begin with an assessment', { disclaimer: notice }),
    ],

    '/treatments/routine': [
      treatmentHero({
        lead: 'Nails, hard skin and corns, by somebody who notices when something has changed.',
        image: 'room',
        trust: ['[HCPC-registered](term:hcpc) podiatrist', 'New blades for every visit'],
      }),
      pricing({ title: 'Prices' }),
      closing('Begin with an assessment', { disclaimer: notice }),
    ],

    '/people': [
      hero({ title: 'The podiatrist', lead: 'The person who examines you is the person who treats you.' }),
      profiles(['moira'], { title: 'Who you will see' }),
      closing('Come and meet her', { actions: [button('Find us', '/find-us')] }),
    ],

    '/find-us': [
      hero({ title: 'Find us', lead: 'At {clinic.address.street}, {clinic.address.town}.' }),
      visit({
        title: 'Address and hours',
        mapImage: 'map',
        actions: [button('Directions', 'directions'), button('Write to us', 'email')],
      }),
    ],

    '/privacy': [policy('Privacy', 'privacy.md', { updated: '2026-10-01' })],

    '/terms': [policy('Our terms', 'terms.md', { updated: '2026-10-01' })],

    '/404': [
      placeholder({
        title: 'No such page',
        lines: ['It has moved, or the address has a typing mistake in it.'],
        actions: [button('To the home page', '/'), button('To the treatments', '/treatments')],
        image: 'house',
      }),
    ],
  },
);
