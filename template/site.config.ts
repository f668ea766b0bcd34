/**
 * Every fact of the clinic and every page of its site. A change here updates every page, price list and search result.
 *
 * `standIn('…', 'note')` marks a value that is not real yet: `npx site check` lists them. To replace one, write the
 * value alone, in quotation marks. Text quotes facts by their path: '{catalogue.first-appointment.price}'.
 */
import {
  button,
  catalogueGroups,
  closing,
  defineSite,
  faq,
  hero,
  journey,
  // two departments:
  pathways,
  // end
  placeholder,
  policy,
  profiles,
  standIn,
  treatmentCards,
  visit,
} from 'clinic-site';
import { closingText, firstVisit, notice, questions } from './content/copy.ts';
import { images } from './content/images.ts';

export default defineSite(
  {
    clinic: {
      name: standIn('Mill Lane Clinic', 'the name of the clinic'),
      tagline: 'Private clinic in Norwich',
      description: standIn(
        'Private clinic in Norwich. You are examined, told plainly what was found, and shown every price before you book.',
        'two sentences about the clinic, for search engines',
      ),
      language: 'en-GB',
      timeZone: 'Europe/London',
      address: {
        street: standIn('12 Mill Lane', 'the house number and the street'),
        town: standIn('Norwich', 'the town'),
        postcode: standIn('NR1 1AA', 'the postcode'),
        area: standIn('the town centre', 'the part of the town, as visitors know it'),
        country: 'GB',
        latitude: standIn(52.6283, 'degrees north: right-click the clinic in an online map'),
        longitude: standIn(1.2967, 'degrees east, negative west of Greenwich'),
      },
      email: standIn('hello@clinic.example', 'the address that clients write to'),
      phone: standIn('01632 960321', 'the telephone number'),
      hours: {
        monday: standIn('09:00–17:30', 'the hours of Monday'),
        tuesday: standIn('09:00–17:30', 'the hours of Tuesday'),
        wednesday: standIn('09:00–17:30', 'the hours of Wednesday'),
        thursday: standIn('11:00–19:00', 'the hours of Thursday'),
        friday: standIn('09:00–13:00', 'the hours of Friday'),
        saturday: 'closed',
        sunday: 'closed',
      },
      bankHolidays: {
        2026: standIn('closed', 'the bank holidays of this year: closed, hours, or as usual'),
        2027: standIn('closed', 'the bank holidays of next year'),
      },
      visitNote: 'By appointment',
      minimumAge: 18,
      socialProfiles: [],
      mapUrl: standIn('https://maps.example/clinic', 'the link that opens the clinic in a map'),
      founders: ['founder'],
      legal: {
        name: standIn(
          'Alex Morgan, trading as Mill Lane Clinic',
          'you, or the company: then add number and registeredIn, and quote them in “legal” of “navigation”',
        ),
        registeredOffice: standIn('12 Mill Lane, Norwich NR1 1AA', 'the address for legal letters'),
      },
      // one department:
      type: standIn('MedicalClinic', 'its kind, such as Dentist; LocalBusiness suits any trade'),
      palette: 'cool',
      consultation: {
        name: 'first appointment',
        treatment: 'first-appointment',
        location: 'at the clinic',
        practitioner: 'with the person who will treat you',
        page: '/physiotherapy',
        action: button('Book a first appointment', '/go/first_appointment'),
      },
      returning: button('Book a follow-up', '/go/follow_up', {
        note: '{catalogue.follow-up.duration}, {catalogue.follow-up.price}',
      }),
      // end
    },

    // two departments:
    departments: {
      physiotherapy: {
        name: standIn('Physiotherapy', 'the name of the department'),
        label: 'Physiotherapy',
        description: 'Physiotherapy in {clinic.address.town}: appointments, durations and prices.',
        type: standIn('MedicalClinic', 'its kind, such as Dentist; LocalBusiness suits any trade'),
        page: '/physiotherapy',
        palette: 'cool',
        consultation: {
          name: 'first appointment',
          treatment: 'first-appointment',
          location: 'at the clinic',
          practitioner: 'with the person who will treat you',
          page: '/physiotherapy',
          action: button('Book a first appointment', '/go/first_appointment'),
        },
        returning: button('Book a follow-up', '/go/follow_up', {
          note: '{catalogue.follow-up.duration}, {catalogue.follow-up.price}',
        }),
      },
      massage: {
        name: standIn('Massage', 'the name of the second department'),
        label: 'Massage',
        description: 'Massage in {clinic.address.town}: sessions, durations and prices.',
        type: standIn('HealthAndBeautyBusiness', 'its kind, such as Dentist; LocalBusiness suits any trade'),
        page: '/massage',
        palette: 'warm',
        consultation: {
          name: 'short session',
          treatment: 'short-session',
          location: 'at the clinic',
          practitioner: 'with the person who will treat you',
          page: '/massage',
          action: button('Book a short session', '/go/short_session'),
        },
        returning: button('Book a long session', '/go/long_session', {
          note: '{catalogue.long-session.duration}, {catalogue.long-session.price}',
        }),
      },
    },

    // end
    booking: {
      first_appointment: standIn('https://book.clinic.example/first', 'where first appointments are booked'),
      follow_up: standIn('https://book.clinic.example/follow-up', 'where follow-ups are booked'),
      // two departments:
      short_session: standIn('https://book.clinic.example/short', 'where short sessions are booked'),
      long_session: standIn('https://book.clinic.example/long', 'where long sessions are booked'),
      // end
    },

    images,
    documents: {},

    people: {
      founder: {
        name: standIn('Alex Morgan', 'the name of the person who treats'),
        title: standIn('Founder of the clinic', 'the role'),
        focus: standIn('First appointments and follow-ups', 'the main work, in one line'),
        // two departments:
        department: 'physiotherapy',
        // end
        qualifications: [standIn('A degree or a diploma, with its year', 'the qualifications, one per line')],
        image: 'portrait',
      },
    },

    testimonials: {},

    categories: {
      physiotherapy: {
        name: standIn('Physiotherapy', 'the heading above its treatments'),
        // two departments:
        department: 'physiotherapy',
        // end
        anchor: 'physiotherapy',
        route: '/physiotherapy',
        description: 'Begin with a first appointment. If you come again, book a follow-up.',
        image: 'room',
      },
      // two departments:
      massage: {
        name: standIn('Massage', 'the heading above its treatments'),
        department: 'massage',
        anchor: 'massage',
        route: '/massage',
        description: 'Two sessions to choose from, a short one and a long one.',
        image: 'towels',
      },
      // end
    },

    catalogue: {
      'first-appointment': {
        category: 'physiotherapy',
        name: 'First appointment',
        description: 'You are heard and examined, and told what was found and what can be done.',
        price: standIn('£60', 'the price of a first appointment'),
        duration: standIn('45min', 'the duration of a first appointment'),
        book: 'first_appointment',
        image: 'room',
      },
      'follow-up': {
        category: 'physiotherapy',
        name: 'Follow-up appointment',
        description: 'Treatment, a look at what has changed, and the next step of your plan.',
        price: standIn('£45', 'the price of a follow-up'),
        duration: standIn('30min', 'the duration of a follow-up'),
        book: 'follow_up',
        image: 'plan',
      },
      // two departments:
      'short-session': {
        category: 'massage',
        name: 'Short session',
        description: 'One part of the body, chosen with you at the start.',
        price: standIn('£40', 'the price of a short session'),
        duration: standIn('30min', 'the duration of a short session'),
        book: 'short_session',
        image: 'towels',
      },
      'long-session': {
        category: 'massage',
        name: 'Long session',
        description: 'Time for more than one part of the body.',
        price: standIn('£65', 'the price of a long session'),
        duration: standIn('1h', 'the duration of a long session'),
        book: 'long_session',
        image: 'bottles',
      },
      // end
    },

    catalogueRoute: '/treatments',
    programmes: {},
    offers: {},
    comparisons: {},
    examples: {},
    figures: {
      notice: standIn('24 hours', 'how long before an appointment clients may still cancel it'),
      records: standIn('eight years', 'how long you keep the notes of a treatment'),
    },
    embeds: {},
    analytics: {},
    hosting: {
      url: standIn('https://www.clinic.example', 'the address of the site'),
      securityExpires: '2027-06-30',
    },

    navigation: {
      bar: [
        { label: 'Treatments', to: '/treatments', wide: true },
        { label: 'Team', to: '/team', wide: true },
        { label: 'Find us', to: '/find-us' },
      ],
      book: button('Book', '/go/first_appointment'),
      drawer: [
        // two departments:
        { label: 'Physiotherapy', to: '/physiotherapy' },
        { label: 'Massage', to: '/massage' },
        // end
        { label: 'Treatments and prices', to: '/treatments' },
        { label: 'Team', to: '/team' },
        { label: 'Find us', to: '/find-us' },
      ],
      drawerNote: 'By appointment',
      footer: [
        {
          title: 'The clinic',
          links: [
            { label: 'Home', to: '/' },
            { label: 'Treatments and prices', to: '/treatments' },
            { label: 'Team', to: '/team' },
            { label: 'Find us', to: '/find-us' },
            { label: 'Privacy', to: '/privacy' },
          ],
        },
      ],
      contactHeading: 'Ring or write',
      legal: ['{clinic.legal.name}, {clinic.legal.registeredOffice}.', 'For people aged {clinic.minimumAge} and over.'],
      quickBooking: {
        new: { label: 'First appointment', to: '/go/first_appointment' },
        returning: { label: 'Follow-up', to: '/go/follow_up' },
      },
    },

    icon: 'icon',

    routes: {
      '/': {
        title: 'Private clinic in {clinic.address.town} | {clinic.name}',
        description: 'Private clinic in {clinic.address.town}. Every price and duration, and how to book, on one page.',
        name: 'Home',
      },
      // two departments:
      '/physiotherapy': {
        title: 'Physiotherapy | {clinic.name}',
        description:
          'Physiotherapy in {clinic.address.town}: a first appointment is {catalogue.first-appointment.price}.',
        name: 'Physiotherapy',
        category: 'physiotherapy',
      },
      '/massage': {
        title: 'Massage | {clinic.name}',
        description: 'Massage in {clinic.address.town}: a short session is {catalogue.short-session.price}.',
        name: 'Massage',
        category: 'massage',
      },
      // end
      '/treatments': {
        title: 'Treatments and prices | {clinic.name}',
        description: 'Every treatment at {clinic.name} with its price and its duration.',
        name: 'Treatments',
      },
      '/team': {
        title: 'The team | {clinic.name}',
        description: 'Who treats you at {clinic.name}, and what they are qualified to do.',
        name: 'Team',
      },
      '/find-us': {
        title: 'Address and opening hours | {clinic.name}',
        description: '{clinic.name}, {clinic.address.street}, {clinic.address.town}: opening hours and the way here.',
        name: 'Find us',
      },
      '/privacy': {
        title: 'Privacy | {clinic.name}',
        description: 'What {clinic.name} knows about you, why, for how long, and how to see it yourself.',
        name: 'Privacy',
      },
      '/404': {
        title: 'No such page | {clinic.name}',
        description: 'There is no page at this address. Please start at the home page.',
        name: 'No such page',
        index: false,
      },
    },

    aliases: {},
  },

  {
    '/': [
      hero({
        title: 'Mill Lane Clinic',
        lead: 'You are heard, examined and told plainly what was found. Every price is on this site before you book.',
        image: 'house',
        bookingButtons: 'both',
      }),
      // two departments:
      pathways({
        title: 'Two departments',
        text: 'Each has its own appointments and prices.',
        paths: [
          {
            department: 'physiotherapy',
            text: 'Begin with a first appointment. If you come again, book a follow-up.',
            image: 'room',
            menu: [{ treatment: 'first-appointment' }, { treatment: 'follow-up' }],
            action: button('Physiotherapy', '/physiotherapy'),
          },
          {
            department: 'massage',
            text: 'Two sessions to choose from, a short one and a long one.',
            image: 'towels',
            menu: [{ treatment: 'short-session' }, { treatment: 'long-session' }],
            action: button('Massage', '/massage'),
          },
        ],
      }),
      // one department:
      treatmentCards('physiotherapy'),
      // end
      journey('Your first visit', firstVisit),
      visit({ title: 'Where we are', mapImage: 'map', size: 'short', actions: [button('Find us', '/find-us')] }),
      faq(questions, { title: 'Before you book' }),
      closing('Book an appointment', { text: closingText, disclaimer: notice }),
    ],
    // two departments:
    '/physiotherapy': [
      hero({
        title: 'Physiotherapy',
        lead: 'Begin with a first appointment. If you come again, book a follow-up.',
        image: 'room',
        bookingButtons: 'both',
      }),
      treatmentCards('physiotherapy'),
      closing('Book an appointment', { text: closingText, disclaimer: notice }),
    ],
    '/massage': [
      hero({
        title: 'Massage',
        lead: 'Two sessions to choose from, a short one and a long one.',
        image: 'towels',
        bookingButtons: [
          button('Book a short session', '/go/short_session', {
            note: '{catalogue.short-session.duration}, {catalogue.short-session.price}',
          }),
          button('Book a long session', '/go/long_session', {
            note: '{catalogue.long-session.duration}, {catalogue.long-session.price}',
          }),
        ],
      }),
      treatmentCards('massage'),
      closing('Book a session', { text: closingText, disclaimer: notice }),
    ],
    // end
    '/treatments': [
      hero({ title: 'Treatments and prices', lead: 'What we do, how long it takes and what it costs.' }),
      catalogueGroups({
        anchor: 'all',
        title: 'Appointments',
        // two departments:
        department: 'physiotherapy',
        // end
        categories: ['physiotherapy'],
      }),
      // two departments:
      catalogueGroups({ title: 'Sessions', department: 'massage', categories: ['massage'] }),
      // end
      closing('Book an appointment', { disclaimer: notice }),
    ],
    '/team': [
      hero({ title: 'The team', lead: 'The person who examines you is the person who treats you.' }),
      profiles(['founder'], { title: 'Who you will see' }),
      closing('Come and meet us', { actions: [button('Find us', '/find-us')] }),
    ],
    '/find-us': [
      hero({ title: 'Find us', lead: 'At {clinic.address.street}, {clinic.address.town}.' }),
      visit({
        title: 'Address and hours',
        mapImage: 'map',
        actions: [button('Directions', 'directions'), button('Write to us', 'email')],
      }),
    ],
    '/privacy': [policy('Privacy', 'privacy.md', { updated: '2026-11-01' })],
    '/404': [
      placeholder({
        title: 'No such page',
        lines: ['It has moved, or the address has a typing mistake in it.'],
        actions: [button('To the home page', '/'), button('To treatments and prices', '/treatments')],
        image: 'house',
      }),
    ],
  },
);
