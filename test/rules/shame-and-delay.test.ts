/** Sentences that shame visitors by what others see, or frighten them with what delay does. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const shames = (words: string): string => `“${words}” shames visitors.`;
const frightens = (words: string): string => `“${words}” frightens visitors.`;

const SHAME: Sentences = {
  'Sick of people staring at the top of your head in the lift?': shames(
    'Sick of people staring at the top of your head',
  ),
  'Fed up with the grandchildren laughing at your feet?': shames('Fed up with the grandchildren laughing at your feet'),
  'Your colleagues have seen the bags under your eyes, even if they are too polite to mention them.': shames(
    'Your colleagues have seen the bags under your eyes',
  ),
  'Everyone at the pool notices your veins.': shames('Everyone at the pool notices your veins'),
  'Your friends are too kind to tell you about your breath.': shames('Your friends are too kind to tell you'),
  'What will the other mothers at the school gate think of your child’s teeth?': shames(
    'What will the other mothers at the school gate think of your child’s teeth',
  ),
  'You still drink from that cup? Embarrassing.': shames('Embarrassing'),
  'Nobody wants to kiss somebody with yellow teeth.': shames('Nobody wants to kiss somebody with yellow teeth'),
  'Stop making excuses and come to the gym.': shames('Stop making excuses'),
  'Are you embarrassed about your feet? We have seen it all.': undefined,
  'Is it embarrassing? Perhaps for a minute.': undefined,
  'Your colleagues will not see the aligners from across a desk.': undefined,
  'Our colleagues look at your scan together.': undefined,
  'Friends and family often notice hearing loss before the person does.': undefined,
  'Some of you are too polite to say that it hurts; please do.': undefined,
  'Nobody wants to sit next to a barking dog, so cats have their own room.': undefined,
  'Some patients are tired of people staring at their scars.': undefined,
  'No more excuses from us: the lift works again.': undefined,
};

const DELAY: Sentences = {
  'Leave it any longer and the scar will be so hard that nobody can help you.': frightens(
    'Leave it any longer and the scar will be so hard that nobody can help',
  ),
  'Wait much longer and no dentist will be able to save the tooth.': frightens(
    'Wait much longer and no dentist will be able to save',
  ),
  'Another year of this and your knee is beyond repair.': frightens(
    'Another year of this and your knee is beyond repair',
  ),
  'Put it off again and you will be deaf by sixty.': frightens('Put it off again and you will be deaf'),
  'Delay another month and your rabbit may never hop again.': frightens(
    'Delay another month and your rabbit may never hop again',
  ),
  'Strokes do not wait for a free slot in your diary.': frightens('Strokes do not wait for a free slot in your diary'),
  'Cancer does not knock before it comes in.': frightens('Cancer does not knock before it comes in'),
  'Strokes do not wait for Monday: ring 999 at once.': undefined,
  'Cancer does not care about age, so the NHS invites everybody from fifty.': undefined,
  'Strokes do not wait: ring 999.': undefined,
  'Heart attacks do not wait for office hours: ring 999.': undefined,
  'Strokes do not wait until Monday, so call an ambulance at once.': undefined,
  'Cancer does not care how old you are: go to every screening that the NHS offers.': undefined,
  'Dementia does not take a day off, and neither do carers.': undefined,
  'Heart attacks do not always hurt; ring 999 if in doubt.': undefined,
  'Leave it on any longer and the skin may sting.': undefined,
  'Leave it any longer than ten minutes and the skin turns red.': undefined,
  'If a tooth is knocked out, wait an hour and it may be too late: come at once.': undefined,
  'Leave it another month and we photograph it again.': undefined,
  'Leave it another year and the price is the same.': undefined,
  'Wait another week and the bruise will be gone.': undefined,
  'Leave it longer and you may need an extra session; that is all.': undefined,
  'Do nothing and most verrucas go by themselves.': undefined,
};

suite('shame and fear of delay', (test) => testSentences(test, ['claim/pressure'], { ...SHAME, ...DELAY }));
