import { question } from 'clinic-site';

/** Copy of the link-in-bio page. */
export const bioCopy = {
  landing: {
    title: 'Begin with a doctor, not a treatment',
    place: 'King’s Cross, London',
    consult: {
      label: 'Book a free consult',
      note: '{catalogue.virtual-skin-consultation.figures.quiz} with a doctor after the Skin Plan, virtual, free for first-time clients',
      noteFirst:
        '{catalogue.virtual-skin-consultation.minutes} minutes with a doctor, virtual, free for first-time clients',
    },
    quiz: {
      label: 'Get the 60-sec Skin Plan',
      note: 'See which options fit your concern',
    },
  },
  options: {
    title: 'Two ways to begin',
    quiz: {
      label: 'Quiz',
      note: 'Not sure what you need? Start with your concern.',
    },
    consult: {
      label: 'Consult',
      note: 'Know what bothers you? Ask a doctor about it.',
    },
  },
  results: {
    title: 'Results',
    action: 'See all results',
  },
  concerns: {
    title: 'Popular concerns',
    face: 'Forehead and frown lines',
    jaw: 'Clenching and a wide jaw',
    neck: 'Neck and jawline',
    skin: 'Dry or slack skin',
  },
  visit: {
    title: 'Visit the clinic',
    directions: 'Directions to the clinic',
    consult: 'Book a consult',
  },
  faq: {
    title: 'Questions',
    questions: [
      question(
        'Is the consult free?',
        'Yes, the virtual consult is free for first-time clients (usually {catalogue.virtual-skin-consultation.usualPrice}). It takes {catalogue.virtual-skin-consultation.minutes} minutes, or {catalogue.virtual-skin-consultation.figures.quiz} if you have taken the Skin Plan quiz first. You do not have to book a treatment afterwards.',
      ),
      question(
        'What treatments do you offer?',
        'Skin boosters, polynucleotides, {catalogue.sculptra.name} and microneedling, and consultations for lines, wrinkles and sweating. Durations and prices are under [treatments and prices](/treatments).',
      ),
      question(
        'Will you tell me what to get?',
        'A doctor tells you what is likely to help, what is not, and when no treatment is the better plan. The decision stays with you.',
      ),
    ],
  },
  disclaimer: [
    'Botulinum toxin is prescription-only: a prescriber has to assess you in person first, and decides whether it is suitable for you.',
    'A doctor’s assessment comes first, results vary, and services are for adults aged {clinic.minimumAge} and over. Read [Privacy and Cookies](/privacy) and the [Terms and Conditions](/terms).',
  ],
};
