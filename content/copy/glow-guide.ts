/** The words of the Glow Guide page. */
export const glowGuideCopy = {
  download: {
    title: 'The Glow Guide',
    lead: 'A short guide to calm, well-hydrated skin: what a treatment can do, what it cannot, and how to begin. The download starts by itself; if it does not, use the link.',
    label: 'Download the Glow Guide',
  },
  consult: {
    label: 'Book a free skin consult',
    note: 'A free {catalogue.virtual-skin-consultation.figures.glowGuide} consult with a doctor',
  },
  pricing: {
    label: 'See treatments and prices',
    note: 'Every price and length on one page',
  },
  next: {
    title: 'Then ask about your own skin',
    paragraphs: [
      'A guide is general; your skin is not. In a free {catalogue.virtual-skin-consultation.figures.glowGuide} consult, by video, a doctor asks about yours and tells you what is likely to help, what it costs and what it will not do.',
      'You decide afterwards, and nothing needs to be booked on the day.',
    ],
  },
};
