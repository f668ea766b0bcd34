/** Wrong sentences about results and risks. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const effects = [
  ...wrong(
    'claim/effect',
    'catalogue.testosterone-assessment',
    'Feel ten years younger in four weeks.',
    'Men who follow the plan from this assessment have their energy back within a fortnight.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.shockwave-therapy',
    'Stronger erections after three sessions.',
    'The sound waves grow new blood vessels in the penis and restore what age has taken away.',
    'Eight in ten of our patients throw their tablets away after the course.',
    'The device is held against the skin, and you hear a soft tapping. Session by session it clears deposits from the arteries, so that blood flows as it did when you were thirty. Afterwards you get dressed and drive home.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.hair-review',
    'Our caffeine lotion feeds the roots and wakes up hair that has been asleep for years.',
    'We look at the crown, the temples and the parting under the lens. With the massage that Denise then shows you, shedding drops by half and the new hair comes in darker. Bring a comb, and leave the gel at home.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.weight-review',
    'Lose a stone in six weeks.',
    'Priya’s method melts belly fat first, which is where it does the most harm.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.fitness-coaching',
    'Add five kilos of muscle in two months.',
    'Training with Liam raises your testosterone by a third and halves your risk of a heart attack.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.couples-session',
    'Four sessions with Tessa bring the passion back into marriages that have been cold for years.',
    'You sit in armchairs, and nobody undresses. After the second visit couples argue less and make love twice as often. Between visits there is a small task for the two of you at home.',
  ),
  ...also('claim/guarantee', [
    ...wrong(
      'claim/effect',
      'catalogue.testosterone-assessment',
      'You come in before eleven, because the hormone is highest in the morning. A month after your second result you will be sleeping better, lifting more and wanting sex again. Dr Hartley writes the plan himself.',
    ),
    ...wrong(
      'claim/effect',
      'programmes.second-wind',
      'By week eight you will climb stairs without puffing and sleep through the night.',
    ),
  ]),
  ...wrong(
    'claim/effect',
    'programmes.steady-weight',
    'Men on this plan lose nine kilos on average and bring their blood sugar back to normal.',
  ),
  ...wrong('claim/effect', 'questions', 'Tired all the time? Our approach clears brain fog within days.'),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.scalp-microneedling',
    'Visible regrowth in six weeks.',
    'Results last two years.',
    'Most men notice thicker hair after only eight weeks, long before the course is over.',
    'We wash the scalp and let it dry before the needles touch it. The new density then holds for at least eighteen months. Photographs are taken under the same lamp every time, so that you can judge for yourself.',
  ),
];

const promises = [
  ...wrong('claim/guarantee', 'questions', 'Results guaranteed or your money back.'),
  ...wrong('claim/guarantee', 'catalogue.shockwave-therapy', 'Completely painless, with no side effects.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.scalp-microneedling',
    'The needles are shorter than a grain of rice. Used by a trained nurse they are 100 % safe, whatever your skin is like. Please stay out of the sun on the same day.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.shockwave-therapy',
      'Whatever has caused your erection problem, this treatment will work for you.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.prostate-check',
      'Our check never misses a cancer, so a normal result means that you are certainly healthy.',
    ),
  ),
  ...also(
    'claim/pressure',
    wrong(
      'claim/guarantee',
      'catalogue.prostate-check',
      'The examination is over in a moment and entirely free of discomfort.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.sexual-health-screen',
    'Denise explains every swab before she opens the packet. You won’t feel a thing, and there is no risk whatsoever. You can have a chaperone in the room if you want one.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.couples-session',
      'Tessa listens to both of you without taking sides. Every couple who finishes the course stays together, without exception. You may stop for a while and carry on later.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.testosterone-assessment',
      'Dr Hartley reads the values with you line by line. He will find out why you are tired, we promise, and put an end to it. Your GP receives a letter if you agree.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'programmes.second-wind', 'We promise that you will be fitter than your sons.'),
  ),
  ...wrong(FOR_EVER, 'catalogue.scalp-microneedling', 'Say goodbye to your bald patch for ever.'),
  ...wrong(FOR_EVER, 'catalogue.shockwave-therapy', 'After six sessions your erection problem is solved for good.'),
  ...wrong(
    FOR_EVER,
    'catalogue.weight-review',
    'We begin with a blood sample and a look at your week. The weight that you lose with us stays off permanently, and you will never have to count a calorie. Lunch is allowed, and so is a pint on Fridays.',
  ),
];

export const wrongResults = [...effects, ...promises];
