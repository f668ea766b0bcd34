import { question, step } from 'clinic-site';

/** The small print under prices and buttons. */
export const notice =
  'An assessment comes before any treatment, and we tell you if physiotherapy is not what you need. How quickly people recover differs. For people aged {clinic.minimumAge} and over.';

/** The words of the home page. */
export const home = {
  hero: {
    title: 'Physiotherapy by the harbour',
    lead: 'You are heard, examined and told plainly what is going on. You leave with a plan that fits your work, your sport and your week.',
    trust: ['Chartered physiotherapists, on the register of the HCPC', 'No referral needed'],
  },
  facts: {
    title: 'Before you book',
    facts: [
      {
        value: '{catalogue.first-assessment.minutes} minutes',
        note: 'A first assessment, {catalogue.first-assessment.price}, with time to examine and explain',
      },
      { value: '{clinic.hours.thursday}', note: 'On Thursdays, for people who cannot come in working hours' },
      { value: 'Free call', note: '{catalogue.telephone-advice.duration} with a physiotherapist before you decide' },
    ],
  },
  groups: {
    title: 'What brings people here',
    text: 'An ankle that will not settle, a back that stops you working, a first race. Each has its own way in.',
  },
  steps: {
    title: 'From the first call to the last visit',
    steps: [
      step(
        'Call',
        'Tell a physiotherapist what happened. If another service would help you sooner, you hear that too.',
        '{catalogue.telephone-advice.duration}, free',
      ),
      step(
        'Assessment',
        'You move, we look and test. You are told what we think it is and what usually helps.',
        '{catalogue.first-assessment.duration}, {catalogue.first-assessment.price}',
      ),
      step(
        'Plan',
        'Exercises you can do without equipment, in writing, with the dates on which we look again.',
        'The same day',
      ),
      step(
        'Follow-up',
        'We measure what has changed and change the plan. Many people need only a few visits.',
        '{catalogue.follow-up-visit.duration}, {catalogue.follow-up-visit.price}',
      ),
    ],
  },
  offer: {
    title: 'For desks and trails',
    text: 'An examination and an hour of massage, booked together.',
  },
  people: {
    title: 'Two of us, and time for you',
    text: 'You see the same physiotherapist from beginning to end.',
  },
  visit: {
    title: 'On the west side of the harbour',
    text: 'Level access from the yard. The lift bridge is a short walk away.',
  },
  questions: [
    question(
      'Do I need a letter from my GP?',
      'No. If your insurer pays, ask them first: some want one. Bring scans or letters if you have them.',
    ),
    question(
      'What do I wear?',
      'Something you can move in. For a knee or an ankle bring shorts; for [a running assessment](/services/running-assessment) bring the shoes you run in.',
    ),
    question(
      'What if I cannot come?',
      'Tell us {figures.notice} before. After that we charge {figures.lateCharge}, as [our terms](/terms) say.',
    ),
  ],
  closing: {
    title: 'Not sure it is for us?',
    text: 'Ring first. The call is free, and it commits you to nothing.',
  },
};

/** The words of the page on where to begin. */
export const start = {
  hero: {
    title: 'Start here',
    lead: 'Begin with a free call, or book an assessment if you already know that you want one.',
  },
  cards: 'Three ways to begin',
  bring: {
    title: 'What to have ready',
    lists: [
      {
        title: 'For the call',
        items: [
          'When it started, and what makes it better or worse',
          'What you did about it',
          'What you need to do again',
        ],
      },
      {
        title: 'For the assessment',
        items: ['Whatever you take, written down', 'Letters or scan reports', 'Clothes you can move in'],
      },
    ],
  },
  ways: {
    title: 'Two ways in',
    first: {
      title: 'First visit',
      text: 'Ring before you book, or go straight to an assessment: {catalogue.first-assessment.duration}, {catalogue.first-assessment.price}.',
    },
    again: {
      title: 'Been here before',
      text: 'Book a follow-up with the physiotherapist you know. If it is a new problem, book an assessment.',
    },
  },
};

/** The words of the page on the physiotherapists. */
export const team = {
  hero: {
    title: 'The physiotherapists',
    lead: 'Both of us are registered with the Health and Care Professions Council. You can look either name up in its register.',
  },
  profiles: { title: 'Who you will see', text: 'Ring if you are unsure whose work fits your problem.' },
  saying: 'Most injuries want *time and load*, in the right order.',
  closing: { title: 'Come and meet us' },
};

/** The words of the page on how to find the practice. */
export const place = {
  hero: {
    title: 'Find us',
    lead: 'Through the arch on {clinic.address.street}, on the {clinic.address.area} side of the river.',
  },
  visit: { title: 'Address and hours' },
  access: {
    title: 'Getting here',
    paragraphs: [
      'The railway and bus stations are on the same side of the river, a short and level walk along the quay.',
      'There is no parking in the yard except for one bay for Blue Badge holders. The marina car park is the nearest.',
    ],
    facts: [
      { label: 'Door', text: 'Level, and wide enough for a wheelchair' },
      { label: 'Rooms', text: 'Both on the ground floor' },
      { label: 'Dogs', text: 'Assistance dogs are welcome' },
    ],
  },
};
