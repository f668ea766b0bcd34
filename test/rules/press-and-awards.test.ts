/** The press, awards, summed years of experience and ranks without a name, as reasons to choose a clinic. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const press = (words: string) =>
  `“${words}” names the press as a witness, but not the article or programme that visitors could look up.`;
const sum = (words: string) => `“${words}” adds up the years of several people, which visitors cannot check.`;
const better = (words: string) => `“${words}” claims to be better than others.`;
const rank = (words: string) => `“${words}” claims a rank that only a register can grant.`;

const PRESS: Sentences = {
  'As seen in The Guardian.': press('As seen in The Guardian'),
  'Featured in Vogue and on the BBC.': press('Featured in Vogue and on the BBC'),
  'We were featured in The Times as one of its picks.': press('featured in The Times'),
  'Our therapists have appeared on television.': press('appeared on television'),
  'Tatler lists our clinic.': press('Tatler lists our clinic'),
  'In the press: The Telegraph.': press('In the press: The Telegraph'),
  'We were featured in The Times on 3 May 2025.': undefined,
  'As you may have read in The Guardian, sugar is in most drinks.': undefined,
  'The study was reported on the BBC.': undefined,
  'We heard on Radio 4 that sleep helps.': undefined,
  'We keep The Guardian in the waiting room.': undefined,
  'We do not appear on television.': undefined,
};

const SUMS: Sentences = {
  'Between us we have 75 years of experience.': sum('Between us we have 75 years of experience'),
  'Our therapists have a combined experience of over 60 years.': sum('combined experience of over 60 years'),
  'More than 100 years of experience in one team.': sum('More than 100 years of experience in one team'),
  'Together, our therapists bring 80 years of practice.': sum('Together, our therapists bring 80 years of practice'),
  'Over half a century of combined expertise.': sum('Over half a century of combined expertise'),
  'Our therapists have eight years of training behind them.': undefined,
  'Between us and the chemist there is a car park.': undefined,
  'A crown lasts ten years with good care.': undefined,
};

const AWARDS: Sentences = {
  'Finalist: Massage Awards 2025.': better('Finalist: Massage Awards'),
  'Queen’s Award for Enterprise 2019.': better('Queen’s Award for Enterprise'),
  'By appointment to His Majesty the King.': better('By appointment to His Majesty'),
  'The first clinic in Britain to offer it.': better('The first clinic in Britain to'),
  'We treated Olympic athletes.': better('treated Olympic athletes'),
  'Trusted by Premier League clubs.': better('Trusted by Premier League clubs'),
  'The knee specialists.': rank('The knee specialists'),
  'Specialists in backs since 2004.': rank('Specialists'),
  'We refer you to the knee specialists.': undefined,
  'We are specialists in backs.': rank('We are specialists'),
  'Skilled therapists, all of them specialists.': rank('all of them specialists'),
  'A team of consultants.': '“A team of consultants” claims a post in a hospital, and nothing proves it.',
  'We are not specialists in backs, and we refer you.': undefined,
  'Specialists in hospitals treat such tumours.': undefined,
  'The first therapist to see you writes the plan.': undefined,
  'Celebrities pay the same as everybody.': undefined,
  'Awards: none, and we do not enter for any.': undefined,
};

const nobody = (words: string) => `“${words}” is a healthcare role, but nobody in the config has it.`;

/** Roles of unnamed staff, without a verb or with a verb of leading. */
const ROLES: Sentences = {
  'Run by a radiologist since 2010.': nobody('radiologist'),
  'Osteopath on site every Friday.': nobody('Osteopath'),
  'An optometrist leads the team.': nobody('optometrist'),
  'With a podiatrist on the team, you are well looked after.': nobody('podiatrist'),
  'Your appointment is with an osteopath.': nobody('osteopath'),
  'An osteopath leads the team at the hospital.': undefined,
  'We have no osteopath on the team.': undefined,
  'With a surgeon on the phone, the hospital decides.': undefined,
};

suite('a reason to choose a clinic that nothing proves', (test) => {
  for (const sentences of [PRESS, SUMS, AWARDS, ROLES]) testSentences(test, ['claim/credential'], sentences);
});
