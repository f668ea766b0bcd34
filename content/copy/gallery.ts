/** Copy of the results gallery. */
export const galleryCopy = {
  hero: {
    title: 'Results gallery',
    lead: 'Before and after, area by area. Each card links to the treatment shown, with its duration, its price and its limits.',
  },
  gallery: {
    title: 'Before and after',
  },
  drawn: [
    'These pictures are drawn illustrations. They show no patient, and no result that anyone has had. Documented cases will replace them once clients have agreed.',
  ],
  closing: {
    title: 'Would it suit you?',
    text: 'A picture of someone else cannot tell you. A doctor can, once they have looked and asked.',
  },
};
