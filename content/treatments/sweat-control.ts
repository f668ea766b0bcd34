import { benefit, question, step } from 'clinic-site';

/** Copy of the page on sweating of the underarms. */
export const sweatControl = {
  lead: 'For underarms that sweat more than heat or effort explains, and more than an antiperspirant can control. A doctor looks for the cause in person before anything is treated.',
  figures: [
    { label: 'Lasts', value: '{catalogue.sweat-control.figures.lasts}' },
    { label: 'Repeat every', value: '{catalogue.sweat-control.figures.repeat}' },
  ],
  benefits: [
    benefit(
      'Drier underarms',
      'The effect fades gradually, as the nerves resume their work.',
      '{catalogue.sweat-control.figures.lasts}',
    ),
    benefit(
      'Repeat visits',
      'Treatment is repeated when sweating returns, not by the calendar alone.',
      '{catalogue.sweat-control.figures.repeat}',
    ),
    benefit(
      'One appointment',
      'Both underarms are mapped and treated in the same visit. You can go back to your day.',
      '{catalogue.sweat-control.duration}',
    ),
  ],
  explanation: {
    title: 'How sweating is reduced',
    paragraphs: [
      'Sweat glands work when a nerve tells them to. In some people the underarms receive that signal far too often: at rest, in the cold, in a quiet meeting.',
      'A prescription-only medicine, injected just under the skin of the underarms, interrupts the signal there. The glands stay where they are and work less. The effect lasts {catalogue.sweat-control.figures.lasts}, and the treatment is repeated every {catalogue.sweat-control.figures.repeat}.',
      'Your body goes on cooling itself elsewhere: the underarms are a small part of your skin. Because sweating can also be a sign of an illness or an effect of a medicine, the doctor asks about both, and may send you to your GP first.',
    ],
  },
  pricing: {
    text: 'One price for both underarms, in one appointment of {catalogue.sweat-control.minutes} minutes.',
    note: 'A doctor’s assessment in person comes first, and the prescription depends on it. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Consultation',
        'A doctor asks when and where you sweat, what you have tried, and about your health and medicines. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment in person',
        'At the clinic the doctor examines you, rules out reasons to wait, and prescribes only if treatment suits you.',
        'At the clinic',
      ),
      step(
        'Treatment',
        'The area that sweats is marked, and small doses are injected just under the skin of both underarms.',
        '{catalogue.sweat-control.duration}',
      ),
      step(
        'Drier, then a repeat',
        'Sweating lessens gradually. The effect lasts {catalogue.sweat-control.figures.lasts}; the treatment is repeated every {catalogue.sweat-control.figures.repeat}, if you wish.',
        'Every {catalogue.sweat-control.figures.repeat}',
      ),
    ],
  },
  faq: [
    question(
      'How long does it last?',
      'The effect lasts {catalogue.sweat-control.figures.lasts}. Most plans repeat the treatment every {catalogue.sweat-control.figures.repeat}.',
    ),
    question(
      'Will I sweat more somewhere else?',
      'Most people do not notice it, but it can happen. Tell the doctor if it does.',
    ),
    question(
      'Does it hurt?',
      'There are many small injections close together, each a brief sting. The skin can be numbed with a cream or cooled if you wish.',
    ),
    question(
      'What side effects are possible?',
      'Tenderness, small bruises and itching in the underarms usually settle by themselves. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'Which areas are treated?',
      'The treatment on this page is for the underarms. If you sweat elsewhere, raise it in the consultation.',
    ),
    question(
      'How do I prepare?',
      'Shave the underarms the day before rather than on the day, and come without deodorant or antiperspirant. You receive the details with your appointment.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an infection or a rash in the underarms, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before. See your GP first about sweating that is new, sudden or at night.',
    ),
  ],
  closing: {
    title: 'Talk it over with a doctor',
    text: 'Sweating is a common reason to see us, and nothing to be embarrassed about. Start with the cause, then decide.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
