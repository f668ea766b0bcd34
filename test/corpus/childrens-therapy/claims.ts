/** Wrong claims of the children’s therapy practice about effects, and sentences that press parents. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const effects = [
  ...wrong(
    'claim/effect',
    'questions',
    'Nine out of ten families notice a calmer child within a month.',
    'Our children catch up with their classmates twice as fast as those who wait for the NHS.',
    'Meltdowns are hard on everybody. Parents report 60 per cent fewer of them after a term with us.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.ot-session',
    'After just one session, dressing in the morning takes half as long.',
    'Brushing and joint compression calm the nervous system for up to two hours.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.handwriting-assessment',
    'Children whom we assess go up two grades in English by the end of the year.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sleep-consultation',
    'We look at light, supper, screens and brothers. Eight in ten children sleep through the night within a week.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.movement-group',
    'A term of climbing raises concentration in class by a third.',
    'Crossing the midline builds new connections in the brain, and reading improves within weeks.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sensory-assessment',
    'Once we know how your child processes noise, tantrums drop by half in most families.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.parent-session',
    'Most parents shout less after the first hour, and the whole house is happier.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.steady-hands',
    'By week six, writing is neater, faster and easier to read for almost every child.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.child-psychology-session',
    'Nine out of ten children are free of their anxiety disorder after therapy with Daniel.',
    'Therapy frees four in five children from anxiety, and we see the change after three sessions.',
  ),
];

const guarantees = [
  ...wrong(
    'claim/guarantee',
    'questions',
    'We have never met a child whom we could not help, and yours will be no exception.',
    'Whatever is troubling your child, it will be sorted by the time you leave us. You have our word.',
    'Therapy is completely safe. There is nothing that it could make worse.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.autism-assessment',
    'With our report, a plan from the council is guaranteed.',
    'Our diagnosis is 100 per cent accurate, so you never have to wonder again.',
  ),
  ...also('claim/effect', [
    ...wrong('claim/guarantee', 'catalogue.sleep-consultation', 'We promise you a full night’s sleep by the weekend.'),
    ...wrong(
      'claim/guarantee',
      'catalogue.ot-session',
      'Every child who comes to us learns to ride a bicycle. No exceptions.',
    ),
    ...wrong(
      'claim/guarantee',
      'programmes.steady-hands',
      'Guaranteed: your child ties their own laces at the end of the twelve weeks.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.movement-group',
      'Climbing, rolling, catching: it all looks like fun, and it works for every child, whatever the diagnosis.',
    ),
  ]),
  ...wrong(
    FOR_EVER,
    'catalogue.child-psychology-session',
    'A racing heart is frightening when you are nine. Together we get rid of panic attacks once and for all.',
    'We go slowly, from the front door to the school gate. The fear of school disappears and never comes back.',
  ),
  ...wrong(
    FOR_EVER,
    'programmes.brave-steps',
    'We give worries a name, a shape and a silly hat. They are gone for good when the ten weeks are over.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.sensory-assessment',
    'Swings and sand are not just play. Done properly, sensory integration cures sensory differences permanently.',
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/guarantee',
      'catalogue.written-report',
      'No tribunal has ever turned down one of our reports, and it will not turn down yours.',
    ),
  ),
];

const pressure = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Two places are left for January. Ring today, or somebody else’s child will have yours.',
    'The window for change closes at the age of seven. Every month that you lose now is lost for ever.',
    'Good parents do not wait and see. They act.',
    'Do you want your child to be the one whom nobody invites? Then book an assessment now.',
    'Children who are not assessed early end up without friends, without exams and without a job.',
    'You would not think twice about shoes that fit. So why think twice about therapy?',
    'Places like these vanish within hours, so do not sleep on it.',
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Tell three friends about us, and your next session is our treat.'),
  ),
  ...also(
    'price/saving',
    wrong('claim/pressure', 'questions', 'Sign up before Sunday evening for ten per cent off your first block!'),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.first-consultation',
    'Hurry, please: from next week, we can take no new families until Easter.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.autism-assessment',
    'Do not leave it any longer. Without a diagnosis, your child is falling further behind every day.',
  ),
  ...wrong('claim/pressure', 'offers.start-together', 'Only four left – be quick'),
  ...wrong('claim/pressure', 'offers.better-nights', 'Snap it up before the other exhausted parents do'),
  ...wrong(
    'claim/pressure',
    'catalogue.movement-group',
    'Share our poster and win a whole term of the Movement group in our prize draw.',
  ),
];

export const wrongClaims = [...effects, ...guarantees, ...pressure];
