/** Wrong sentences about effects, and promises of results without risk. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongResults = [
  ...wrong(
    'claim/effect',
    'catalogue.no-scalpel-vasectomy',
    'Couples have more sex, and better sex, after a vasectomy.',
    'Men notice more desire within a month of the operation, and so do their partners.',
    'Dr Rao closes both tubes with heat and leaves the opening to heal without a stitch. A vasectomy also lowers your risk of prostate cancer by a third, so you protect yourself twice. The letter to your GP goes out the same evening.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.no-scalpel-vasectomy',
    'It fails in only 1 in 50,000 men.',
    'You can rely on your vasectomy as contraception after just two weeks.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.adult-circumcision',
    'Circumcised men last twice as long in bed.',
    'The operation makes sex more intense for both of you, usually from the first night on.',
    'Mr Dunn removes the foreskin and puts in fine stitches. With it you lose nearly all of your risk of catching an infection from a partner, condom or no condom. Loose trousers are a good idea for the way home.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.frenuloplasty',
    'Stops premature ejaculation in eight out of ten men.',
    'After this small operation you enjoy sex more, and your relationship blossoms.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.shockwave-therapy', 'Results last five years.'),
  ...wrong(
    'claim/effect',
    'catalogue.shockwave-therapy',
    'Firmer erections after your very first session.',
    'The waves grow new blood vessels and reverse the damage that diabetes has done.',
    'You lie on the couch, and Gwen moves the probe along the shaft. The sound waves wake up sleeping stem cells, and the penis becomes up to three centimetres longer. Most men read the newspaper meanwhile.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.erection-clinic',
    'Nobody is laughed at here. Within six weeks of the first visit you will be back to full strength in bed, and your mood at work will lift as well. Gwen writes down what you have agreed.',
    'Nine out of ten men who come to our clinic have normal erections again by the second visit.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.health-mot',
    'Men who follow our MOT live ten years longer.',
    'Leon takes the blood, and Gwen goes through every number with you. Men who have the MOT each year cut their risk of a heart attack by half. Bring your reading glasses, since there are several pages.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.prostate-check',
    'A yearly check with us halves your risk of dying of prostate cancer.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.hydrocele-repair',
    'Once the fluid is gone, sperm counts rise, and many of our patients become fathers within the year.',
  ),
  ...wrong(
    ['claim/effect', 'claim/guarantee'],
    'catalogue.reversal-consultation',
    'Seventy-five per cent of our couples have a baby within twelve months of the reversal.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.no-scalpel-vasectomy',
      'Dr Rao uses a spray instead of a needle to numb the skin. That makes the vasectomy completely painless, even for men who faint at the sight of a plaster. You can listen to your own music.',
      'A vasectomy is 100% effective contraception.',
      'With no scalpel there is no risk of bleeding, infection or lasting pain.',
      'Guaranteed results or your money back, in writing.',
      'The opening is smaller than a grain of rice and closes by itself. You won’t feel anything at all, neither during the operation nor in the days after it. Most men drive to us with a bag of frozen peas in the boot all the same.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.reversal-consultation',
      'Life changes, and so do families. A vasectomy can always be reversed, so you are not closing any door for good. Mr Dunn will talk to both of you if you like.',
      'If your vasectomy was less than ten years ago, we promise that the reversal will work.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.adult-circumcision',
      'Mr Dunn has used the same fine stitches for many years. He delivers a perfect result every time, whatever shape you start from. You will see him again for a look at the wound.',
      'Circumcision is a totally safe operation without any side effects.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.hydrocele-repair',
    'Gone for good.',
    'Mr Dunn turns the sac inside out and stitches it back on itself. After that the fluid can never come back, so this is the last operation that you will need on that side. A scrotal support helps in the first week.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.shockwave-therapy',
    'Shockwaves treat the cause and not only the symptom. With six sessions you have a permanent cure for your erection problems, and the tablets can go in the bin. The machine hums like a fridge.',
    'Six sessions, and you will never need a tablet again.',
  ),
  ...wrong(
    ['claim/guarantee', 'claim/effect'],
    'catalogue.prostate-check',
    'Our blood test is 100 % accurate, so a clear result means that you are free from cancer.',
  ),
];
