/** Wrong sentences about results and risks. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.reformer-class',
    'Burn up to 600 calories in a single class.',
    'You’ll stand two centimetres taller after ten classes.',
    'Our reformer classes tone your stomach, lengthen your muscles and speed up your metabolism.',
    'The springs make a soft clicking sound. Each class flushes toxins out of the muscles and drains the lymph, so you leave lighter than you came. Bring a bottle of water.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.mat-class',
    'One class a week halves your back pain.',
    'Regular mat work with us improves fertility and balances the hormones.',
    'We begin with breathing and end with a stretch. Within a fortnight your belly will be flatter and your sleep deeper. Blankets are in the basket by the door.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dry-needling',
    'Dry needling gets rid of migraines.',
    'After one session, nine out of ten of our runners are back on the road without pain.',
    'The needles are as fine as a hair. They switch off the nerve that causes sciatica and let the disc heal by itself. Joaquim opens a new packet for everyone.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.osteoporosis-class',
    'Build new bone in just eight weeks.',
    'Our members’ bone density goes up by five per cent in the first year.',
    'The class is on the ground floor, so there are no stairs to climb. It lowers your risk of a broken hip by half and spares you the tablets. Tea follows in the kitchen.',
  ),
  ...wrong('claim/effect', 'catalogue.postnatal-check', 'The gap in your tummy closes within four weeks of the check.'),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/effect',
      'catalogue.postnatal-check',
      'Ottilie’s method stops leaking in three sessions, however long ago your children were born.',
    ),
  ),
  ...wrong('claim/effect', 'catalogue.one-to-one-pilates', 'Straightens a curved spine.'),
  ...also(
    'claim/credential',
    wrong(
      'claim/effect',
      'catalogue.one-to-one-pilates',
      'Private lessons with Lucia cure stiff necks faster than any other treatment, and you will notice it on the way home.',
    ),
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.dry-needling',
    'Relief lasts for at least a year.',
    'People ask how often they need to come. The effect of one treatment holds for nine months, so twice in eighteen months is plenty. Wear a vest top if it is your shoulder.',
  ),
  ...wrong('claim/guarantee', 'catalogue.physiotherapy-assessment', 'We will find the cause of your pain, guaranteed.'),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.physiotherapy-assessment',
      'Our promise: you leave without pain.',
      'Ottilie has never met a back that she couldn’t fix, and yours won’t be the first.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.dry-needling',
    'It is completely painless.',
    'Dry needling has no side effects and is 100 % safe for every patient.',
    'You lie on a warm couch with a towel over you. There are no risks of any kind, because the needles never go deep enough to do harm. Then you rest for a few minutes.',
  ),
  ...wrong('claim/guarantee', 'catalogue.osteoporosis-class', 'It’s impossible to get hurt in our class.'),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.osteoporosis-class',
      'Some people arrive with a stick and a worried daughter. Come every week and we guarantee that you will never fall again. The daughter may stay and join in.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'programmes.back-care',
      'Back Care works for everyone.',
      'Finish all the sessions and you are certain to be free of back pain by the end.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.reformer-class',
      'Guaranteed results in ten classes.',
      'A new body by summer: we promise that you will drop a dress size, or you haven’t been trying.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.physiotherapy-follow-up',
    'Say goodbye to sciatica for good.',
    'Four visits, and your neck pain will never come back.',
    'We use our hands first and exercises after. The correction that this brings is permanent, so you won’t have to think about your posture again. Wear something loose.',
  ),
];
