import { benefit, question, step } from 'clinic-site';

/** Copy of the page on polynucleotides for the whole face. */
export const fullFaceRegeneration = {
  lead: 'Polynucleotides over the whole face, for skin that has become thin, dull or lined, in sessions {catalogue.full-face-regeneration.figures.apart} apart. A doctor assesses your skin first.',
  figures: [
    {
      label: 'Course',
      value: '{catalogue.full-face-regeneration.packages.0.sessions}',
      unit: 'sessions, {catalogue.full-face-regeneration.packages.0.price}',
    },
    { label: 'Apart', value: '{catalogue.full-face-regeneration.figures.apart}' },
  ],
  benefits: [
    benefit(
      'A planned course',
      'Repair takes place in stages, so the usual plan is a course rather than a single visit.',
      '{catalogue.full-face-regeneration.packages.0.sessions}',
      'sessions',
    ),
    benefit(
      'Time to repair',
      'The skin repairs itself between sessions, and the doctor looks at it before the next.',
      '{catalogue.full-face-regeneration.figures.apart}',
    ),
    benefit(
      'The whole face in one visit',
      'Small amounts over forehead, cheeks and lower face. Small bumps are usual and settle by themselves.',
      '{catalogue.full-face-regeneration.duration}',
    ),
  ],
  explanation: {
    title: 'Quality of skin, not shape',
    paragraphs: [
      'Plinest contains polynucleotides: purified fragments of DNA, of fish origin. In the skin they hold water and are meant to prompt the cells that build collagen to repair and renew.',
      'They are injected in small amounts over the whole face, in sessions {catalogue.full-face-regeneration.figures.apart} apart. What changes is texture, hydration and fine lines. Features, volume and expression stay as they are.',
      'The change is gradual and differs between people. Skin that has seen much sun or smoke may need longer; deep folds and laxity need something else, or nothing.',
    ],
  },
  pricing: {
    text: '{catalogue.full-face-regeneration.price} a session. The course of {catalogue.full-face-regeneration.packages.0.sessions} is {catalogue.full-face-regeneration.packages.0.price} instead of {catalogue.full-face-regeneration.packages.0.reference}: you save {catalogue.full-face-regeneration.packages.0.saving} against single sessions.',
    note: 'A doctor’s assessment comes first. “From” is the price of one session; if your plan needs more, you are told the price before you decide. Courses are typically valid for {figures.validity}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'A doctor reviews your skin, allergies, history and medicines, and says whether polynucleotides suit you. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'First session',
        'The skin is cleansed and, if you wish, numbed. Small amounts are injected over the whole face.',
        '{catalogue.full-face-regeneration.duration}',
      ),
      step(
        'The course continues',
        'A course is {catalogue.full-face-regeneration.packages.0.sessions} sessions. Before each, the doctor looks at how your skin responded.',
        'Every {catalogue.full-face-regeneration.figures.apart}',
      ),
      step(
        'The skin renews itself',
        'Hydration tends to show first, texture and fine lines later. It is a slow change, and photographs show it more clearly than a mirror.',
        'In the weeks that follow',
      ),
      step(
        'Review and maintenance',
        'At the review you compare photographs taken in the same light, and decide together whether single sessions later are worthwhile.',
        'After the course',
      ),
    ],
  },
  faq: [
    question(
      'How many sessions will I need?',
      'The usual course is {catalogue.full-face-regeneration.packages.0.sessions} sessions, {catalogue.full-face-regeneration.figures.apart} apart. Your doctor may suggest fewer or more.',
    ),
    question(
      'When will I see a change?',
      'Gradually, during the course and in the weeks after it. How much you see varies from person to person.',
    ),
    question(
      'How does it differ from a skin booster?',
      'A [skin booster](/categories/skin-boosters) brings hyaluronic acid and works through hydration first. Polynucleotides are aimed at repair. Your doctor tells you which of the two suits your skin.',
    ),
    question(
      'Is there any downtime?',
      'Small bumps, redness, swelling and bruises are usual and settle within days. Keep important occasions away from the first days.',
    ),
    question(
      'Where do the polynucleotides come from?',
      'They are purified from fish. If you are allergic to fish, or avoid animal products, tell the doctor; the treatment may not be for you.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, is allergic to fish, or has an active infection or inflammation of the skin. Tell your doctor about autoimmune conditions, a tendency to raised scars and medicines that thin the blood.',
    ),
  ],
  closing: {
    title: 'Have your skin looked at first',
    text: 'A doctor looks at your skin as a whole and tells you what a course can change, and what it cannot.',
    disclaimer:
      'A doctor’s assessment comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
