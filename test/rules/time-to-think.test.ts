/** Sentences that take away the time to think, or compare a treatment with a pleasure. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const decide = (words: string): string => `“${words}” pushes visitors to decide at once.`;
const hurries = (words: string): string => `“${words}” hurries visitors.`;
const light = (words: string): string => `“${words}” makes light of a treatment.`;

const TIME_TO_THINK: Sentences = {
  'Don’t go away and think about it.': decide('Don’t go away and think about it'),
  'Say yes while we are on the line.': decide('Say yes while we are on the line'),
  'Give us your answer before we hang up.': decide('Give us your answer before we hang up'),
  'Don’t sleep on this one.': decide('Don’t sleep on this one'),
  'No need to think it over.': decide('No need to think it over'),
  'Your dog needs this; don’t think about it, just bring him.': decide('don’t think about it, just bring'),
  'Sign before you talk yourself out of it.': decide('Sign before you talk yourself out of it'),
  'Don’t ask your husband first, ring us.': decide('Don’t ask your husband first'),
  'Stop dithering and ring us.': decide('Stop dithering and ring'),
  'Go away and think about it; we do not ring.': undefined,
  'Do not decide today; sleep on it.': undefined,
  'Do not sleep on it for two weeks.': undefined,
  'Your shoulder is sore for a night, so do not sleep on it.': undefined,
  'There is no need to go home to talk; we have a quiet room.': undefined,
  'Do not think about the needle: look at the fish.': undefined,
  'Do not think twice about ringing us at night.': undefined,
  'Please do not ask your wife first which side hurts; tell us yourself.': undefined,
  'Do not say yes before you have read the leaflet.': undefined,
};

const BELITTLED: Sentences = {
  'A transplant is nothing more than a long lunch break with your head in good hands.': light(
    'A transplant is nothing more than a long lunch break',
  ),
  'Bring the girls and some fizz, because a drip is the new manicure.': light('a drip is the new manicure'),
  'Sedation is basically a nap with friends.': light('Sedation is basically a nap'),
  'A peel is as relaxing as a nap.': light('A peel is as relaxing as a nap'),
  'Sedation is not a nap, and you must not drive afterwards.': undefined,
  'Sedation is like a nap for some people.': undefined,
  'A transplant is an operation of six hours with a lunch break in the middle.': undefined,
  'Surgery is nothing more than one option of three.': undefined,
  'The laser is the new one from 2024.': undefined,
};

const RACE: Sentences = {
  'Claim your place before another patient does.': hurries('Claim your place before another patient does'),
  'Secure your slot before someone else takes it.': hurries('Secure your slot before someone else takes it'),
  'Run, don’t walk, to our door.': hurries('Run, don’t walk, to our door'),
  'Snap up the Saturday hour before the others do.': hurries('Snap up the Saturday hour before the others do'),
  'Reserve your rabbit’s basket before the other owners hear about it.': hurries(
    'Reserve your rabbit’s basket before the other owners hear about it',
  ),
  'Book your chair before your neighbour beats you to it.': hurries(
    'Book your chair before your neighbour beats you to it',
  ),
  'Secure your lashes before the whole street has them.': hurries(
    'Secure your lashes before the whole street has them',
  ),
  'Book your first lesson before they are all snapped up.': hurries(
    'Book your first lesson before they are all snapped up',
  ),
  'Run, don’t walk: the winter peel is back.': hurries('Run, don’t walk'),
  'Cancel by noon, and somebody else gets the hour.': undefined,
  'Answer within a day, or we offer the place to somebody else.': undefined,
  'Regulars may book the hall before others do.': undefined,
  'Ring us before another dentist touches the tooth.': undefined,
  'Book the scan before your surgeon does, so that both have the picture.': undefined,
  'Reserve a seat by the window before the others come.': undefined,
  'In a fire, run, don’t walk, to the exit.': undefined,
  'If the dog has eaten chocolate, run, don’t walk, to your vet.': undefined,
  'In the last minute of the test, run, don’t walk, to the cone.': undefined,
  'Wipe the bench before another patient sits down.': undefined,
  'Walk, don’t run, in the pool area.': undefined,
};

suite('time to think', (test) => testSentences(test, ['claim/pressure'], { ...TIME_TO_THINK, ...BELITTLED, ...RACE }));
