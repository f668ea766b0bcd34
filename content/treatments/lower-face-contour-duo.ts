import { benefit, question, step } from 'clinic-site';

/** Copy of the page on the chewing muscle and the neck in one appointment. */
export const lowerFaceContourDuo = {
  lead: 'The chewing muscle and the bands of the neck, assessed together and treated in one appointment, if a doctor finds that both play a part.',
  figures: [
    { label: 'Results', value: '{catalogue.lower-face-contour-duo.figures.visible}' },
    { label: 'Last', value: '{catalogue.lower-face-contour-duo.figures.lasts}' },
    { label: 'Counted as', value: '{catalogue.lower-face-contour-duo.figures.services}' },
  ],
  benefits: [
    benefit(
      'First results',
      'The first changes show. The outline of the jaw takes longer than the neck.',
      '{catalogue.lower-face-contour-duo.figures.visible}',
    ),
    benefit(
      'How long they last',
      'Results wear off by themselves, the jaw and the neck each at its own pace.',
      '{catalogue.lower-face-contour-duo.figures.lasts}',
    ),
    benefit(
      'One appointment',
      'Two treatments in one visit: one assessment, one plan, one set of aftercare.',
      '{catalogue.lower-face-contour-duo.duration}',
    ),
  ],
  explanation: {
    title: 'Two muscles, one outline',
    paragraphs: [
      'Two muscles shape the lower face from opposite sides. The chewing muscle, at the angle of the jaw, gives width when it is strong. The platysma, a thin sheet from the collarbone to the jaw, pulls the jawline down when its bands tighten.',
      'A prescription-only medicine reduces the pull of both. Treated together, they can be balanced against each other.',
      'Results appear in {catalogue.lower-face-contour-duo.figures.visible} and last {catalogue.lower-face-contour-duo.figures.lasts}. The outline of the jaw goes on changing more slowly, over {catalogue.jawline-slimming.figures.contour}, as the muscle thins. Loose skin, fat and bone stay as they are.',
    ],
  },
  pricing: {
    text: '{catalogue.lower-face-contour-duo.price} instead of {catalogue.lower-face-contour-duo.reference}, the price of the two treatments on their own: you save {catalogue.lower-face-contour-duo.saving}. The duo is counted as {catalogue.lower-face-contour-duo.figures.services}.',
    note: 'A doctor’s assessment in person comes first. If only one of the two suits you, only that one is offered: [{catalogue.jawline-slimming.name}](/treatments/jawline-slimming) or [{catalogue.neck-lift.name}](/treatments/neck-lift).',
  },
  journey: {
    title: 'Your journey, in four steps',
    steps: [
      step(
        'Assessment',
        'You can begin with a virtual consultation. At the clinic the doctor examines jaw and neck at rest, in movement and while you bite, and prescribes only what suits you.',
        'Before you begin',
      ),
      step(
        'Treatment of both areas',
        'The points on the jaw and along the bands of the neck are marked, then the medicine is injected. You receive aftercare in writing.',
        '{catalogue.lower-face-contour-duo.duration}',
      ),
      step(
        'Results appear',
        'The bands of the neck ease and the bite loses some of its force. The outline of the jaw keeps changing after that.',
        '{catalogue.lower-face-contour-duo.figures.visible}',
      ),
      step(
        'Results wear off',
        'The results last {catalogue.lower-face-contour-duo.figures.lasts}. At a review the doctor looks at which of the two, if any, is worth repeating.',
        'After {catalogue.lower-face-contour-duo.figures.lasts}',
      ),
    ],
  },
  faq: [
    question(
      'What does the duo consist of?',
      '[{catalogue.jawline-slimming.name}](/treatments/jawline-slimming) and [{catalogue.neck-lift.name}](/treatments/neck-lift), planned together and given in one appointment of {catalogue.lower-face-contour-duo.minutes} minutes. It is counted as {catalogue.lower-face-contour-duo.figures.services}.',
    ),
    question(
      'When are results visible, and how long do they last?',
      'Results appear in {catalogue.lower-face-contour-duo.figures.visible} and last {catalogue.lower-face-contour-duo.figures.lasts}. The jaw takes longer to show its full change: {catalogue.jawline-slimming.figures.contour}.',
    ),
    question(
      'Do I need both?',
      'Not everyone does. If your jaw is slim, or your neck has no active bands, the doctor will suggest one treatment or none.',
    ),
    question(
      'What side effects are possible?',
      'Bruising, tenderness and a tired jaw when you chew are the usual ones. Less often swallowing feels different, the voice is hoarse, the neck feels weak or a smile is uneven for some weeks. If you have trouble swallowing, speaking or breathing, seek medical help at once.',
    ),
    question(
      'Who should not have it?',
      'Anyone who is pregnant or breastfeeding, has trouble swallowing, has an infection at the place of treatment, has a condition of nerves or muscles such as myasthenia gravis, or has reacted to such a medicine before.',
    ),
  ],
  closing: {
    title: 'One assessment for jaw and neck',
    text: 'A doctor looks at both and tells you which of them shapes the outline that you see.',
    disclaimer:
      'This treatment uses a prescription-only medicine. A doctor’s assessment in person comes first, and treatment is offered only if it suits you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  },
};
