import { standIn } from 'clinic-site';

/** Copy of the team page. */
export const teamCopy = {
  hero: {
    title: 'The doctors',
    lead: 'A small clinic with two departments and one rule: we listen before we plan.',
  },
  profiles: {
    title: 'Who you will meet',
    text: 'All are registered with the General Medical Council, and you can look each number up in its register.',
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
