import { benefit, question, step } from 'clinic-site';

/** Copy of the page on the chewing muscle at the angle of the jaw. */
export const jawlineSlimming = {
  lead: 'For a lower face that is wide because its chewing muscle is strong, and for clenching. A doctor examines your jaw in person first.',
  figures: [
    { label: 'Clenching eases', value: '{catalogue.jawline-slimming.figures.clenching}' },
    { label: 'Contour', value: '{catalogue.jawline-slimming.figures.contour}' },
    { label: 'Lasts', value: '{catalogue.jawline-slimming.figures.lasts}' },
  ],
  benefits: [
    benefit(
      'Less clenching',
      'This is what most people notice first, as the muscle loses some of its force.',
      '{catalogue.jawline-slimming.figures.clenching}',
    ),
    benefit(
      'A slimmer contour',
      'A muscle that works less becomes thinner, so the outline of the jaw changes slowly.',
      '{catalogue.jawline-slimming.figures.contour}',
    ),
    benefit(
      'How long it lasts',
      'The effects wear off by themselves, and the muscle regains its strength.',
      '{catalogue.jawline-slimming.figures.lasts}',
    ),
    benefit(
      'One appointment',
      'Both sides are assessed and treated in the same visit, with a few injections on each.',
      '{catalogue.jawline-slimming.duration}',
    ),
  ],
  explanation: {
    title: 'What makes a jaw wide, and what can change',
    paragraphs: [
      'The chewing muscle is the one that you feel at the angle of your jaw when you bite. Clenching and grinding train it like any other muscle, and it can grow until it widens the lower face.',
      'A prescription-only medicine, injected into the muscle, reduces its force. Clenching is reduced within {catalogue.jawline-slimming.figures.clenching}; as the muscle thins, the contour follows over {catalogue.jawline-slimming.figures.contour}. The effects last {catalogue.jawline-slimming.figures.lasts}.',
      'Only width that comes from muscle responds. If yours comes from bone, fat or loose skin, the doctor will tell you. If your teeth are worn or your jaw is painful, see a dentist as well: this treatment does not replace that examination.',
    ],
  },
  pricing: {
    text: 'One price for both sides, in one appointment of {catalogue.jawline-slimming.minutes} minutes.',
    note: 'A doctor’s assessment in person comes first, and the prescription depends on it. The fee for an in-clinic consultation, {catalogue.clinic-skin-consultation.price}, is {figures.feeShare} redeemable against treatments booked within {figures.feeRedeemable}.',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Assessment',
        'You can begin with a virtual consultation. At the clinic the doctor then feels the muscle while you bite, asks about clenching, teeth and medicines, and prescribes only if treatment suits you.',
        'Before you begin',
      ),
      step(
        'Treatment',
        'The borders of the muscle are marked and the medicine is injected on both sides. You can go back to your day.',
        '{catalogue.jawline-slimming.duration}',
      ),
      step(
        'Clenching eases',
        'The muscle bites with less force. Chewy food may tire the jaw sooner at first; other muscles share the work.',
        'Within {catalogue.jawline-slimming.figures.clenching}',
      ),
      step(
        'The contour follows',
        'The lower face slims slowly, and photographs show it more clearly than the mirror. The effects last {catalogue.jawline-slimming.figures.lasts}; then you decide whether to repeat.',
        'Over {catalogue.jawline-slimming.figures.contour}',
      ),
    ],
  },
  faq: [
    question(
      'When does it work?',
      'In two stages. Clenching is reduced in {catalogue.jawline-slimming.figures.clenching}. The contour changes over {catalogue.jawline-slimming.figures.contour}, because a muscle needs time to become thinner.',
    ),
    question(
      'How long does it last?',
      'Effects last {catalogue.jawline-slimming.figures.lasts}. How soon you would repeat it, if at all, depends on how strongly you clench.',
    ),
    question(
      'Will I be able to eat as usual?',
      'Yes, most people eat as before. Hard or chewy food can feel like more effort for a while.',
    ),
    question(
      'What side effects are possible?',
      'Tenderness, bruising and a tired feeling when you chew are the usual ones, and they settle. Less often a smile is uneven for some weeks, the face looks hollow below the cheekbones, or loose skin shows more. Your doctor tells you which of these matter for your face. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has an infection at the place of treatment, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before. A slim lower face or loose skin can be reasons to advise against it too.',
    ),
    question(
      'Can it be combined with the neck?',
      'Yes, where both suit you. The [{catalogue.lower-face-contour-duo.name}](/treatments/lower-face-contour-duo) treats the chewing muscle and the bands of the neck in one appointment.',
    ),
  ],
  closing: {
    title: 'Have your jaw assessed first',
    text: 'A doctor can feel whether muscle is the cause of the width, and tells you if it is not.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical or dental advice.',
  },
};
