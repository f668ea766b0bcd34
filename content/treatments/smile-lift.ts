import { benefit, question, step } from 'clinic-site';

/** Copy of the page on the corners of the mouth. */
export const smileLift = {
  lead: 'For corners of the mouth that turn down at rest. Two small muscles are treated, one on each side, once a doctor has examined you in person.',
  figures: [{ label: 'Lasts', value: '{catalogue.smile-lift.figures.lasts}' }],
  benefits: [
    benefit(
      'A more neutral resting face',
      'The corners of the mouth are drawn down less when your face is at rest. The treatment is aimed at the face at rest, not at your smile.',
    ),
    benefit(
      'A small treatment',
      'One small muscle on each side, in an appointment of {catalogue.smile-lift.minutes} minutes.',
    ),
    benefit(
      'An effect with an end',
      'It lasts {catalogue.smile-lift.figures.lasts} and wears off by itself. You decide whether to repeat it.',
    ),
  ],
  explanation: {
    title: 'The muscle that pulls the corners down',
    paragraphs: [
      'The depressor anguli oris, DAO for short, runs from the corner of the mouth to the edge of the jaw. It works when you pull a sad face. In some faces it pulls at rest too, and the corners turn down although nothing is wrong.',
      'A small dose of a prescription-only medicine reduces that pull. The muscles that raise the corners then have less to work against.',
      'The effect lasts {catalogue.smile-lift.figures.lasts}. If the corners sit low because of lost volume or loose skin, the muscle is not the cause, and the doctor will say so.',
    ],
  },
  pricing: {
    text: 'One price for both sides, in one appointment of {catalogue.smile-lift.minutes} minutes.',
    note: 'A doctor’s assessment in person comes first, and the prescription depends on it. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Consultation',
        'You tell a doctor what you would like to change, your history and your medicines. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment in person',
        'At the clinic the doctor looks at your mouth at rest, speaking and smiling, and prescribes only if the muscle is the cause.',
        'At the clinic',
      ),
      step(
        'Treatment',
        'The muscle is found on both sides while you pull the corners down, and a small dose is injected into each.',
        '{catalogue.smile-lift.duration}',
      ),
      step(
        'Effect and review',
        'The pull eases gradually. The effect lasts {catalogue.smile-lift.figures.lasts}; the doctor then looks with you at whether to repeat it.',
        'For {catalogue.smile-lift.figures.lasts}',
      ),
    ],
  },
  faq: [
    question(
      'Will it change my smile?',
      'It is not meant to. If the medicine reaches a neighbouring muscle, a smile can be uneven for some weeks; exact placement and a small dose are meant to prevent that.',
    ),
    question('How long does it last?', 'The effect lasts {catalogue.smile-lift.figures.lasts} and fades gradually.'),
    question('Does it hurt?', 'There are few injections. Most people describe a brief sting at each.'),
    question(
      'What side effects are possible?',
      'Small bruises, swelling or tenderness usually settle by themselves. Less often the lower lip moves unevenly, or drinking and some sounds feel different, until the effect wears off. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an infection at the place of treatment, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before. If you sing or play a wind instrument, tell the doctor.',
    ),
    question(
      'I am new to the clinic. Where do I begin?',
      'With a consultation. The virtual one takes {catalogue.virtual-skin-consultation.minutes} minutes and is free for first-time clients; a doctor examines you in person before anything is prescribed.',
    ),
  ],
  closing: {
    title: 'Find out what pulls the corners down',
    text: 'Whether muscle, volume or skin is the cause decides what helps. A doctor tells you which it is.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
