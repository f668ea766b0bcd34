import { question } from 'clinic-site';

/** Copy of the skin consultation page. */
export const skinConsultationCopy = {
  hero: {
    title: 'Skin consultation',
    lead: 'A conversation with a doctor about your skin, your health and what you hope for. You hear what is likely to help, what it costs and what it cannot do.',
    note: 'Free for first-time clients',
    virtual: {
      label: 'Choose a virtual appointment',
      note: '{catalogue.virtual-skin-consultation.price}, {catalogue.virtual-skin-consultation.minutes} minutes',
    },
    clinic: {
      label: 'Book an in-clinic consultation',
      note: '{catalogue.clinic-skin-consultation.price}, {catalogue.clinic-skin-consultation.minutes} minutes',
    },
  },
  facts: {
    title: 'At a glance',
    facts: [
      {
        value: '{catalogue.virtual-skin-consultation.minutes}-minute virtual',
        note: 'By video, from wherever you are',
      },
      {
        value: '{catalogue.virtual-skin-consultation.price}',
        note: 'For first-time clients, usually {catalogue.virtual-skin-consultation.usualPrice}',
      },
      {
        value: 'Available most days',
        note: 'Times are in the calendar on this page',
      },
    ],
  },
  book: {
    title: 'Choose a time',
    text: 'Pick a day and a time that suit you. If the calendar does not load, use the link beside it.',
  },
  lists: {
    title: 'What to expect',
    lists: [
      {
        title: 'What a doctor asks about',
        items: [
          'What bothers you, for how long, and what you have tried',
          'Your health, your medicines and any allergies',
          'Pregnancy and breastfeeding, because some treatments have to wait',
          'What you hope for, and what you do not want',
        ],
      },
      {
        title: 'What to have ready',
        items: [
          'A quiet place with daylight, and no make-up if you can',
          'The names of your medicines and of earlier treatments',
          'Photo ID: services are for adults aged {clinic.minimumAge} and over, and you may be asked for it',
          'Your questions, in writing if that helps',
        ],
      },
      {
        title: 'What you leave with',
        items: [
          'What is likely to help you, and what is not',
          'Prices and durations, the same as under [treatments and prices](/treatments)',
          'The usual course of recovery and the common side effects',
          'Time to decide: nothing needs to be booked on the day',
        ],
      },
      {
        title: 'What a virtual consultation cannot do',
        items: [
          'Replace an examination: your skin is examined in person before treatment',
          'Lead to a prescription-only medicine without a doctor seeing you in person',
          'Help in an emergency: call 999, or 111 for advice',
        ],
      },
    ],
  },
  questions: [
    question(
      'Is it really free?',
      'Yes. The virtual consultation is complimentary for first-time clients; it is usually {catalogue.virtual-skin-consultation.usualPrice}. You are not expected to book a treatment.',
    ),
    question(
      'Virtual or in clinic: which should I choose?',
      'Choose virtual to find out what could help and what it costs. Choose the clinic if you would like your skin examined at once: {catalogue.clinic-skin-consultation.price}, {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
    ),
    question(
      'Can I be treated on the same day?',
      'Not by video. In the clinic it depends on the treatment, on the doctor’s assessment and on you: wanting to think it over is always reason enough to wait.',
    ),
    question(
      'What if no treatment suits me?',
      'Then the doctor says so, and why. If your GP should look at something first, you are told that too.',
    ),
    question(
      'Can I move or cancel my consultation?',
      'Yes, with at least {figures.notice}’ notice. The [Cancellation Policy](/cancellation) explains what applies after that.',
    ),
  ],
};

/** Copy of the mind consultation page. */
export const mindConsultationCopy = {
  hero: {
    title: 'Mind consultation',
    lead: 'A free first session with a coach: what you want to change, what you have tried, and whether coaching can help.',
    note: 'Your first session is free',
    call: {
      label: 'Choose a time for the discovery call',
      note: '{programmes.discovery-call.price}, {programmes.discovery-call.minutes} minutes',
    },
  },
  facts: {
    title: 'At a glance',
    facts: [
      {
        value: '{programmes.discovery-call.minutes}-minute virtual',
        note: 'By video, from wherever you are',
      },
      {
        value: '{programmes.discovery-call.price}',
        note: 'There is nothing to pay or to sign',
      },
      {
        value: 'One to one',
        note: 'With a coach, in confidence',
      },
    ],
  },
  book: {
    title: 'Choose a time',
    text: 'Pick a day and a time that suit you. If the calendar does not load, use the link beside it.',
  },
  lists: {
    title: 'What to expect',
    lists: [
      {
        title: 'What you talk about',
        items: [
          'What you want to change, and why now',
          'What you have tried, and what came of it',
          'What would count as progress, and who would notice',
        ],
      },
      {
        title: 'What to have ready',
        items: [
          'One situation that shows what you mean',
          'A quiet room in which you can speak freely',
          'Your questions about method, dates and prices',
        ],
      },
      {
        title: 'What you leave with',
        items: [
          'A plain answer on whether coaching can help',
          'If it can, which of the [programmes](/mind#programmes) would suit you, and its price',
          'If it cannot, where else you might look',
        ],
      },
      {
        title: 'What coaching is not',
        items: [
          'Medical or psychological treatment, or a replacement for either',
          'Help in an emergency: call 999, or 111 for advice',
        ],
      },
    ],
  },
  questions: [
    question(
      'Is the discovery call free?',
      'Yes. It is complimentary, takes {programmes.discovery-call.minutes} minutes and commits you to nothing.',
    ),
    question(
      'Who will I speak to?',
      'A coach, one to one. Their qualifications and their number in the medical register are on the [team page](/team).',
    ),
    question(
      'What comes after the call?',
      'Nothing, unless you want it to. You can book the {programmes.clarity-strategy-session.name} ({programmes.clarity-strategy-session.minutes} minutes, {programmes.clarity-strategy-session.price}, credited if you continue into a programme) or choose one of the [programmes](/mind#programmes).',
    ),
    question(
      'Is the call confidential?',
      'Yes, within the limits of the law: a coach may have to act where someone is at serious risk of harm. [Privacy and Cookies](/privacy) says how notes are kept.',
    ),
    question(
      'Can I move or cancel the call?',
      'Yes, with at least {figures.notice}’ notice. The [Cancellation Policy](/cancellation) explains what applies after that.',
    ),
  ],
};
