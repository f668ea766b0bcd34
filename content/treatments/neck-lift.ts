import { benefit, question, step } from 'clinic-site';

/** Copy of the page on the bands of the neck. */
export const neckLift = {
  lead: 'A thin muscle runs from your collarbone to your jaw. Where its bands pull the jawline down, relaxing them eases that pull. A doctor examines you in person first.',
  comparison: {
    title: 'Before and after, drawn',
    caption:
      'Drawn illustrations, not a patient: bands of the neck under tension, and the same neck with the pull eased. Results vary.',
  },
  benefits: [
    benefit(
      'Less pull on the jawline',
      'The muscles that lift the lower face have less to work against, and the jawline can look clearer.',
    ),
    benefit(
      'Softer bands',
      'Vertical bands that stand out when you speak or tense your neck show less. Loose skin and fat are not changed.',
    ),
    benefit(
      'It wears off',
      'The effect fades by itself, and the muscle regains its usual strength. You decide whether to repeat it.',
    ),
  ],
  explanation: {
    title: 'The muscle behind the jawline',
    paragraphs: [
      'The diagram shows the platysma, a broad and thin sheet of muscle under the skin of the neck. It begins below the collarbone and ends along the jaw and the corners of the mouth. When its bands tighten, they draw the jawline down.',
      'A prescription-only medicine, injected in small doses along the border of the jaw and into the bands, reduces that pull. The muscles that raise the lower face then meet less resistance.',
      'It is a treatment of muscle. It suits bands and a jawline that is pulled down; it does not tighten loose skin or remove fullness under the chin. If yours has another cause, the doctor tells you.',
    ],
  },
  pricing: {
    text: 'One price for jawline and neck, in one appointment of {catalogue.neck-lift.minutes} minutes.',
    note: 'A doctor’s assessment in person comes first, and the prescription depends on it. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Consultation',
        'You tell a doctor what you see, your history and your medicines. The virtual consultation is free for first-time clients.',
        'Before you begin, {catalogue.virtual-skin-consultation.minutes} minutes',
      ),
      step(
        'Assessment in person',
        'At the clinic the doctor asks you to tense your neck, looks for active bands and prescribes only if treatment suits you.',
        'At the clinic',
      ),
      step(
        'Treatment',
        'The skin is cleansed, the bands are marked, and small doses are injected along jaw and neck. You receive aftercare in writing.',
        '{catalogue.neck-lift.duration}',
      ),
      step(
        'Effect and review',
        'The pull eases gradually over the days and weeks that follow. At a review you and the doctor look at the result, and at whether to repeat it once it has worn off.',
        'In the weeks that follow',
      ),
    ],
  },
  faq: [
    question(
      'Is this a face lift?',
      'No. Nothing is cut or tightened. The name describes how a jawline can look when less pulls it down.',
    ),
    question(
      'How soon will I see it, and how long does it last?',
      'It comes on gradually and wears off by itself. Necks differ a good deal, so your doctor tells you at the assessment what to expect of yours.',
    ),
    question(
      'Does it hurt?',
      'Each injection is a brief sting from a very fine needle. The skin of the neck is thin, and small bruises are common.',
    ),
    question(
      'What side effects are possible?',
      'Bruising, tenderness and small bumps usually settle by themselves. Less often the neck feels weak, swallowing or the voice is different, or a smile is uneven for some weeks. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has trouble swallowing, has an infection at the place of treatment, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before.',
    ),
    question(
      'Can it be combined with the jaw?',
      'Yes, where both suit you. The [{catalogue.lower-face-contour-duo.name}](/treatments/lower-face-contour-duo) treats the chewing muscle and the neck in one appointment.',
    ),
  ],
  closing: {
    title: 'Have your neck looked at first',
    text: 'Bands, skin and fullness look alike in a mirror. A doctor can tell them apart, and says which of them this treatment reaches.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
