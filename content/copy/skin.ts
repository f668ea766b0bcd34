import { step } from 'clinic-site';

/** Copy of the skin home. */
export const skinCopy = {
  hero: {
    title: 'Skin',
    lead: 'A doctor assesses your skin before anything is planned, and says so plainly if you would be better off without treatment.',
    note: 'Free for first-time clients',
  },
  offers: {
    title: 'Signature Offers',
    text: 'Treatments planned together, at one price. A doctor’s assessment decides whether they suit you.',
  },
  cases: {
    title: 'Before and after',
    text: 'What was done, how long it took and what changed. Results vary from person to person.',
  },
  categories: {
    title: 'Treatments by kind',
    text: 'Durations and prices of all of them are under [treatments and prices](/treatments).',
  },
  reviews: {
    title: 'What clients say',
    badge: 'from {clinic.rating.source} reviews',
  },
  consultation: {
    title: 'The consultation comes first',
    paragraphs: [
      'A doctor asks about your skin, your health and your medicines, and about what you hope for. You hear what is likely to help, what is not, and what it costs.',
      'You can begin from home or come to the clinic. A virtual consultation gives advice, not a prescription: before a prescription-only medicine is prescribed, a doctor sees you in person.',
    ],
    facts: {
      virtual: {
        label: 'Virtual',
        text: '{catalogue.virtual-skin-consultation.minutes} minutes, free for first-time clients, usually {catalogue.virtual-skin-consultation.usualPrice}',
      },
      clinic: {
        label: 'In clinic',
        text: '{catalogue.clinic-skin-consultation.minutes} minutes, {catalogue.clinic-skin-consultation.price}, {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}',
      },
    },
  },
  journey: {
    title: 'From first question to review',
    steps: [
      step(
        'Consultation',
        'A doctor asks, listens and looks: virtual and free for first-time clients, or in the clinic. You say what bothers you, in your own words.',
        '{catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment in person',
        'Your skin is examined before treatment is offered. If something is unlikely to help, or does not suit you, you are told so.',
        'At the clinic',
      ),
      step(
        'A plan in writing',
        'It says what is proposed, what it costs, how long the effect tends to last and what it cannot do. Take the time you need.',
        'Before you decide',
      ),
      step(
        'Treatment',
        'A GMC-registered doctor treats you. Durations and prices are under [treatments and prices](/treatments).',
        '{clinic.visitNote}',
      ),
      step(
        'Aftercare and review',
        'You leave with advice for the days that follow, and know how to reach us. At a review you decide whether anything more is worth doing.',
        'Afterwards',
      ),
    ],
  },
  booking: {
    title: 'How to book',
    new: {
      title: 'New to the clinic',
      text: 'Begin with a consultation: {catalogue.virtual-skin-consultation.minutes} minutes with a doctor, virtual and free for first-time clients. You do not need to know which treatment you want.',
      label: 'Book a free virtual consultation',
      note: '{catalogue.virtual-skin-consultation.price}, {catalogue.virtual-skin-consultation.minutes} minutes',
    },
    returning: {
      title: 'Returning',
      text: 'Book your next treatment directly. Tell the doctor on the day if your health or your medicines have changed.',
      label: 'Book Treatment',
      note: 'Treatments and courses',
    },
  },
  closing: {
    title: 'Start with a question',
    text: 'Say what bothers you. A doctor tells you what could help, and what could not.',
  },
};
