import { benefit, question, step } from 'clinic-site';

/** The small print at the end of a page. */
export const notice =
  'An examination comes before every treatment, with the choices and their prices in writing. What suits one mouth may not suit another. For people aged {clinic.minimumAge} and over.';

/** The trust points under the buttons of every treatment. */
export const trust = ['Dentists on the [register of the GDC](term:gdc)', 'Prices in writing before we begin'];

/** The words of the home page. */
export const home = {
  pathways: {
    title: 'Three departments',
    text: 'Most people only ever need the first. Each has its own page, its own dentist and its own prices.',
  },
  steps: {
    title: 'How a first visit goes',
    steps: [
      step('Talk', 'What brings you, what you would rather avoid, and how the last dentist went.'),
      step('Look', 'Teeth, gums, jaw and cheeks, with small X-rays only if they would change something.'),
      step(
        'Plan',
        'What needs doing, what can wait, and what each choice costs. You take it home and decide there.',
        'In writing',
      ),
    ],
  },
  visit: { title: 'By the footbridge', text: 'On the ground floor of the old wool store, with a level door.' },
  questions: [
    question(
      'Do you take NHS patients?',
      'No. We are a private practice, and every fee is on [our list](/fees). The [NHS](https://www.nhs.uk) lists practices that do.',
    ),
    question(
      'I have not been for years. Will you tell me off?',
      'No. A new patient appointment is {catalogue.new-patient.minutes} minutes so that there is time to begin gently.',
    ),
    question(
      'I am in pain. How soon can you see me?',
      'We keep two places free every weekday. Ring {clinic.phone} when we open, or book [an emergency appointment](treatment:emergency) online.',
    ),
    question(
      'What if I cannot come?',
      'Tell us {figures.notice} before, and it costs you nothing. See [our terms](/terms).',
    ),
  ],
  closing: { title: 'Begin with a look', text: 'Choose a time online, or ring {clinic.phone}.' },
};

/** The words of the pages on treatments. */
export const newPatient = {
  lead: 'An unhurried first appointment: a full examination, the X-rays that you need, and a written plan with prices.',
  pricing: {
    title: 'The fee',
    text: 'X-rays are part of it. Later examinations are part of [the plan](treatment:dental-plan).',
  },
  questions: [
    question(
      'Should I bring anything?',
      'A list of your medicines, and X-rays from your last dentist if you have them.',
    ),
    question(
      'Will you treat me the same day?',
      'If you are in pain, yes. Otherwise we would rather you thought about it.',
    ),
  ],
};

export const hygienist = {
  lead: 'Tartar off, stains off, and ten minutes on the places that your brush does not reach.',
  benefits: [
    benefit(
      'A chart of your gums',
      'Six measurements for each tooth, so that the next visit has something to compare with.',
    ),
    benefit('Brushes that fit', 'We measure the gaps and show you the size for each.'),
    benefit('No lecture', 'You are told once what matters most. The rest can wait.'),
  ],
  pricing: { title: 'One visit or four', text: 'Four are for gums that bleed. Most people need two a year.' },
};

export const crown = {
  lead: 'A crown covers a tooth that is too broken for a filling. We make it from a scan, without a tray of paste.',
  steps: {
    title: 'Two visits',
    steps: [
      step('First visit', 'We numb the tooth, shape it, scan it and fit a temporary crown.', 'An hour'),
      step(
        'At the laboratory',
        'A technician in {clinic.address.town} makes the crown in porcelain.',
        '{figures.laboratory}',
      ),
      step('Second visit', 'We try it, adjust the bite, and cement it only if you like it.', 'An hour'),
    ],
  },
  explanation: {
    title: 'A crown, or something smaller?',
    paragraphs: [
      'A crown takes away a good deal of tooth. If enough is left, a filling or an onlay may do, and we say so.',
      'Crowns do not last for ever. Yours lasts longer if you clean along its edge and do not chew ice.',
    ],
    facts: [
      { label: 'Material', text: 'Porcelain, or gold if you prefer' },
      { label: 'Afterwards', text: 'Tender for a few days; ring if it is more' },
    ],
  },
  pricing: {
    title: 'For one tooth',
    text: 'Both visits, the temporary crown and the laboratory are part of the price.',
  },
};

export const aligners = {
  lead: 'A series of clear, thin trays moves your teeth a little at a time. You wear them day and night, and take them out to eat.',
  choice: { title: 'A few teeth or all of them', text: 'Which of the two you need shows in the scan.' },
  lists: {
    title: 'Before you decide',
    lists: [
      {
        title: 'It asks something of you',
        items: [
          'You wear them 22 hours of every 24',
          'Speech is strange at first',
          'Afterwards, a retainer at night for good',
        ],
      },
      {
        title: 'It is not for everyone',
        items: ['Gums must be healthy first', 'Some bites need fixed braces', 'Implants and bridges do not move'],
      },
    ],
  },
  pricing: {
    title: 'Two sizes of treatment',
    text: 'Scan, trays, checks and the first retainers are part of the price. The instalments carry no interest.',
  },
  questions: [
    question('Does it hurt?', 'Each new tray is tight, and teeth may ache for a day or two.'),
    question('What happens if I stop?', 'Teeth drift back. We then agree what is owed for the work that was done.'),
  ],
};

export const implant = {
  lead: 'A titanium screw in the bone, and a crown on top of it, for one missing tooth. It takes months, and it begins with a conversation.',
  steps: {
    title: 'Three visits, with time between',
    steps: [
      step('Place', 'Under local anaesthetic, the implant is set into the bone.'),
      step('Wait', 'Bone grows around it. You wear a temporary tooth if the gap shows.', '{figures.healing}'),
      step('Scan', 'We scan the implant and choose the colour of the crown.'),
      step('Fit', 'The crown is screwed on, and you learn to clean around it.'),
    ],
  },
  explanation: {
    title: 'What can go wrong',
    paragraphs: [
      'Some implants do not take, more often in people who smoke or have diabetes. Gums around an implant can become inflamed years later.',
      'We talk about your own risk at the consultation, and about a bridge, a denture or leaving the gap.',
    ],
  },
  pricing: {
    title: 'For one tooth',
    text: 'The implant, the crown and a year of checks. The instalments carry no interest.',
  },
  questions: [
    question('Is there an age limit?', 'Not upwards. The jaw must have finished growing.'),
    question(
      'Can I smoke?',
      'We ask you to stop for some weeks before and after. Smoking is the commonest reason for a failure.',
    ),
  ],
};

/** The words of the page on the team. */
export const team = {
  hero: {
    title: 'Three dentists',
    lead: 'Each of us does what we do most. We send you to one another, and not to a call centre.',
  },
  profiles: {
    title: 'Who you will see',
    text: 'All three are on the register of the General Dental Council: look us up.',
  },
  saying: 'The best filling is the one you *do not need*.',
};

/** The words of the page on how to find the practice. */
export const place = {
  hero: { title: 'Find us', lead: '{clinic.address.street}, on {clinic.address.area}, next to the footbridge.' },
  visit: { title: 'Address and hours' },
  access: {
    title: 'Getting here',
    paragraphs: [
      'Fifteen minutes on foot from the station, along the river. The nearest bus stop is at the top of the hill.',
      'There are bicycle stands at the door and two bays for Blue Badge holders behind the building.',
    ],
    facts: [
      { label: 'Door', text: 'Level, and opens by itself' },
      { label: 'Chair', text: 'One surgery has room for a wheelchair' },
      { label: 'Quiet', text: 'Say so when you book, and the radio stays off' },
    ],
  },
};
