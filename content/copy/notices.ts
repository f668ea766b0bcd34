/** Copy that several pages share, so that its wording is the same everywhere. */
export const notices = {
  /** The small print of every page on which a treatment can be booked. */
  skin: 'A doctor’s assessment comes first, and treatment is offered only if it is suitable for you. Results vary from person to person. Services are for adults aged {clinic.minimumAge} and over. This page is information, not medical advice.',
  /** The small print of the pages of the coaching department. */
  mind: 'Coaching is not medical or psychological treatment and does not replace it. What you gain depends on you too, and results vary. Services are for adults aged {clinic.minimumAge} and over.',
  /** The trust claims that many pages show. */
  claims: [
    '{clinic.rating.value} Google rating',
    'Performed by [GMC-registered](term:gmc) doctor',
    'Natural, lasting results',
  ],
  /** The line after the five stars. */
  strip: 'Google • [GMC-registered](term:gmc) • Fully insured',
};
