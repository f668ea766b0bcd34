import { benefit, question, step } from 'clinic-site';

/** Copy of the page on polynucleotides under the eyes. */
export const eyeRejuvenation = {
  lead: 'Polynucleotides for the thin skin under the eyes, where it looks creased or tired. A doctor looks for the cause first.',
  figures: [
    {
      label: 'Course',
      value: '{catalogue.eye-rejuvenation.packages.0.sessions}',
      unit: 'sessions, {catalogue.eye-rejuvenation.packages.0.price}',
    },
    { label: 'Lasts', value: '{catalogue.eye-rejuvenation.figures.lasts}' },
  ],
  benefits: [
    benefit(
      'How long it lasts',
      'The skin goes on ageing meanwhile, as all skin does.',
      '{catalogue.eye-rejuvenation.figures.lasts}',
    ),
    benefit(
      'A planned course',
      'Skin repairs itself in stages, so the usual plan is a course. Your doctor sets the interval.',
      '{catalogue.eye-rejuvenation.packages.0.sessions}',
      'sessions',
    ),
    benefit(
      'A short visit',
      'Small amounts with a fine needle or a blunt cannula. Swelling and bruises are common here and pass.',
      '{catalogue.eye-rejuvenation.duration}',
    ),
  ],
  comparison: {
    title: 'Before and after, drawn',
    caption:
      '“The aim is skin that looks rested, not a different face.” Drawn illustrations, not a patient. Results vary.',
  },
  explanation: {
    title: 'What polynucleotides do under the eyes',
    paragraphs: [
      'The skin under the eyes is thinner than almost anywhere else. With the years it loses collagen, creases easily and lets the darker layer beneath show through.',
      'Plinest Eye contains polynucleotides: purified fragments of DNA, of fish origin. Injected into the skin, they hold water and are meant to prompt its cells to repair and to build collagen. The result lasts {catalogue.eye-rejuvenation.figures.lasts}.',
      'It improves skin, and only skin. Bags, deep hollows and pigment have other causes; your doctor looks for yours and says so if this treatment will not reach it.',
    ],
  },
  pricing: {
    text: '{catalogue.eye-rejuvenation.price} a session. The course of {catalogue.eye-rejuvenation.packages.0.sessions} is {catalogue.eye-rejuvenation.packages.0.price} instead of {catalogue.eye-rejuvenation.packages.0.reference}: you save {catalogue.eye-rejuvenation.packages.0.saving} against single sessions.',
    note: 'A doctor’s assessment comes first. “From” is the price of one session; if your plan needs more, you are told the price before you decide. Courses are typically valid for {figures.validity}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'A doctor asks about your sleep, allergies, health and medicines, and any filler you have had there. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment and photographs',
        'At the clinic the doctor looks at skin, hollows and pigment in good light, and agrees with you what can be expected.',
        'At the clinic',
      ),
      step(
        'First session',
        'The skin is cleansed and, if you wish, numbed. Small amounts are placed under each eye.',
        '{catalogue.eye-rejuvenation.duration}',
      ),
      step(
        'The course continues',
        'A course is {catalogue.eye-rejuvenation.packages.0.sessions} sessions. Your doctor sets the interval by how your skin responds.',
        '{catalogue.eye-rejuvenation.packages.0.sessions} sessions in all',
      ),
      step(
        'Result and review',
        'The change develops gradually, and the result lasts {catalogue.eye-rejuvenation.figures.lasts}. At the review you compare photographs taken in the same light.',
        'Lasts {catalogue.eye-rejuvenation.figures.lasts}',
      ),
    ],
  },
  faq: [
    question(
      'Will it remove my dark circles?',
      'It depends on their cause. Where thin skin lets the layer beneath show through, thicker skin can make them lighter. Shadows from a hollow or from pigment respond little.',
    ),
    question(
      'How long does it last?',
      'The result lasts {catalogue.eye-rejuvenation.figures.lasts}. It develops over the course and varies from person to person.',
    ),
    question(
      'Is it a filler?',
      'No. Polynucleotides add no lasting volume. The swelling of the first days is not the result.',
    ),
    question(
      'Is there any downtime?',
      'Swelling, small bumps and bruises under the eyes are common and usually settle within days. Plan the session away from occasions that matter to you.',
    ),
    question(
      'Where do the polynucleotides come from?',
      'They are purified from fish. If you are allergic to fish, or avoid animal products, tell the doctor; the treatment may not be for you.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, is allergic to fish, or has an active infection or inflammation near the eyes. Tell your doctor about autoimmune conditions, eye conditions and medicines that thin the blood.',
    ),
  ],
  closing: {
    title: 'Let a doctor look at the cause',
    text: 'Tired eyes have several causes. An assessment tells you which is yours before you decide on a treatment.',
    disclaimer:
      'A doctor’s assessment comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
