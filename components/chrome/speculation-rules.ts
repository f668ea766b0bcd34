/**
 * Prerenders the pages that a visitor is about to open, so that navigation feels instant. Booking links and the journal
 * are excluded because they redirect to other sites. The text is the same on every page, so that one hash in the policy
 * allows it.
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
