import { benefit, question, step } from 'clinic-site';

/** Copy of the page on microneedling. */
export const microneedling = {
  lead: 'Fine needles prompt the skin to renew itself: a glow shows within {catalogue.microneedling.figures.glow}, texture and scars take a course. A doctor assesses your skin first.',
  figures: [{ label: 'Glow within', value: '{catalogue.microneedling.figures.glow}' }],
  protocols: {
    title: 'Two protocols',
    text: 'The needling is the same. What is worked into the skin differs, and so does what it is for.',
  },
  benefits: [
    benefit(
      'A first glow',
      'A glow shows once the redness has gone. It is the first effect, not the whole of it.',
      '{catalogue.microneedling.figures.glow}',
    ),
    benefit(
      'A course for texture',
      'Pores, fine lines and scars change as collagen is rebuilt, which takes several sessions.',
      '{catalogue.microneedling.options.classic.packages.0.sessions} or {catalogue.microneedling.options.classic.packages.1.sessions}',
      'sessions',
    ),
    benefit(
      'One unhurried visit',
      'Numbing, treatment and aftercare together. Expect redness like sunburn on the way home.',
      '{catalogue.microneedling.duration}',
    ),
  ],
  explanation: {
    title: 'How microneedling works',
    paragraphs: [
      'A pen with very fine needles makes many small channels in the skin. The skin answers as it would to any small injury: it repairs itself and lays down new collagen.',
      'While the channels are open, they carry more into the skin than a cream can. Classic uses hyaluronic acid, for hydration and texture. Regenerative uses {catalogue.microneedling.figures.exosomes} and polynucleotides, for skin that needs more repair.',
      'A glow shows within {catalogue.microneedling.figures.glow}. Lines, pores and scars change more slowly, over a course, and not every scar responds alike. Your doctor tells you which protocol suits your skin, or that neither does.',
    ],
  },
  pricing: {
    text: 'A single session takes {catalogue.microneedling.minutes} minutes: Classic {catalogue.microneedling.options.classic.price}, Regenerative {catalogue.microneedling.options.regenerative.price}. Savings on courses are against single sessions.',
    note: 'A doctor’s assessment comes first. Courses are typically valid for {figures.validity}. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Consultation',
        'A doctor looks at your skin, asks about scars, cold sores and medicines, and suggests a protocol. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Treatment',
        'The skin is cleansed and numbed, then needled area by area while the serum is worked in.',
        '{catalogue.microneedling.duration}',
      ),
      step(
        'The first days',
        'Redness and tightness fade, and a glow shows within {catalogue.microneedling.figures.glow}. Use a mild cleanser, a plain moisturiser and sun protection.',
        'Glow within {catalogue.microneedling.figures.glow}',
      ),
      step(
        'The course',
        'Collagen is rebuilt over the weeks between sessions. Your doctor sets the interval and looks at your skin before each.',
        '{catalogue.microneedling.options.classic.packages.0.sessions} or {catalogue.microneedling.options.classic.packages.1.sessions} sessions',
      ),
    ],
  },
  faq: [
    question(
      'Classic or Regenerative?',
      'Classic, with hyaluronic acid, is for hydration, pores and fine lines. Regenerative, with {catalogue.microneedling.figures.exosomes} and polynucleotides from fish, is for scars, dullness and sun-damaged skin. If you are unsure, ask in a consultation.',
    ),
    question(
      'When will I see something?',
      'A glow shows within {catalogue.microneedling.figures.glow}. Changes of texture appear over a course, as the skin rebuilds collagen.',
    ),
    question(
      'Does it hurt?',
      'A numbing cream is used first. Most people feel pressure and prickling, more over bone than over the cheeks.',
    ),
    question(
      'Is there any downtime?',
      'Redness, warmth and tightness are usual at first, and fine flaking or small bruises may follow for a few days. Make-up waits until the skin has calmed.',
    ),
    question(
      'How many sessions will I need?',
      'One for a fresh surface; a course of {catalogue.microneedling.options.classic.packages.0.sessions} or {catalogue.microneedling.options.classic.packages.1.sessions} for texture and scars. Your doctor looks at your skin before suggesting either.',
    ),
    question(
      'Who should not have it?',
      'Anyone with active acne, a cold sore or an infection of the skin, a tendency to raised scars, or a recent course of a strong acne medicine. If you are pregnant or breastfeeding, wait. If you are allergic to fish, Regenerative is not for you.',
    ),
  ],
  closing: {
    title: 'Not sure where to start?',
    text: 'A doctor looks at your skin and tells you which protocol suits it, or that neither does. The virtual consultation is free for first-time clients.',
    disclaimer:
      'A doctor’s assessment comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
