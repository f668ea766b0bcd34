/** Words that more than one page must say, in the same way everywhere. */
export const notices = {
  /** For every page on which a treatment can be booked. */
  skin: 'A doctor’s assessment comes first, and treatment is offered only if it is suitable for you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  /** For the pages of the coaching department. */
  mind: 'Coaching is not medical or psychological treatment and does not replace it. What you gain depends on you too, and results vary. Services are for adults aged {clinic.minimumAge} and over.',
  /** Trust claims as they are shown across the site. */
  claims: [
    '{clinic.rating.value} Google rating',
    'Performed by [GMC-registered](term:gmc) doctor',
    'Natural, lasting results',
  ],
  /** The strip that follows five stars. */
  strip: 'Google • [GMC-registered](term:gmc) • Fully insured',
};
