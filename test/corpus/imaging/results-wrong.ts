/** Wrong sentences about what scans, tests and injections achieve, how long it lasts, and what is certain. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const effects = [
  ...wrong(
    'claim/effect',
    'catalogue.joint-injection',
    'Less pain within 48 hours.',
    'Our injections rebuild worn cartilage.',
    'Most people climb the stairs without a limp the morning after their injection.',
    'Because Tunde can see the needle on the screen, the injection works twice as well as one that is given by feel.',
    'Tunde looks for the joint on the screen and shows you where it is. The inflammation is switched off within hours, and most runners are back on the fells by the following weekend. Wear shorts if it is the knee.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.joint-injection', 'Relief lasts up to a year.'),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.joint-injection',
    'You lie on the couch for a few minutes, and somebody brings you water. One injection keeps the knee comfortable for nine to twelve months. We send a note to your GP on the same evening.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.health-screening',
    'Screening adds years to your life.',
    'People who are screened every year live seven years longer than those who wait for symptoms.',
    'You give blood, have a tracing of your heart and sit down with a doctor. Our Full screening halves your risk of dying from cancer. The summary is written in plain words and arrives in an envelope, because some people like paper.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.mri-scan',
    'You change into a gown and lie down, and Gareth talks to you through the headphones. Our MRI scan detects 99 per cent of all cancers long before the first symptom. The whole visit is over before your parking runs out.',
    'The scan finds tumours two years sooner than any other test.',
  ),
  ...wrong('claim/effect', 'catalogue.carotid-scan', 'One carotid scan cuts your risk of a stroke by half.'),
  ...wrong('claim/effect', 'catalogue.blood-profile', 'Regular testing boosts your energy.'),
  ...wrong(
    'claim/effect',
    'catalogue.blood-profile',
    'Wendy draws four small tubes, and a courier takes them to the laboratory at noon. Once people know their values, they sleep better, lose weight and feel ten years younger within a month. You can read the results on your telephone.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.bone-density-scan',
    'Women who have their bones measured with us break only half as many hips as other women of their age.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.early-pregnancy-scan',
    'An early scan lowers the risk of a miscarriage.',
    'You lie down, Priya warms the gel, and the screen hangs where both of you can see it. Seeing the heartbeat brings stress hormones down for the rest of the pregnancy, and the babies are born heavier. You take two pictures home.',
  ),
];

const certainties = [
  ...wrong(
    'claim/guarantee',
    'catalogue.joint-injection',
    'No side effects.',
    'Guaranteed relief for sore joints.',
    'Tunde will ask which stairs hurt and which shoes you wear. The injection works for everybody, however worn the joint is, so there is no reason to put up with another winter of limping. A second person may sit in the room.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.mri-scan',
    'Our scans never miss anything.',
    'The magnet stands in the old grinding room, and you can choose the music. MRI has no risks at all for anybody, so there is nothing that you need to tell us beforehand. Bring socks, as the room is cool.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.blood-profile',
    'Totally painless blood tests.',
    'We promise that you will leave Wendy’s chair without a bruise.',
    'The chair tips back, and the blinds can be closed. You won’t feel the needle at all, because Wendy has done this for fifteen years. Afterwards there is orange juice and a biscuit.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.health-screening',
    'The day ends in an armchair with all the pages in front of you. After a clear Full screening you can be absolutely certain that there is no cancer in your body. You may take the pages home, or have them sent.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.early-pregnancy-scan',
    '100% safe for you and your baby.',
    'Many couples come in the seventh week, when they have only told their mothers. Once Priya has found a heartbeat, you can be sure that you will hold a healthy baby in the summer. She prints two pictures for the fridge.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.joint-injection',
    'Say goodbye to knee pain for good.',
    'A single injection frees your shoulder from pain for ever.',
    'First Tunde numbs the skin and waits a little. The injection then gives you a permanent cure for arthritis of the thumb, so that you can knit and open jars again. Please don’t drive home on the same day.',
  ),
];

export const wrongResults = [
  ...effects,
  ...certainties,
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'questions',
      'Whatever the cause of your pain, one visit to our centre is certain to find it, and Tunde always puts it right.',
    ),
  ),
];
