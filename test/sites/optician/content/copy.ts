import { question, step } from 'clinic-site';

/** The small print at the end of a page. */
export const notice =
  'What you need depends on what we find when we test your eyes. We tell you if you need nothing, and write to your GP if something should be looked at.';

/** The trust points under the buttons of every service. */
export const trust = ['Optometrist on the [register of the GOC](term:goc)', 'Prices in full', 'No hurry'];

/** The words of the home page. */
export const home = {
  hero: {
    title: 'Spectacles, and the time to choose them',
    lead: 'An independent optician in {clinic.address.town}. One optometrist, one dispensing optician, and appointments long enough to ask questions in.',
    trust: ['Two opticians, both on the [register of the GOC](term:goc)', 'Ring, and a person answers'],
  },
  facts: {
    title: 'Worth knowing first',
    facts: [
      {
        value: '{catalogue.sight-test.minutes} minutes',
        note: 'A sight test, {catalogue.sight-test.price}, never with the next person waiting',
      },
      { value: '{clinic.hours.saturday}', note: 'On Saturdays, without an extra charge' },
      { value: '{figures.adjust}', note: 'We adjust the frames that you bought here, for as long as you wear them' },
    ],
  },
  groups: {
    title: 'What you can come for',
    text: 'Each page says what is done, how long it takes and what it costs.',
  },
  steps: {
    title: 'From the first ring to new glasses',
    steps: [
      step(
        'Ring',
        'Say whether you wear glasses or lenses now, and what bothers you. We find you a time.',
        'Any weekday',
      ),
      step(
        'Test',
        'We measure your sight and look at the health of both eyes. You get your prescription the same day.',
        '{catalogue.sight-test.duration}, {catalogue.sight-test.price}',
      ),
      step('Choose', 'Try on as many frames as you like. Take your prescription elsewhere if you prefer.', 'No limit'),
      step('Collect', 'Imran fits them to your ears and nose, and writes down how.', 'About {figures.making} later'),
    ],
  },
  visit: {
    title: 'Beside the market square',
    text: 'One low step, and a ramp that we put out when you ring the bell.',
  },
  people: { title: 'Who you will meet', text: 'Nerys tests. Imran fits. Both of them know where your file is.' },
  questions: [
    question(
      'Can I have an NHS sight test?',
      'Yes, if you are under 16, over 60, or have diabetes or glaucoma, among others. Say so when you ring. The [NHS](https://www.nhs.uk) lists everyone who is entitled.',
    ),
    question(
      'How do I book?',
      'By telephone, on {clinic.phone}. We have no booking page: in two minutes we can hear which appointment you need.',
    ),
    question(
      'Must I buy my glasses here?',
      'No. The prescription is yours, and you get it in writing after every test, whether you buy anything or not.',
    ),
    question(
      'What if I cannot come?',
      'Ring us {figures.notice} before, and it costs you nothing. See [our terms](/terms).',
    ),
  ],
  closing: { title: 'Ring, and we find you a time', text: 'The shop answers on {clinic.phone} while it is open.' },
};

/** The words of the page of each service. */
export const sightTest = {
  lead: 'Your sight for reading, screens and driving, the muscles that move your eyes, the pressure in them, and a look at the back of each.',
  steps: {
    title: 'In the chair',
    steps: [
      step('Talk', 'What you do all day, what you cannot see, and which medicines you take.'),
      step('Measure', 'Lenses in front of each eye, until the letters are sharp without strain.'),
      step('Look', 'A bright light and a lens show the front and the back of the eye.'),
      step('Tell', 'What we found, in plain words, and your prescription on paper.'),
    ],
  },
  pricing: {
    title: 'The fee',
    text: 'With a scan it is {catalogue.full-test.price}: [what the scan adds](treatment:full-test).',
  },
  questions: [
    question('How often should I come?', 'Most adults every two years. We tell you if it should be sooner, and why.'),
    question('Can I drive afterwards?', 'Usually, yes. If we have to widen your pupils, no: we say so when you book.'),
  ],
};

export const fullTest = {
  lead: 'The sight test, and a scan of the layers behind the retina that an ordinary look does not show.',
  explanation: {
    title: 'What the scan adds',
    paragraphs: [
      'The scan takes a picture in depth, like a slice of cake. It needs no drops and does not touch the eye.',
      'Its real use is the second time: two pictures a year apart show change that nobody could see in one.',
    ],
    facts: [
      { label: 'Bring', text: 'Your present glasses, and your lenses in their case' },
      { label: 'Keep', text: 'A print of the scan, if you would like one' },
    ],
  },
  pricing: { title: 'Test and scan together' },
};

export const varifocals = {
  lead: 'Far away at the top, reading at the bottom, and everything between without a line across it.',
  lists: {
    title: 'Are they for you?',
    lists: [
      {
        title: 'They suit you if',
        items: [
          'You change glasses many times a day',
          'You look up and down as you work',
          'You can give them a fortnight',
        ],
      },
      {
        title: 'Think again if',
        items: [
          'You mostly read',
          'You work overhead',
          'You were dizzy with the last pair: tell us, and we look at why',
        ],
      },
    ],
  },
  pricing: {
    title: 'For one lens',
    text: 'You need two. Frames are from {figures.frames}, and the fitting is part of the price.',
  },
  questions: [
    question(
      'What if I cannot get used to them?',
      'Come back within {figures.changing}. We make other lenses, or two pairs instead, at no further charge.',
    ),
    question('May I use my own frame?', 'If it is sound, yes. We look at it first, and do not charge for looking.'),
  ],
};

export const fitting = {
  lead: 'Two visits: we measure your eyes and choose a lens, you learn to put it in, and a week later we look at how the eye likes it.',
  steps: {
    title: 'Two visits, a week apart',
    steps: [
      step('First visit', 'Measurements, a trial pair, and practice until you can take them out yourself.'),
      step('A week at home', 'A few hours on the first day, longer each day after.'),
      step('Second visit', 'We look at both eyes with the lenses in, and write your specification.'),
    ],
  },
  pricing: { title: 'Both visits', text: 'Trial lenses are part of it.' },
};

/** The words of the page on the opticians. */
export const team = {
  hero: {
    title: 'The two of us',
    lead: 'A shop is its people. You can look up both of us in the public register.',
  },
  profiles: { title: 'Who does what', text: 'If you would rather see one of us, say so when you ring.' },
  saying: 'Good glasses are the ones you *forget* you are wearing.',
};

/** The text of the page that explains how to find the shop. */
export const place = {
  hero: {
    title: 'Find the shop',
    lead: '{clinic.address.street}, a minute from the market square, by {clinic.address.area}.',
  },
  visit: { title: 'Address and hours' },
  access: {
    title: 'Getting here',
    paragraphs: [
      'From the station it is ten minutes on foot, uphill. Buses stop in the square.',
      'Park in the square except on market days, when the car park below the wall is easier.',
    ],
    facts: [
      { label: 'Door', text: 'One step of six centimetres; ring for the ramp' },
      { label: 'Inside', text: 'All on one floor, with a chair at every mirror' },
      { label: 'Hearing', text: 'There is a loop in the test room' },
    ],
  },
};
