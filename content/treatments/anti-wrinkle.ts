import { benefit, question, step } from 'clinic-site';

/** Copy of the page on the forehead, the frown and the crow's feet. */
export const antiWrinkle = {
  lead: 'For lines that appear when you frown, smile or raise your brows. A doctor examines you in person first and plans around the way your own face moves.',
  figures: [
    { label: 'Visible in', value: '{catalogue.anti-wrinkle.figures.visible}' },
    { label: 'Full at', value: '{catalogue.anti-wrinkle.figures.full}' },
    { label: 'Lasts', value: '{catalogue.anti-wrinkle.figures.lasts}' },
  ],
  benefits: [
    benefit(
      'First effects',
      'The treated muscles begin to work less. The change comes on gradually, from one day to the next.',
      '{catalogue.anti-wrinkle.figures.visible}',
    ),
    benefit(
      'Full effect',
      'By now the effect is complete. This is the moment to judge it, not the first morning.',
      '{catalogue.anti-wrinkle.figures.full}',
    ),
    benefit(
      'How long it lasts',
      'The effect wears off by itself, and the muscles return to their usual strength.',
      '{catalogue.anti-wrinkle.figures.lasts}',
    ),
    benefit(
      'Small doses',
      'About {catalogue.anti-wrinkle.figures.injections} fine injections. How many you need depends on the areas and on the strength of your muscles.',
      '{catalogue.anti-wrinkle.figures.injections}',
      'injections',
    ),
  ],
  comparison: {
    title: 'Before and after, drawn',
    caption:
      'Drawn illustrations, not a patient: the same movement before treatment and when the effect is full, at {catalogue.anti-wrinkle.figures.full}. Results vary.',
  },
  explanation: {
    title: 'How it works',
    paragraphs: [
      'Lines of expression form where a muscle folds the skin again and again: across the forehead, between the brows, beside the eyes. A prescription-only medicine, given in small doses, reduces the signal from nerve to muscle. The muscle pulls less, and the skin over it creases less.',
      'Effects are visible in {catalogue.anti-wrinkle.figures.visible}, full at {catalogue.anti-wrinkle.figures.full} and last {catalogue.anti-wrinkle.figures.lasts}. The medicine wears off by itself, and the movement comes back.',
      'Lines that show only in movement respond more than lines that are also there at rest. Your doctor tells you beforehand what can be expected of yours, and aims to leave enough movement for your expressions to stay your own.',
    ],
  },
  pricing: {
    text: 'The price depends on how many areas are treated. Which of them, if any, is decided at the assessment.',
    note: 'A doctor’s assessment in person comes first, and the prescription depends on it. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in five steps',
    steps: [
      step(
        'Consultation',
        'You tell a doctor what bothers you, your medical history and the medicines you take. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment in person',
        'At the clinic the doctor looks at your face at rest and in movement, explains risks and alternatives, and prescribes only if treatment suits you.',
        'At the clinic',
      ),
      step(
        'Treatment',
        'Your skin is cleansed and the medicine is given in about {catalogue.anti-wrinkle.figures.injections} fine injections. You receive aftercare in writing.',
        '{catalogue.anti-wrinkle.options.one-area.duration} to {catalogue.anti-wrinkle.options.three-areas.duration}',
      ),
      step(
        'The effect builds',
        'Effects are visible in {catalogue.anti-wrinkle.figures.visible} and full at {catalogue.anti-wrinkle.figures.full}. If something looks uneven by then, tell the clinic, and a doctor looks at it with you.',
        'Full at {catalogue.anti-wrinkle.figures.full}',
      ),
      step(
        'It wears off',
        'The effect lasts {catalogue.anti-wrinkle.figures.lasts}. You decide then whether to repeat it; if you do not, your face moves as it did before.',
        'After {catalogue.anti-wrinkle.figures.lasts}',
      ),
    ],
  },
  faq: [
    question(
      'When will I see an effect, and how long does it last?',
      'Effects are visible in {catalogue.anti-wrinkle.figures.visible} and full at {catalogue.anti-wrinkle.figures.full}. They last {catalogue.anti-wrinkle.figures.lasts}; this varies from person to person.',
    ),
    question(
      'How many injections are there, and do they hurt?',
      'About {catalogue.anti-wrinkle.figures.injections}, with a very fine needle. Most people describe a brief sting at each. Tell the doctor if needles worry you.',
    ),
    question(
      'Will I still be able to move my face?',
      'That is the aim of the plan. The dose is matched to your muscles, and a first treatment is usually a cautious one. How much movement you want to keep is part of the conversation.',
    ),
    question(
      'What side effects are possible?',
      'Redness, small bumps, bruises or a headache may follow and usually settle by themselves. Less often a brow or an eyelid sits lower, or one side differs from the other, until the effect wears off. Your doctor goes through all of them before you decide. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'What should I avoid afterwards?',
      'Do not rub or massage the treated areas, and leave strenuous exercise and heat such as a sauna for another day. You receive this advice in writing.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an infection at the place of treatment, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before. Some medicines matter too, so bring a list of yours.',
    ),
    question(
      'I am new to the clinic. Can I book a treatment?',
      'Begin with a consultation. The virtual one takes {catalogue.virtual-skin-consultation.minutes} minutes and is free for first-time clients; whatever it suggests, a doctor examines you in person before anything is prescribed.',
    ),
  ],
  closing: {
    title: 'Begin with an assessment',
    text: 'New clients start with a consultation. Returning clients book their treatment directly; the doctor looks again before each one.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
