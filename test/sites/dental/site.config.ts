/**
 * A fictitious dental practice with three departments, each in its own colours, its own fonts and logo, and round corners.
 */
import {
  benefits,
  button,
  catalogueGroups,
  closing,
  collapsibleLists,
  consultations,
  contentsHero,
  course,
  cover,
  defineSite,
  explanation,
  faq,
  feature,
  hero,
  journey,
  options,
  pathways,
  people,
  placeholder,
  policy,
  priceTable,
  pricing,
  profiles,
  quotation,
  treatmentCards,
  treatmentHero,
  visit,
} from 'clinic-site';
import { aligners, crown, home, hygienist, implant, newPatient, notice, place, team, trust } from './content/copy.ts';
import { images } from './content/images.ts';

export default defineSite(
  {
    clinic: {
      name: 'Woolstore Dental',
      tagline: 'Teeth, explained',
      description:
        'A private dental practice on Exeter Quay. Three dentists for general dentistry, straightening and implants, with every fee in writing.',
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: '2 The Woolstore',
        town: 'Exeter',
        postcode: 'EX2 0ZZ',
        area: 'the Quay',
        country: 'GB',
        latitude: 50.7176,
        longitude: -3.5296,
      },
      email: 'hello@woolstore-dental.example',
      phone: '01632 960158',
      hours: {
        monday: '08:30–17:30',
        tuesday: '08:30–17:30',
        wednesday: '08:30–19:30',
        thursday: '08:30–17:30',
        friday: '08:30–13:00',
        saturday: 'closed',
        sunday: 'closed',
      },
      bankHolidays: { 2026: 'closed', 2027: 'closed' },
      visitNote: 'By appointment; two emergency places every weekday',
      minimumAge: 18,
      socialProfiles: [],
      mapUrl: 'https://maps.example/exeter/the-woolstore',
      founders: ['helen'],
      legal: {
        name: 'Woolstore Dental Ltd',
        number: '16329615',
        registeredIn: 'England and Wales',
        registeredOffice: '2 The Woolstore, Exeter EX2 0ZZ',
        cqc: '1-0000000158',
      },
    },

    departments: {
      dentistry: {
        name: 'Dentistry',
        label: 'Check-ups and repairs',
        description: 'Check-ups, hygiene, fillings and crowns in {clinic.address.town}.',
        type: 'Dentist',
        page: '/dentistry',
        palette: {
          page: '#f6f8f8',
          stone: '#e6ebec',
          plate: '#dbe6eb',
          field: '#8db9d0',
          fieldLight: '#d0e3ec',
          accent: '#1b4f72',
          deep: '#14303f',
          pale: '#c6dce8',
        },
        consultation: {
          name: 'new patient appointment',
          treatment: 'new-patient',
          location: 'on the Quay',
          practitioner: 'with Helen Trewin',
          page: '/fees/new-patient',
          action: button('Book a first appointment', '/go/new_patient'),
        },
        returning: button('Book the hygienist', '/go/hygienist'),
      },
      straightening: {
        name: 'Straightening',
        label: 'Aligners and whitening',
        description: 'Clear aligners, retainers and whitening by dentists in {clinic.address.town}.',
        type: 'Dentist',
        page: '/straightening',
        palette: {
          page: '#fbf8f5',
          stone: '#f1e8e1',
          plate: '#f2e2d9',
          field: '#f0a88f',
          fieldLight: '#f9dbcf',
          accent: '#8c2f1b',
          deep: '#43201a',
          pale: '#f3d5ca',
        },
        consultation: {
          name: 'straightening talk',
          treatment: 'aligner-talk',
          location: 'on the Quay',
          practitioner: 'with Tom Ashdown',
          page: '/straightening',
          action: button('Book a straightening talk', '/go/aligner_talk'),
        },
        returning: button('Book an aligner check', '/go/aligners'),
      },
      implants: {
        name: 'Implants',
        label: 'Implants and dentures',
        description: 'Implants and dentures for missing teeth in {clinic.address.town}.',
        type: 'Dentist',
        page: '/implants',
        palette: {
          page: '#f8f7fb',
          stone: '#e9e6f0',
          plate: '#e2deed',
          field: '#b7a6d8',
          fieldLight: '#ded6ef',
          accent: '#4b2f86',
          deep: '#261a45',
          pale: '#d9cff0',
        },
        consultation: {
          name: 'implant consultation',
          treatment: 'implant-consultation',
          location: 'on the Quay',
          practitioner: 'with Aisha Rahman',
          page: '/implants',
          action: button('Book an implant consultation', '/go/implant_consultation'),
        },
        returning: button('Book an implant check', '/go/implants'),
      },
    },

    design: {
      fonts: {
        body: { files: ['lexend.woff2'], licence: 'lexend-OFL.txt' },
        heading: { files: ['dm-serif-display.woff2'], licence: 'dm-serif-display-OFL.txt', fallback: 'serif' },
      },
      logo: { image: 'logo' },
      corners: 'round',
    },

    booking: {
      new_patient: 'https://book.woolstore-dental.example/new-patient',
      hygienist: 'https://book.woolstore-dental.example/hygienist',
      emergency: 'https://book.woolstore-dental.example/emergency',
      repairs: 'https://book.woolstore-dental.example/repairs',
      plan: 'phone',
      aligner_talk: 'https://book.woolstore-dental.example/aligner-talk',
      aligners: 'https://book.woolstore-dental.example/aligners',
      whitening: 'https://book.woolstore-dental.example/whitening',
      implant_consultation: 'https://book.woolstore-dental.example/implant-consultation',
      implants: 'https://book.woolstore-dental.example/implants',
    },

    images,
    documents: {},

    people: {
      helen: {
        name: 'Helen Trewin',
        title: 'Dentist and owner',
        focus: 'General dentistry and crowns',
        department: 'dentistry',
        qualifications: ['BDS, Bristol, 2003', 'On the [register of the General Dental Council](term:gdc)'],
        about: 'Draws every plan by hand, on the back of an appointment card if she must.',
        registration: { register: 'GDC', number: '000158', url: 'https://register.example/000158' },
        image: 'portrait-helen',
      },
      tom: {
        name: 'Tom Ashdown',
        title: 'Dentist',
        focus: 'Aligners and retainers',
        department: 'straightening',
        qualifications: [
          'BDS, Plymouth, 2012',
          'Diploma in primary care orthodontics',
          'On the [register of the General Dental Council](term:gdc)',
        ],
        about: 'Says no to a third of those who ask for aligners, and explains why.',
        registration: { register: 'GDC', number: '000159', url: 'https://register.example/000159' },
        image: 'portrait-tom',
      },
      aisha: {
        name: 'Aisha Rahman',
        title: 'Dentist',
        focus: 'Implants and dentures',
        department: 'implants',
        qualifications: [
          'BDS, Cardiff, 2009',
          'MSc in implant dentistry',
          'On the [register of the General Dental Council](term:gdc)',
        ],
        about: 'Shows you the screw before she talks about it.',
        registration: { register: 'GDC', number: '000160', url: 'https://register.example/000160' },
        image: 'portrait-aisha',
      },
    },

    testimonials: {},

    categories: {
      'check-ups': {
        name: 'Check-ups and hygiene',
        department: 'dentistry',
        anchor: 'check-ups',
        route: '/dentistry',
        description: 'Looking, cleaning and advice, so that there is less to repair.',
        image: 'brush',
      },
      repairs: {
        name: 'Repairs',
        department: 'dentistry',
        anchor: 'repairs',
        route: '/dentistry',
        description: 'For teeth that are worn, broken or sore.',
        image: 'crown',
      },
      'straight-teeth': {
        name: 'Aligners and whitening',
        department: 'straightening',
        anchor: 'aligners',
        route: '/straightening',
        description: 'Straighter first, then whiter, in that order.',
        image: 'aligner',
      },
      'missing-teeth': {
        name: 'Missing teeth',
        department: 'implants',
        anchor: 'missing-teeth',
        route: '/implants',
        description: 'Fixed or removable, for one tooth or a whole jaw.',
        image: 'implant',
      },
    },

    catalogue: {
      'new-patient': {
        category: 'check-ups',
        name: 'New patient appointment',
        description: 'A full examination, the X-rays that you need, and a written plan with prices.',
        price: '£78',
        duration: '50min',
        book: 'new_patient',
        image: 'surgery',
      },
      hygienist: {
        category: 'check-ups',
        name: 'Hygienist',
        description: 'Scale and polish, and how to reach the places that the brush misses.',
        price: '£66 per visit',
        duration: '40min',
        book: 'hygienist',
        image: 'brush',
        packages: [course('Four visits', { sessions: 4, price: '£236', note: 'Within a year, for gums that need it' })],
      },
      emergency: {
        category: 'check-ups',
        alsoIn: ['repairs'],
        name: 'Emergency appointment',
        description: 'For pain, swelling or a broken tooth: we find the cause and stop it getting worse.',
        price: '£85',
        duration: '30min',
        book: 'emergency',
        image: 'surgery',
      },
      'dental-plan': {
        category: 'check-ups',
        name: 'The monthly plan',
        description: 'Two examinations and two visits to the hygienist a year, and {figures.planDiscount} off repairs.',
        price: '£21.50 a month',
        book: 'plan',
        ctaText: 'Ring to join',
        image: 'brush',
      },
      filling: {
        category: 'repairs',
        name: 'White filling',
        description: 'Composite, matched to the colour of the tooth.',
        price: '£140 per tooth',
        duration: '40min',
        book: 'repairs',
        image: 'mirror',
      },
      crown: {
        category: 'repairs',
        name: 'Porcelain crown',
        description: 'A cap for a tooth that is too broken for a filling, made from a scan.',
        price: '£720 per tooth',
        duration: '2h over 2 visits',
        book: 'repairs',
        image: 'crown',
      },
      'aligner-talk': {
        category: 'straight-teeth',
        name: 'Straightening talk',
        description: 'A scan of your teeth, what could be moved, and whether aligners can do it.',
        price: 'Complimentary',
        duration: '30min',
        book: 'aligner_talk',
        image: 'arch',
      },
      aligners: {
        category: 'straight-teeth',
        name: 'Clear aligners',
        description: 'Thin, clear trays, changed every week, that you take out to eat.',
        price: 'From £1,650',
        book: 'aligners',
        image: 'aligner',
        options: {
          few: {
            title: 'A few teeth',
            price: '£1,650',
            description: 'Front teeth of one jaw, up to fourteen trays.',
            book: 'aligners',
            ctaText: 'Begin with a few teeth',
            image: 'arch',
          },
          all: {
            title: 'Both jaws',
            price: '£3,200',
            description: 'All teeth, as many trays as it takes.',
            book: 'aligners',
            ctaText: 'Begin with both jaws',
            image: 'aligner',
          },
        },
      },
      retainers: {
        category: 'straight-teeth',
        name: 'New retainers',
        description: 'Clear retainers from a fresh scan, if yours are lost or worn.',
        price: '£95 per jaw',
        duration: '20min',
        book: 'aligners',
        image: 'aligner',
      },
      whitening: {
        category: 'straight-teeth',
        alsoIn: ['check-ups'],
        name: 'Whitening at home',
        description: 'Trays made for your teeth and gel for two weeks, after an examination by a dentist.',
        price: '£340',
        reduced: {
          price: '£290',
          runs: { from: '2026-11-01', until: '2027-02-28' },
          normalSince: '2026-01-05',
        },
        book: 'whitening',
        ctaText: 'Book the examination',
        image: 'mirror',
      },
      'implant-consultation': {
        category: 'missing-teeth',
        name: 'Implant consultation',
        description: 'An hour on your mouth and your health, with a plan and a price for each way to close the gap.',
        price: '£95',
        duration: '1h',
        book: 'implant_consultation',
        image: 'surgery',
      },
      'jaw-scan': {
        category: 'missing-teeth',
        alsoIn: ['repairs'],
        name: 'Jaw scan',
        description: 'A scan in three dimensions of the bone and the nerves around a tooth.',
        price: '£140 per jaw',
        duration: '20min',
        book: 'implants',
        image: 'arch',
      },
      'single-implant': {
        category: 'missing-teeth',
        name: 'Single implant',
        description: 'A titanium implant with a porcelain crown, in place of one missing tooth.',
        price: '£2,640 per tooth',
        instalments: '12 x £220',
        duration: '3h over 3 visits',
        book: 'implants',
        image: 'implant',
      },
      denture: {
        category: 'missing-teeth',
        name: 'Denture',
        description: 'A removable plate, tried in wax before it is made, and adjusted until it sits.',
        price: '£890 per jaw',
        duration: '2h 30min over 4 visits',
        book: 'implants',
        image: 'denture',
      },
    },

    catalogueRoute: '/fees',
    programmes: {},
    offers: {},
    comparisons: {},
    examples: {},
    spelling: ['onlay'],
    terms: {
      gdc: 'The General Dental Council (GDC) keeps the public register of dentists. Nobody else may practise dentistry in the United Kingdom.',
    },

    figures: {
      notice: 'two working days',
      missed: '£30',
      laboratory: 'Two weeks',
      healing: 'Three to six months',
      guarantee: 'two years',
      planDiscount: '10%',
      stopping: 'one week',
      coolingOff: 'fourteen days',
      complaints: 'five working days',
      answer: 'a calendar month',
      records: 'eleven years after your last visit',
      accounts: 'six years',
    },

    embeds: {},
    analytics: {},
    hosting: { url: 'https://www.woolstore-dental.example', securityExpires: '2027-06-30' },

    navigation: {
      bar: [
        { label: 'Dentistry', to: '/dentistry', wide: true },
        { label: 'Straightening', to: '/straightening', wide: true },
        { label: 'Fees', to: '/fees' },
      ],
      book: button('Book', '/go/new_patient'),
      drawer: [
        { label: 'Dentistry', to: '/dentistry' },
        { label: 'Straightening', to: '/straightening' },
        { label: 'Implants', to: '/implants' },
        { label: 'Fees', to: '/fees' },
        { label: 'Team', to: '/team' },
        { label: 'Find us', to: '/find-us' },
      ],
      drawerNote: 'Private dentistry on the Quay',
      footer: [
        {
          title: 'Teeth',
          links: [
            { label: 'Dentistry', to: '/dentistry' },
            { label: 'Straightening', to: '/straightening' },
            { label: 'Implants', to: '/implants' },
            { label: 'All fees', to: '/fees' },
          ],
        },
        {
          title: 'The practice',
          links: [
            { label: 'Three dentists', to: '/team' },
            { label: 'Find us', to: '/find-us' },
            { label: 'Privacy', to: '/privacy' },
            { label: 'Our terms', to: '/terms' },
          ],
        },
      ],
      contactHeading: 'Ring or write',
      legal: [
        '{clinic.legal.name}, number {clinic.legal.number}, registered in {clinic.legal.registeredIn}.',
        'Registered with the Care Quality Commission, provider {clinic.legal.cqc}.',
        'For people aged {clinic.minimumAge} and over.',
      ],
      quickBooking: {
        new: button('First appointment', '/go/new_patient'),
        returning: button('Hygienist', '/go/hygienist'),
      },
    },

    icon: 'icon',

    routes: {
      '/': {
        title: 'Private dentist in {clinic.address.town} | {clinic.name}',
        description:
          'Three dentists on {clinic.address.area} in {clinic.address.town}: dentistry, straightening and implants, with every fee on the site and in writing.',
        name: 'Home',
      },
      '/dentistry': {
        title: 'Check-ups and repairs | {clinic.name}, {clinic.address.town}',
        description:
          'A first appointment of {catalogue.new-patient.minutes} minutes for {catalogue.new-patient.price}, the hygienist, fillings, crowns and emergency places every weekday.',
        name: 'Dentistry',
        department: 'dentistry',
      },
      '/straightening': {
        title: 'Clear aligners in {clinic.address.town} | {clinic.name}',
        description:
          'Clear aligners by a dentist, from a few teeth for {catalogue.aligners.options.few.price} to both jaws for {catalogue.aligners.options.all.price}, and whitening at home.',
        name: 'Straightening',
        department: 'straightening',
      },
      '/implants': {
        title: 'Dental implants in {clinic.address.town} | {clinic.name}',
        description:
          'An implant with its crown for {catalogue.single-implant.price}, dentures for {catalogue.denture.price}, and an hour of consultation before either.',
        name: 'Implants',
        department: 'implants',
      },
      '/fees': {
        title: 'All fees | {clinic.name}, {clinic.address.town}',
        description:
          'Every fee of {clinic.name} in one table to print, by department, with durations and instalments. Nothing is added later.',
        name: 'Fees',
      },
      '/team': {
        title: 'The dentists | {clinic.name}, {clinic.address.town}',
        description:
          'Who looks after your teeth at {clinic.name}, what each dentist mainly does, and how to look them up in the public register.',
        name: 'Team',
      },
      '/find-us': {
        title: 'Address, hours and getting here | {clinic.name}',
        description:
          '{clinic.name}, {clinic.address.street}, {clinic.address.town} {clinic.address.postcode}: opening hours, access and the way along the river.',
        name: 'Find us',
      },
      '/privacy': {
        title: 'Privacy | {clinic.name}',
        description: 'What {clinic.name} keeps about you, why, for how long, and how to see it yourself.',
        name: 'Privacy',
      },
      '/terms': {
        title: 'Our terms | {clinic.name}',
        description: 'Fees, moving an appointment, instalments, the monthly plan and complaints, in plain words.',
        name: 'Our terms',
      },
      '/404': {
        title: 'No such page | {clinic.name}',
        description: 'There is nothing at this address. The home page and the fees lead on.',
        name: 'No such page',
        index: false,
      },
      '/fees/new-patient': {
        title: '{catalogue.new-patient.name} | {clinic.name}',
        description:
          'A first appointment with a dentist in {clinic.address.town}: {catalogue.new-patient.duration}, {catalogue.new-patient.price}, X-rays and a written plan included.',
        name: 'New patient appointment',
        treatment: 'new-patient',
      },
      '/fees/hygienist': {
        title: '{catalogue.hygienist.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Scale and polish for {catalogue.hygienist.price}, or {catalogue.hygienist.packages.0.price} for four visits within a year, and what to do between them.',
        name: 'Hygienist',
        treatment: 'hygienist',
      },
      '/fees/crown': {
        title: '{catalogue.crown.name} in {clinic.address.town} | {clinic.name}',
        description:
          'A porcelain crown for {catalogue.crown.price}, {catalogue.crown.duration}: how it is made, when something smaller will do, and what comes after.',
        name: 'Porcelain crown',
        treatment: 'crown',
      },
      '/fees/aligners': {
        title: '{catalogue.aligners.name}, step by step | {clinic.name}',
        description:
          'Clear aligners from {catalogue.aligners.options.few.price}: what they ask of you, whom they do not suit, and what is part of the price.',
        name: 'Clear aligners',
        treatment: 'aligners',
        requires: ['aligners.few'],
      },
      '/fees/single-implant': {
        title: '{catalogue.single-implant.name} in {clinic.address.town} | {clinic.name}',
        description:
          'One implant with its crown for {catalogue.single-implant.price}, {catalogue.single-implant.duration}: the visits, the months between, and what can go wrong.',
        name: 'Single implant',
        treatment: 'single-implant',
      },
    },

    aliases: { '/prices': { page: '/fees' } },
  },

  {
    '/': [
      cover({
        title: 'Teeth, explained',
        line: 'Three dentists on {clinic.address.area} in {clinic.address.town}.',
        image: 'quay',
        doors: [
          { department: 'dentistry', label: 'Dentistry', note: '{departments.dentistry.label}' },
          { department: 'straightening', label: 'Straightening', note: '{departments.straightening.label}' },
          { department: 'implants', label: 'Implants', note: '{departments.implants.label}' },
        ],
      }),
      pathways({
        ...home.pathways,
        paths: [
          {
            department: 'dentistry',
            text: 'Check-ups, hygiene, fillings and crowns.',
            image: 'brush',
            menu: [{ treatment: 'new-patient' }, { treatment: 'hygienist' }, { treatment: 'crown' }],
            action: button('Dentistry', '/dentistry'),
          },
          {
            department: 'straightening',
            text: 'Aligners, retainers and whitening.',
            image: 'aligner',
            menu: [{ treatment: 'aligner-talk' }, { treatment: 'aligners' }, { treatment: 'whitening' }],
            action: button('Straightening', '/straightening'),
          },
          {
            department: 'implants',
            text: 'Implants and dentures for missing teeth.',
            image: 'implant',
            menu: [{ treatment: 'implant-consultation' }, { treatment: 'single-implant' }, { treatment: 'denture' }],
            action: button('Implants', '/implants'),
          },
        ],
      }),
      journey(home.steps.title, home.steps.steps),
      consultations({
        title: 'Three ways to begin',
        items: [
          {
            department: 'dentistry',
            title: 'First appointment',
            text: 'For everything else, too.',
            label: 'Book a first appointment',
          },
          {
            department: 'straightening',
            title: 'Straightening talk',
            text: 'With a scan of your teeth.',
            label: 'Book a talk',
          },
          {
            department: 'implants',
            title: 'Implant consultation',
            text: 'An hour, and a plan to take home.',
            label: 'Book a consultation',
          },
        ],
      }),
      people(['helen', 'tom', 'aisha'], { title: 'Three dentists', action: button('About all three', '/team') }),
      visit({ ...home.visit, mapImage: 'map', size: 'short', actions: [button('How to find us', '/find-us')] }),
      faq(home.questions, { title: 'Often asked' }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/dentistry': [
      hero({
        title: 'Dentistry',
        lead: 'Looking first, cleaning often, repairing when it is needed. Helen Trewin looks after most people, and the hygienist after everybody.',
        image: 'mirror',
        bookingButtons: 'both',
      }),
      treatmentCards('check-ups', { title: 'Check-ups and hygiene' }),
      treatmentCards('repairs', { title: 'Repairs' }),
      feature({
        title: 'In pain?',
        text: 'Ring {clinic.phone} when we open. Two places every weekday are kept for people who are.',
        points: ['{catalogue.emergency.price}, {catalogue.emergency.duration}', 'At night and at weekends, ring 111'],
        image: 'surgery',
      }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/straightening': [
      hero({
        title: 'Straighter teeth, slowly',
        lead: 'A scan shows where your teeth could go. Tom Ashdown shows you, and says whether he would do it himself.',
        image: 'arch',
        bookingButtons: 'both',
      }),
      treatmentCards('straight-teeth', { first: ['aligner-talk'] }),
      options('aligners', aligners.choice),
      closing('Begin with a talk', { text: 'It is free, and commits you to nothing.', disclaimer: notice }),
    ],

    '/implants': [
      hero({
        title: 'For missing teeth',
        lead: 'An implant is one way to close a gap, and not always the best one. Begin with an hour in which nothing is done but talking and looking.',
        image: 'implant',
        tone: 'deep',
        bookingButtons: 'both',
      }),
      treatmentCards('missing-teeth', { first: ['implant-consultation'] }),
      explanation({
        title: 'Or leave the gap',
        paragraphs: [
          'A missing tooth at the back often needs nothing. If you chew well and nothing drifts, we leave it and look again next year.',
          'If you want it closed, a denture for {catalogue.denture.price} and an implant for {catalogue.single-implant.price} both have their place.',
        ],
        image: 'denture',
      }),
      closing('Begin with a conversation', {
        text: 'The fee of {catalogue.implant-consultation.price} includes the written plan.',
        disclaimer: notice,
      }),
    ],

    '/fees': [
      contentsHero({
        title: 'All fees',
        lead: 'Every fee in one table that you can print. Before any treatment you have its price in writing.',
        links: [
          { department: 'dentistry', label: 'Dentistry', note: '{departments.dentistry.label}', anchor: 'dentistry' },
          {
            department: 'straightening',
            label: 'Straightening',
            note: '{departments.straightening.label}',
            anchor: 'straightening',
          },
          { department: 'implants', label: 'Implants', note: '{departments.implants.label}', anchor: 'implants' },
        ],
      }),
      priceTable({
        title: 'Price list',
        text: 'Prices per tooth are for one tooth, prices per jaw for the upper or the lower one. Instalments carry no interest.',
        note: 'To move an appointment, tell us {figures.notice} before.',
      }),
      catalogueGroups({
        anchor: 'dentistry',
        title: 'Dentistry',
        department: 'dentistry',
        categories: ['check-ups', 'repairs'],
      }),
      catalogueGroups({
        anchor: 'straightening',
        title: 'Straightening',
        department: 'straightening',
        categories: ['straight-teeth'],
      }),
      catalogueGroups({ anchor: 'implants', title: 'Implants', department: 'implants', categories: ['missing-teeth'] }),
      closing('A fee that you cannot find?', {
        actions: [button('Ring us', 'phone'), button('Write to us', 'email:A fee')],
      }),
    ],

    '/team': [
      hero({ ...team.hero, image: 'quay' }),
      profiles(['helen', 'tom', 'aisha'], team.profiles),
      quotation(team.saying, { by: 'helen' }),
      closing('Come and meet us', { actions: [button('Find us', '/find-us')] }),
    ],

    '/find-us': [
      hero(place.hero),
      visit({
        ...place.visit,
        mapImage: 'map',
        actions: [button('Show me the way', 'directions'), button('Write to us', 'email')],
      }),
      explanation(place.access),
    ],

    '/privacy': [policy('Privacy', 'privacy.md', { updated: '2026-09-01' })],
    '/terms': [policy('Our terms', 'terms.md', { updated: '2026-09-01' })],

    '/404': [
      placeholder({
        title: 'A gap in the row',
        lines: ['There is no page at this address.'],
        actions: [button('To the home page', '/'), button('To all fees', '/fees')],
        image: 'mirror',
      }),
    ],

    '/fees/new-patient': [
      treatmentHero({ lead: newPatient.lead, image: 'surgery', trust }),
      pricing(newPatient.pricing),
      journey(home.steps.title, home.steps.steps),
      faq(newPatient.questions, { title: 'Often asked' }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
    '/fees/hygienist': [
      treatmentHero({ lead: hygienist.lead, image: 'brush', trust }),
      benefits(hygienist.benefits, { title: 'What you take home' }),
      pricing(hygienist.pricing),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
    '/fees/crown': [
      treatmentHero({ lead: crown.lead, image: 'crown', trust }),
      journey(crown.steps.title, crown.steps.steps),
      explanation({ ...crown.explanation, image: 'mirror' }),
      pricing(crown.pricing),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],
    '/fees/aligners': [
      treatmentHero({ lead: aligners.lead, image: 'aligner', trust }),
      collapsibleLists(aligners.lists.title, aligners.lists.lists),
      pricing(aligners.pricing),
      faq(aligners.questions, { title: 'Often asked' }),
      closing('Begin with a talk', { text: 'It is free, and commits you to nothing.', disclaimer: notice }),
    ],
    '/fees/single-implant': [
      treatmentHero({ lead: implant.lead, image: 'implant', trust }),
      journey(implant.steps.title, implant.steps.steps),
      explanation({ ...implant.explanation, image: 'denture' }),
      pricing(implant.pricing),
      faq(implant.questions, { title: 'Often asked' }),
      closing('Begin with a conversation', { disclaimer: notice }),
    ],
  },
);
