/**
 * A second clinic, of another trade in another town, built by the same engine. All its facts, text and colours are in
 * this file and in the content/ folder beside it. Everything is fictitious.
 *
 */
import {
  benefits,
  bookingSplit,
  button,
  catalogueGroups,
  categoryCards,
  closing,
  collapsibleLists,
  comingSoon,
  contentsHero,
  course,
  dated,
  defineSite,
  explanation,
  faq,
  hero,
  journey,
  options,
  people,
  placeholder,
  policy,
  priceTable,
  pricing,
  profiles,
  programmes,
  quickFacts,
  quotation,
  signatureOffers,
  treatmentCards,
  treatmentHero,
  visit,
} from 'clinic-site';
import { home, notice, place, start, team } from './content/copy.ts';
import { images } from './content/images.ts';
import {
  backClass,
  firstAssessment,
  followUpVisit,
  kneeRehabilitation,
  runnersReview,
  runningAssessment,
  sportsMassage,
} from './content/services.ts';

/** The trust points under the buttons of every service. */
const trust = ['Chartered physiotherapists', '[HCPC-registered](term:hcpc)', 'No referral needed'];

export default defineSite(
  {
    clinic: {
      name: 'Harbour Physio',
      tagline: 'Moving well, in all weathers',
      description:
        'A physiotherapy practice beside the harbour in Whitby. Two chartered physiotherapists assess and treat injuries of sport, work and age.',
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: '3 Old Ropewalk Yard',
        town: 'Whitby',
        postcode: 'YO21 0ZZ',
        area: 'West Cliff',
        country: 'GB',
        latitude: 54.4869,
        longitude: -0.6146,
      },
      email: 'desk@harbour-physio.example',
      phone: '01632 960417',
      hours: {
        monday: '08:00–17:30',
        tuesday: '08:00–17:30',
        wednesday: '08:00–12:00',
        thursday: '11:00–20:00',
        friday: '08:00–12:30, 13:15–16:00',
        saturday: '09:00–12:30',
        sunday: 'closed',
      },
      closures: [
        { from: '2026-12-25', to: '2027-01-03', reason: 'Christmas and New Year' },
        { from: '2027-03-26', to: '2027-03-26', reason: 'Good Friday' },
        { from: '2027-08-14', to: '2027-08-16', reason: 'regatta weekend, when the quay is shut' },
      ],
      specialHours: [
        { from: '2026-12-22', to: '2026-12-23', hours: '08:00–19:00', reason: 'Longer before Christmas' },
        { from: '2026-12-24', hours: '08:00–12:00', reason: 'Christmas Eve' },
      ],
      bankHolidays: { 2026: 'closed', 2027: 'closed' },
      visitNote: dated(
        'By appointment; ring for a place the same day',
        { from: '2027-07-19', until: '2027-09-03', value: 'By appointment; the quay is busy in the holidays' },
        { from: '2027-11-01', value: 'By appointment; ring for a place the same week' },
      ),
      minimumAge: 16,
      socialProfiles: [{ name: 'Strava club', url: 'https://strava.example/clubs/harbour-physio' }],
      mapUrl: 'https://tidemap.example/whitby/old-ropewalk-yard',
      founders: ['ruth'],
      legal: {
        name: 'Harbour Physio (Whitby) Ltd',
        number: '16329604',
        registeredIn: 'England and Wales',
        registeredOffice: '3 Old Ropewalk Yard, Whitby YO21 0ZZ',
      },
    },

    departments: {
      physiotherapy: {
        name: 'Physiotherapy',
        label: 'Chartered physiotherapy',
        description: 'Assessment, sports injuries, running and rehabilitation.',
        type: 'Physiotherapy',
        page: '/',
        palette: {
          page: '#f4f6f8',
          stone: '#e4e9ee',
          plate: '#d6dfe7',
          field: '#f0c24b',
          fieldLight: '#f9e6b0',
          accent: '#12406b',
          deep: '#0f2a43',
          pale: '#c9dcec',
        },
        consultation: {
          name: 'free call',
          treatment: 'telephone-advice',
          location: 'by telephone',
          practitioner: 'with a physiotherapist',
          page: '/start',
          action: { label: 'Book a free call', to: '/go/free_call' },
        },
        returning: { label: 'Book a follow-up', to: '/go/follow_up_visit' },
      },
    },

    booking: {
      free_call: 'https://book.harbour-physio.example/call',
      first_assessment: 'https://book.harbour-physio.example/assessment',
      follow_up_visit: 'https://book.harbour-physio.example/follow-up',
      running_film: 'https://book.harbour-physio.example/running',
      strength_test: 'https://book.harbour-physio.example/strength',
      runners_review: 'https://book.harbour-physio.example/runners-review',
      massage_half: 'https://book.harbour-physio.example/massage-half',
      massage_long: 'https://book.harbour-physio.example/massage-long',
      massage_hour: 'https://book.harbour-physio.example/massage-hour',
      knee_visit: 'https://book.harbour-physio.example/knee',
      back_class: 'https://book.harbour-physio.example/back-class',
      return_to_running: 'https://book.harbour-physio.example/return-to-running',
      desk_and_trail: 'https://book.harbour-physio.example/desk-and-trail',
    },

    images,
    documents: {},

    people: {
      ruth: {
        name: 'Ruth Ketteridge',
        title: 'Physiotherapist, founder of the practice',
        focus: 'Knees, hips and running',
        department: 'physiotherapy',
        qualifications: [
          'BSc (Hons) in physiotherapy',
          'Member of the Chartered Society of Physiotherapy',
          'On the [register of the Health and Care Professions Council](term:hcpc)',
        ],
        about: 'Films runners on Tuesdays and Thursdays, and looks after most knees after surgery.',
        registration: { register: 'HCPC', number: 'PH000001', url: 'https://register.example/PH000001' },
        image: 'portrait-one',
      },
      daniel: {
        name: 'Daniel Oyelaran',
        title: 'Physiotherapist',
        focus: 'Backs, shoulders and work that hurts',
        department: 'physiotherapy',
        qualifications: [
          'MSc in physiotherapy',
          'Member of the Chartered Society of Physiotherapy',
          'On the [register of the Health and Care Professions Council](term:hcpc)',
        ],
        about: 'Runs the back class, and visits boatyards and kitchens to see how people lift.',
        registration: { register: 'HCPC', number: 'PH000002', url: 'https://register.example/PH000002' },
        image: 'portrait-two',
      },
    },

    testimonials: {},

    categories: {
      'assessment-and-advice': {
        name: 'Assessment and advice',
        department: 'physiotherapy',
        anchor: 'assessment',
        route: '/start',
        description: 'Find out what it is and what it takes. Begin here if you have not been before.',
        image: 'room',
      },
      'sport-and-running': {
        name: 'Sport and running',
        department: 'physiotherapy',
        anchor: 'sport',
        route: '/sport',
        description: 'For people who want to run, row or climb again, or to go on without breaking down.',
        image: 'runner',
      },
      rehabilitation: {
        name: 'Rehabilitation',
        department: 'physiotherapy',
        anchor: 'rehabilitation',
        route: '/rehabilitation',
        description: 'After an operation, a fall or a long spell of pain: strength and confidence, step by step.',
        image: 'back',
      },
    },

    catalogue: {
      'telephone-advice': {
        category: 'assessment-and-advice',
        name: 'Telephone advice',
        subtitle: 'Before your first visit',
        description: 'A physiotherapist rings you, hears what happened and says what would help, here or elsewhere.',
        price: 'Complimentary',
        duration: '15min',
        book: 'free_call',
        image: 'harbour',
      },
      'first-assessment': {
        category: 'assessment-and-advice',
        name: 'First assessment',
        description: 'A full examination, an account of what was found, and a written plan to begin with.',
        price: '£62',
        duration: '1h',
        book: 'first_assessment',
        image: 'room',
      },
      'follow-up-visit': {
        category: 'assessment-and-advice',
        name: 'Follow-up visit',
        description: 'Treatment, a test of what has changed, and the next step of your plan.',
        price: '£44 per visit',
        duration: '30min',
        book: 'follow_up_visit',
        image: 'back',
        packages: [course('Four visits', { sessions: 4, price: '£164' })],
      },
      'running-assessment': {
        category: 'sport-and-running',
        name: 'Running assessment',
        description: 'Film on a treadmill and an examination, so that you know what to change and what to leave.',
        price: '£95',
        duration: '1h 15min',
        book: 'running_film',
        image: 'runner',
        figures: { cameras: '2' },
      },
      'strength-test': {
        category: 'sport-and-running',
        name: 'Strength test',
        description: 'Hips, thighs and calves measured, each side against the other.',
        price: '£54',
        duration: '40min',
        book: 'strength_test',
        image: 'knee',
      },
      'runners-review': {
        category: 'sport-and-running',
        name: 'Runner’s review',
        subtitle: 'Running assessment and strength test',
        description: 'How you run and what you run with, in one visit.',
        price: '£134',
        duration: '1h 50min',
        book: 'runners_review',
        image: 'runner',
        combines: ['running-assessment', 'strength-test'],
      },
      'sports-massage': {
        category: 'sport-and-running',
        name: 'Sports massage',
        description: 'Firm work on tired muscle, for one part of the body or for all that you train.',
        price: 'From £34',
        duration: '30min',
        book: 'massage_half',
        image: 'massage',
        options: {
          half: {
            title: 'Half an hour',
            price: '£34',
            duration: '30min',
            description: 'One part: calves, shoulders or lower back.',
            book: 'massage_half',
            ctaText: 'Book half an hour',
          },
          long: {
            title: 'Three quarters',
            price: '£46',
            duration: '45min',
            description: 'Both legs, or the whole back.',
            book: 'massage_long',
            ctaText: 'Book three quarters',
          },
          hour: {
            title: 'An hour',
            price: '£58',
            duration: '1h',
            description: 'Legs and back together.',
            book: 'massage_hour',
            ctaText: 'Book an hour',
          },
        },
      },
      'knee-rehabilitation': {
        category: 'rehabilitation',
        name: 'Knee rehabilitation',
        description: 'Load that grows a little at a time, after surgery, a sprain or years of wear.',
        price: '£48 per visit',
        duration: '40min',
        book: 'knee_visit',
        image: 'knee',
        packages: [
          course('Six visits', { sessions: 6, price: '£273', note: 'About three months' }),
          course('Ten visits', { sessions: 10, price: '£440', note: 'For most knees after surgery' }),
        ],
        figures: { rhythm: 'every other week' },
      },
      'back-class': {
        category: 'rehabilitation',
        name: 'Back class',
        description: 'Lifting, bending and carrying, in a group of no more than {catalogue.back-class.figures.places}.',
        price: '£14 per class',
        duration: '50min',
        book: 'back_class',
        image: 'back',
        packages: [course('Eight classes', { sessions: 8, price: '£98' })],
        figures: { places: 'eight' },
      },
      'water-rehabilitation': {
        category: 'rehabilitation',
        name: 'Water rehabilitation',
        description: 'Exercise in a warm pool, for joints that cannot yet bear full weight.',
        price: 'TBA',
        duration: '45min',
        image: 'harbour',
      },
    },

    catalogueRoute: '/services',

    programmes: {
      'return-to-running': {
        name: 'Return to running',
        department: 'physiotherapy',
        schedule: '5 sessions over 10 weeks',
        price: '£230',
        instalments: '2 x £115',
        note: 'With a plan for the weeks between',
        description:
          'From walking without pain to half an hour of running, for people who have been stopped by an injury.',
        book: 'return_to_running',
      },
    },

    offers: {
      'desk-and-trail': {
        name: 'Desk and Trail\nAssessment and an hour of massage',
        price: '£108',
        normalSince: '2026-01-05',
        runs: { from: '2026-11-01', until: '2027-01-31' },
        includes: ['first-assessment', 'sports-massage.hour'],
        description: 'For people who sit all week and go far on Sundays.',
        features: [
          'A full examination',
          'An hour of massage on another day',
          'A plan for the desk and one for the hill',
        ],
        book: 'desk_and_trail',
        ctaText: 'Book Desk and Trail',
      },
    },

    comparisons: {},
    examples: {},

    terms: {
      hcpc: 'The Health and Care Professions Council (HCPC) keeps the public register of physiotherapists. Nobody else may use the title.',
    },

    figures: {
      notice: 'one working day',
      lateCharge: 'half the fee',
      missedCharge: 'the whole fee',
      courses: 'a year from the first visit',
      coolingOff: 'fourteen days',
      adult: 'eighteen',
      complaints: 'five working days',
      answer: 'a calendar month',
      records: 'eight years after your last visit',
      accounts: 'six years',
    },

    embeds: {
      map: {
        kind: 'map',
        provider: 'Tidemap',
        title: 'Map of the yard and the quay',
        notice: 'Tidemap draws this map, and learns that you looked at it.',
        src: 'https://tidemap.example/embed/old-ropewalk-yard',
        key: 'harbour-417',
        link: { label: 'See the yard on a map', to: 'directions' },
      },
    },

    analytics: {},
    hosting: { url: 'https://www.harbour-physio.example', securityExpires: '2027-06-30' },

    navigation: {
      bar: [
        { label: 'Services', to: '/services', wide: true },
        { label: 'People', to: '/people', wide: true },
        { label: 'Find us', to: '/find-us' },
      ],
      book: button('Make an appointment', '/go/first_assessment'),
      drawer: [
        { label: 'Start here', to: '/start' },
        { label: 'Running', to: '/sport' },
        { label: 'Rehab', to: '/rehabilitation' },
        { label: 'Fees', to: '/services' },
        { label: 'People', to: '/people' },
      ],
      drawerNote: 'Chartered physiotherapy on the quay',
      footer: [
        {
          title: 'Getting better',
          links: [
            { label: 'Where to begin', to: '/start' },
            { label: 'Sport and running', to: '/sport' },
            { label: 'Rehabilitation', to: '/rehabilitation' },
            { label: 'All fees', to: '/services' },
            { label: 'Price list', to: '/price-list' },
          ],
        },
        {
          title: 'The practice',
          links: [
            { label: 'People', to: '/people' },
            { label: 'Find us', to: '/find-us' },
            { label: 'Your data', to: '/privacy' },
            { label: 'Our terms', to: '/terms' },
          ],
        },
      ],
      contactHeading: 'Ring or write',
      legal: [
        '{clinic.legal.name}, number {clinic.legal.number}, registered in {clinic.legal.registeredIn}.',
        'For people aged {clinic.minimumAge} and over.',
      ],
      quickBooking: {
        new: { label: 'Free call', to: '/go/free_call' },
        returning: { label: 'Follow-up', to: '/go/follow_up_visit' },
      },
      chat: {
        label: 'Send the desk a message',
        url: 'https://message.example/harbour-physio',
        greeting: 'Good morning. I have hurt my',
      },
    },

    icon: 'icon',

    routes: {
      '/': {
        title: 'Physiotherapy in {clinic.address.town} | {clinic.name}',
        description:
          'Two chartered physiotherapists beside the harbour in {clinic.address.town}. Fees in full, no referral needed, and a free call before you decide.',
        name: 'Harbour Physio',
      },
      '/services': {
        title: 'Services and fees | {clinic.name}',
        description:
          'Every service of {clinic.name} in {clinic.address.town} with its fee and its length: assessment, running, massage, rehabilitation and classes.',
        name: 'Services',
      },
      '/price-list': {
        title: 'Price list | {clinic.name}, {clinic.address.town}',
        description:
          'All prices of {clinic.name} on one page to print: assessment, sport, rehabilitation, courses and the running plan, each with its length.',
        name: 'Price list',
      },
      '/start': {
        title: 'Where to begin | {clinic.name}, {clinic.address.town}',
        description:
          'Begin with a free call of {catalogue.telephone-advice.minutes} minutes, or with an assessment for {catalogue.first-assessment.price}. What to have ready, and what happens next.',
        name: 'Start here',
        category: 'assessment-and-advice',
      },
      '/sport': {
        title: 'Sports physiotherapy in {clinic.address.town} | {clinic.name}',
        description:
          'Running assessment, strength test and massage for people who run, row or climb on the coast around {clinic.address.town}, each with its fee.',
        name: 'Sport and running',
        category: 'sport-and-running',
      },
      '/rehabilitation': {
        title: 'Rehabilitation in {clinic.address.town} | {clinic.name}',
        description:
          'Rehabilitation after an operation, a fall or a long spell of pain, alone or in a class of {catalogue.back-class.figures.places}, with fees and courses.',
        name: 'Rehabilitation',
        category: 'rehabilitation',
      },
      '/people': {
        title: 'The physiotherapists | {clinic.name}',
        description:
          'Who works at {clinic.name} in {clinic.address.town}, what each physiotherapist mainly treats, and how to look them up in the public register.',
        name: 'People',
      },
      '/find-us': {
        title: 'Address, hours and getting here | {clinic.name}',
        description:
          '{clinic.name}, {clinic.address.street}, {clinic.address.town} {clinic.address.postcode}. Opening hours, access, parking and the way from the station.',
        name: 'Find us',
      },
      '/privacy': {
        title: 'Your data | {clinic.name}',
        description:
          'What {clinic.name} keeps about you, why, for how long, who else sees it, and how to see it yourself.',
        name: 'Your data',
      },
      '/terms': {
        title: 'Our terms | {clinic.name}',
        description: 'Fees, moving and cancelling, courses and complaints at {clinic.name}, in plain words.',
        name: 'Our terms',
      },
      '/404': {
        title: 'No such page | {clinic.name}',
        description: 'There is nothing at this address. The home page and the list of services lead on.',
        name: 'No such page',
        index: false,
      },
      '/services/404': {
        title: 'No such service | {clinic.name}',
        description: 'There is no service at this address. The list of services has all of them, with their fees.',
        name: 'No such service',
        index: false,
      },
      '/services/first-assessment': {
        title: '{catalogue.first-assessment.name} | {clinic.name}, {clinic.address.town}',
        description:
          'A full examination by a chartered physiotherapist in {clinic.address.town}: {catalogue.first-assessment.duration}, {catalogue.first-assessment.price}, with a written plan. No referral needed.',
        name: 'First assessment',
        treatment: 'first-assessment',
      },
      '/services/running-assessment': {
        title: '{catalogue.running-assessment.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Film from {catalogue.running-assessment.figures.cameras} sides and an examination: {catalogue.running-assessment.duration}, {catalogue.running-assessment.price}. For beginners, club runners and people stopped by an injury.',
        name: 'Running assessment',
        treatment: 'running-assessment',
      },
      '/services/runners-review': {
        title: '{catalogue.runners-review.name} in {clinic.address.town} | {clinic.name}',
        description:
          'The running assessment and the strength test in one visit of {catalogue.runners-review.duration}, for {catalogue.runners-review.price} instead of {catalogue.runners-review.reference}.',
        name: 'Runner’s review',
        treatment: 'runners-review',
      },
      '/services/sports-massage': {
        title: '{catalogue.sports-massage.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Massage by a physiotherapist: {catalogue.sports-massage.options.half.price} for half an hour, {catalogue.sports-massage.options.hour.price} for an hour. What it is for and what not.',
        name: 'Sports massage',
        treatment: 'sports-massage',
        requires: ['sports-massage.half'],
      },
      '/services/knee-rehabilitation': {
        title: '{catalogue.knee-rehabilitation.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Four stages from swelling to sport, after surgery, a sprain or years of wear: {catalogue.knee-rehabilitation.price}, or {catalogue.knee-rehabilitation.packages.0.price} for six visits.',
        name: 'Knee rehabilitation',
        treatment: 'knee-rehabilitation',
      },
      '/services/follow-up-visit': {
        title: '{catalogue.follow-up-visit.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Treatment, a test of what has changed, and the next step of your plan: {catalogue.follow-up-visit.price}, or {catalogue.follow-up-visit.packages.0.price} for four visits.',
        name: 'Follow-up visit',
        treatment: 'follow-up-visit',
      },
      '/services/back-class': {
        title: '{catalogue.back-class.name} in {clinic.address.town} | {clinic.name}',
        description:
          'Lifting, bending and carrying, practised in a small group: {catalogue.back-class.price}, or {catalogue.back-class.packages.0.price} for eight classes.',
        name: 'Back class',
        treatment: 'back-class',
      },
    },

    aliases: { '/fees': { page: '/services' } },
  },

  {
    '/': [
      hero({ ...home.hero, image: 'harbour', bookingButtons: 'both' }),
      quickFacts(home.facts.title, home.facts.facts),
      journey(home.steps.title, home.steps.steps),
      categoryCards(['sport-and-running', 'rehabilitation', 'assessment-and-advice'], home.groups),
      visit({ ...home.visit, mapImage: 'map', size: 'short', actions: [button('How to find us', '/find-us')] }),
      people(['ruth', 'daniel'], { ...home.people, action: button('About both of us', '/people') }),
      signatureOffers(home.offer),
      faq(home.questions, { title: 'Often asked' }),
      closing(home.closing.title, { text: home.closing.text, disclaimer: notice }),
    ],

    '/services': [
      contentsHero({
        title: 'Services and fees',
        lead: 'Every service, how long it takes and what it costs. Courses are cheaper by the visit.',
        links: [
          {
            department: 'physiotherapy',
            label: 'Begin',
            note: '{categories.assessment-and-advice.name}',
            anchor: 'assessment',
          },
          { department: 'physiotherapy', label: 'Sport', note: '{categories.sport-and-running.name}', anchor: 'sport' },
          { department: 'physiotherapy', label: 'Rehab', note: 'Alone or in a class', anchor: 'rehabilitation' },
        ],
      }),
      catalogueGroups({
        anchor: 'all',
        title: 'What we do',
        department: 'physiotherapy',
        categories: ['assessment-and-advice', 'sport-and-running', 'rehabilitation'],
      }),
      programmes({
        anchor: 'running-plan',
        title: 'A plan with an end',
        department: 'physiotherapy',
        text: 'For runners who have been away for a while.',
        action: button('Running at the practice', '/sport'),
      }),
      signatureOffers({ ...home.offer, offers: ['desk-and-trail'] }),
      closing('Which of these is yours?', { disclaimer: notice }),
    ],

    '/price-list': [
      hero({
        title: 'Price list',
        lead: 'Everything that we charge for, on one page that you can print.',
      }),
      priceTable({
        title: 'All prices',
        text: 'A course is paid at its first visit. Savings are against single visits.',
        note: 'To move a visit, tell us {figures.notice} before.',
      }),
      closing('Which of these is yours?', { disclaimer: notice }),
    ],

    '/start': [
      hero({
        ...start.hero,
        image: 'room',
        bookingButtons: [
          button('Book a free call', '/go/free_call', { note: '{catalogue.telephone-advice.duration}, by telephone' }),
          button('Book an assessment', '/go/first_assessment', {
            note: '{catalogue.first-assessment.duration}, {catalogue.first-assessment.price}',
          }),
        ],
      }),
      treatmentCards('assessment-and-advice', { title: start.cards, first: ['telephone-advice', 'first-assessment'] }),
      bookingSplit({
        title: start.ways.title,
        new: { ...start.ways.first, action: button('Book an assessment', '/go/first_assessment') },
        returning: { ...start.ways.again, action: button('Book a follow-up', '/go/follow_up_visit') },
      }),
      collapsibleLists(start.bring.title, start.bring.lists),
      closing('Still unsure?', { actions: [button('Ring the desk', 'phone')], disclaimer: notice }),
    ],

    '/sport': [
      hero({
        title: 'Sport and running',
        lead: 'Film, tests and firm hands for people who run, row or climb: what holds you back, and what to train.',
        image: 'runner',
        tone: 'deep',
        bookingButtons: [
          button('Book a running assessment', '/go/running_film', { note: '{catalogue.running-assessment.price}' }),
          button('Book a massage', '/services/sports-massage', { note: '{catalogue.sports-massage.price}' }),
        ],
      }),
      treatmentCards('sport-and-running'),
      programmes({ title: 'After a break', department: 'physiotherapy', text: 'One programme, with an end in sight.' }),
      options('sports-massage', sportsMassage.choice),
      closing('Ready when you are', { disclaimer: notice }),
    ],

    '/rehabilitation': [
      hero({
        title: 'Rehabilitation',
        lead: 'Strength and confidence, one step at a time, after an operation, a fall or a long spell of pain.',
        image: 'back',
        bookingButtons: 'both',
      }),
      treatmentCards('rehabilitation'),
      explanation({
        title: 'Alone or in company',
        paragraphs: [
          'A knee after surgery needs eyes on it. A back that has ached for years often does better in company, where nobody is treated as fragile.',
          'The back class takes {catalogue.back-class.figures.places} people at a time, {catalogue.back-class.price}.',
        ],
        image: 'knee',
        action: button('Read about knees', 'treatment:knee-rehabilitation'),
      }),
      comingSoon('rehabilitation', {
        title: 'A pool, before long',
        text: 'We are agreeing hours with the baths. Write to us, and we tell you when they are settled.',
        action: button('Tell me when the pool opens', 'email:The pool'),
      }),
      closing('Begin with an assessment', { disclaimer: notice }),
    ],

    '/people': [
      hero({ ...team.hero, image: 'harbour' }),
      profiles(['ruth', 'daniel'], team.profiles),
      quotation(team.saying, { by: 'ruth' }),
      closing(team.closing.title, {
        actions: [button('Where to begin', '/start'), button('How to find us', '/find-us')],
      }),
    ],

    '/find-us': [
      hero(place.hero),
      visit({
        ...place.visit,
        map: 'map',
        mapImage: 'map',
        actions: [button('Show me the way', 'directions'), button('Write to the desk', 'email')],
      }),
      explanation(place.access),
    ],

    '/privacy': [policy('Your data', 'privacy.md', { updated: '2026-09-14' })],
    '/terms': [policy('Our terms', 'terms.md', { updated: '2026-09-14' })],

    '/404': [
      placeholder({
        title: 'No such page',
        lines: ['The tide has taken it, or the address has a slip in it.'],
        actions: [button('To the home page', '/'), button('To services and fees', '/services')],
        image: 'harbour',
      }),
    ],
    '/services/404': [
      placeholder({
        title: 'No such service',
        lines: ['We do not offer this, or not under this address.'],
        actions: [button('To services and fees', '/services'), button('Ask the desk', 'email:A service')],
      }),
    ],

    '/services/first-assessment': [
      treatmentHero({ lead: firstAssessment.lead, image: 'room', trust }),
      journey(firstAssessment.steps.title, firstAssessment.steps.steps),
      pricing(firstAssessment.pricing),
      faq(firstAssessment.questions, { title: 'Often asked' }),
      closing(firstAssessment.closing.title, { disclaimer: notice }),
    ],
    '/services/running-assessment': [
      treatmentHero({ lead: runningAssessment.lead, figures: runningAssessment.figures, image: 'runner', trust }),
      explanation({ ...runningAssessment.explanation, image: 'knee' }),
      pricing(runningAssessment.pricing),
      benefits(runningAssessment.benefits, { title: 'What you take away' }),
      faq(runningAssessment.questions, { title: 'Often asked' }),
      closing(runningAssessment.closing.title, { text: runningAssessment.closing.text, disclaimer: notice }),
    ],
    '/services/runners-review': [
      treatmentHero({ lead: runnersReview.lead, image: 'runner', trust }),
      pricing(runnersReview.pricing),
      journey(runnersReview.steps.title, runnersReview.steps.steps),
      explanation(runnersReview.explanation),
      closing(runnersReview.closing.title, { disclaimer: notice }),
    ],
    '/services/sports-massage': [
      treatmentHero({
        lead: sportsMassage.lead,
        image: 'massage',
        trust,
        actions: [
          button('Book half an hour', '/go/massage_half', { note: '{catalogue.sports-massage.options.half.price}' }),
          button('Book an hour', '/go/massage_hour', { note: '{catalogue.sports-massage.options.hour.price}' }),
        ],
      }),
      pricing(sportsMassage.pricing),
      benefits(sportsMassage.benefits, { title: 'When it helps, and when not' }),
      faq(sportsMassage.questions, { title: 'Often asked' }),
      closing(sportsMassage.closing.title, { text: sportsMassage.closing.text, disclaimer: notice }),
    ],
    '/services/knee-rehabilitation': [
      treatmentHero({ lead: kneeRehabilitation.lead, figures: kneeRehabilitation.figures, image: 'knee', trust }),
      journey(kneeRehabilitation.steps.title, kneeRehabilitation.steps.steps, { text: kneeRehabilitation.steps.text }),
      pricing(kneeRehabilitation.pricing),
      explanation({ ...kneeRehabilitation.explanation, image: 'back' }),
      faq(kneeRehabilitation.questions, { title: 'Often asked' }),
      closing(kneeRehabilitation.closing.title, { disclaimer: notice }),
    ],
    '/services/follow-up-visit': [treatmentHero({ lead: followUpVisit.lead, image: 'back', trust }), pricing()],
    '/services/back-class': [treatmentHero({ lead: backClass.lead, image: 'back', trust }), pricing()],
  },
);
