import { standIn } from 'clinic-site';

/** The words of the team page. */
export const teamCopy = {
  hero: {
    title: 'The doctors',
    lead: 'A small clinic with two arms and one rule: nothing is planned before somebody has listened.',
  },
  profiles: {
    title: 'Who you will meet',
    text: 'Each is registered with the General Medical Council. You can look up each number in the medical register.',
  },
  philosophy: {
    quote: standIn(
      'Look first. Say plainly what can change and what cannot. Then leave the decision with the person it belongs to.',
      'the clinic’s philosophy in the founders’ own words',
    ),
    label: 'What we hold to',
  },
  closing: {
    title: 'Meet one of us',
    text: 'Begin by video: a skin consultation, free for first-time clients, or a free discovery call with a coach. Neither commits you to anything.',
  },
};
