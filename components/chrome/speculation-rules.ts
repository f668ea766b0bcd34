/**
 * Pages that a visitor is about to open are prepared in advance, so that a change of route feels instant. Booking links
 * never are: they lead to others, and so does the journal. The text is the same on every page, so that one hash allows it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/go/*', '/journal', '/journal/*', '/documents/*', '/api/*'] } },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
