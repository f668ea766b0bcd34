/** Values that the examples of several rules share. */

/** The path of the only answer of `test/sites/minimal`. */
export const ANSWER = 'pages./.1.questions.0.answer';

export const RATING = {
  value: '4.9',
  best: '5',
  count: 41,
  source: 'Google',
  url: 'https://reviews.example/small',
  asOf: '2026-11-01',
};

export const TESS = {
  name: 'Tess Small',
  title: 'Therapist',
  focus: 'Backs',
  department: 'main',
  qualifications: [],
  image: 'dot',
};

/** A treatment of the category “hands”. */
export const SCRUB = {
  category: 'hands',
  name: 'Scrub',
  description: 'Salt.',
  price: '£45',
  duration: '30min',
  book: 'visit',
  image: 'dot',
};

export const BOOKING_LINK = { label: 'Book', to: '/go/visit' };

/** A department beside “main”, which offers nothing yet. */
export const SECOND_DEPARTMENT = {
  name: 'Second',
  label: 'Movement',
  description: 'How you move.',
  type: 'LocalBusiness',
  page: '/',
  palette: 'warm',
  consultation: {
    name: 'first visit',
    treatment: 'massage',
    location: 'here',
    practitioner: 'with us',
    page: '/',
    action: BOOKING_LINK,
  },
  returning: BOOKING_LINK,
};

/** A page with the policy content/policies/terms.md. */
export const TERMS_PAGE = {
  'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
  'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' }],
};
