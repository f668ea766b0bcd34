import { benefit, question, step } from 'clinic-site';

/** Copy of the page on Profhilo. */
export const profhilo = {
  lead: 'Hyaluronic acid for skin that is dry, crêpey or slack: a course of {catalogue.profhilo.packages.0.sessions} sessions, {catalogue.profhilo.figures.apart} apart. A doctor assesses your skin first.',
  figures: [
    {
      label: 'Course',
      value: '{catalogue.profhilo.packages.0.sessions}',
      unit: 'sessions, {catalogue.profhilo.packages.0.price}',
    },
    { label: 'Apart', value: '{catalogue.profhilo.figures.apart}' },
    { label: 'Top-up', value: '{catalogue.profhilo.figures.topUp}' },
  ],
  benefits: [
    benefit(
      'A short course',
      'Given {catalogue.profhilo.figures.apart} apart, and planned together from the start.',
      '{catalogue.profhilo.packages.0.sessions}',
      'sessions',
    ),
    benefit(
      'Top-ups',
      'A single session is meant to maintain the result. Your doctor tells you if you can wait longer.',
      '{catalogue.profhilo.figures.topUp}',
    ),
    benefit(
      'A short visit',
      'A few small injections on each side of the face; the gel spreads by itself. Most people go straight back to their day.',
      '{catalogue.profhilo.duration}',
    ),
  ],
  explanation: {
    title: 'What Profhilo does',
    paragraphs: [
      'Profhilo is a gel of concentrated hyaluronic acid. Hyaluronic acid is a sugar that your skin makes itself; it holds water, and there is less of it as you age.',
      'Placed just under the surface, the gel spreads evenly, draws in water and prompts the skin to renew its own collagen and elastin. That is why the effect is one of texture and firmness and not of shape: it does not fill lines or remodel features.',
      'It will not lift marked laxity or remove deep folds, and your doctor will say so if that is what you are hoping for.',
    ],
  },
  pricing: {
    text: '{catalogue.profhilo.price}. The course of {catalogue.profhilo.packages.0.sessions} is {catalogue.profhilo.packages.0.price} instead of {catalogue.profhilo.packages.0.reference}: you save {catalogue.profhilo.packages.0.saving} against single sessions.',
    note: 'A doctor’s assessment comes first. Courses are typically valid for {figures.validity}. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'A doctor reviews your skin, your history and your medicines, and says whether Profhilo suits you. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'First session',
        'Your skin is cleansed and Profhilo is placed at a few points on each side of the face. Small raised marks are usual and settle by themselves.',
        '{catalogue.profhilo.duration}',
      ),
      step(
        'Second session',
        'The same points are treated again, {catalogue.profhilo.figures.apart} after the first visit.',
        'After {catalogue.profhilo.figures.apart}, {catalogue.profhilo.minutes} minutes',
      ),
      step(
        'The result settles',
        'Hydration tends to show first, firmness later. How much you see varies from person to person.',
        'In the weeks that follow',
      ),
      step(
        'Top-up',
        'A top-up {catalogue.profhilo.figures.topUp} is meant to maintain the result, for as long as you wish.',
        'Once {catalogue.profhilo.figures.topUp}',
      ),
    ],
  },
  faq: [
    question(
      'Is Profhilo a filler?',
      'No. It is hyaluronic acid too, but the gel spreads under the skin to hydrate it. It does not change the shape of your face.',
    ),
    question(
      'How many sessions will I need?',
      'Most plans are {catalogue.profhilo.packages.0.sessions} sessions {catalogue.profhilo.figures.apart} apart, then a top-up {catalogue.profhilo.figures.topUp}. Your doctor may suggest fewer or more.',
    ),
    question(
      'Is there any downtime?',
      'Small raised marks at the injection points are usual and settle soon. Some people bruise, swell or feel tender for a few days. Most go back to work the same day.',
    ),
    question(
      'Does it hurt?',
      'Most people describe a brief sting and a feeling of pressure at each point. Tell your doctor if needles worry you.',
    ),
    question(
      'What should I avoid afterwards?',
      'Leave make-up, exercise, alcohol and heat such as a sauna for another day, and do not massage the area. You receive this advice in writing.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an active infection of the skin, or has reacted to hyaluronic acid. Autoimmune conditions and medicines that thin the blood need a closer look; your doctor checks this with you first.',
    ),
  ],
  closing: {
    title: 'Start with a conversation',
    text: 'A doctor looks at your skin and tells you whether hydration is what it lacks.',
    disclaimer:
      'A doctor’s assessment comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
