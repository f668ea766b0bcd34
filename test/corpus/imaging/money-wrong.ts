/** Wrong sentences about prices, savings, what is free and VAT. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const prices = [
  ...wrong(
    PRICE,
    'questions',
    'Carotid scan £145.',
    'A thyroid test costs £49.',
    'Late cancellations are charged at £50.',
    'People are often surprised that they can simply ring and ask. An MRI scan starts at £295, and that includes the report and the link to the pictures. Insured people may have to pay first and claim later.',
    'Vitamin D and thyroid together cost £85.',
    'The Watchful Year is £82 a month.',
    'Bring a stick if you would like to take the pictures home. We charge £20 for a disc, since hardly any computer has a slot for one today. The link by e-mail is part of the price.',
  ),
  ...wrong(PRICE, 'catalogue.pelvic-ultrasound', 'It costs £175, with the report.'),
  ...wrong(
    PRICE,
    'catalogue.early-pregnancy-scan',
    'Waiting for news is hard, and we try to keep this affordable. An early-pregnancy scan is £95 with us, and both printed pictures belong to it. You can pay when you arrive.',
  ),
  ...wrong(
    PRICE,
    'catalogue.health-screening',
    'The Full screening is £820 and takes a whole morning.',
    'We start with the blood, while you are still hungry. The Core screening costs £395, and a doctor goes through every value with you at the end. There is porridge in between.',
  ),
  ...wrong(
    PRICE,
    'catalogue.joint-injection',
    'For £260 you get the scan, the injection and a letter to your GP.',
    'Tunde scans the joint first, and sometimes that is the end of it. If it goes ahead, the injection costs £320 per joint. You pay at the desk on the way out.',
  ),
  ...wrong(PRICE, 'programmes.pregnancy-series', 'You pay in three parts of £105.'),
];

const savings = [
  ...also(
    'claim/pressure',
    wrong(
      SAVING,
      'catalogue.blood-profile',
      'Some people follow their cholesterol through the year. With the course you get four tests and pay for three. Wendy puts the dates into the diary for you.',
    ),
  ),
  ...wrong(
    SAVING,
    'catalogue.blood-profile',
    'Save £60 with the course of four.',
    'The course of four is a quarter cheaper than single tests.',
  ),
  ...wrong(SAVING, 'offers.winter', 'You save £35', 'A third cheaper than both on their own'),
  ...wrong(
    SAVING,
    'questions',
    'Winter Pair: 20% off.',
    'Bones and vitamin D have much to do with each other, so we put them on one morning. With the Winter Pair you keep £30 in your pocket, compared with two separate visits. The report is a single page.',
  ),
];

const free = [
  ...wrong(
    'price/free',
    'questions',
    'Free vitamin D test with every MRI.',
    'Your first doctor’s appointment is free.',
    'Wendy sits in the room next door, and her needle is quick. Book a bone density scan and get the thyroid test on the house, as it makes little work for us. Please bring a list of your medicines.',
    'Your appointment begins with a complimentary carotid scan, whatever you have come for.',
    'The first visit is a good time for questions. We give everybody over sixty a blood profile as a gift, and it takes only a quarter of an hour. Come before breakfast.',
  ),
  ...wrong('price/free', 'catalogue.joint-injection', 'You pay nothing for the second injection.'),
];

const typed = [
  ...wrong(
    'price/typed',
    'questions',
    'A thyroid test costs £54.',
    'Pelvic ultrasound: £185.',
    'You lie on a padded table while an arm passes over you, and you keep your clothes on. A bone density scan is £125 with everything included. If you can’t lie flat, please tell us before.',
    'The carotid scan costs £165. Priya does it on both sides of the neck, and you may turn your head whenever it grows stiff.',
  ),
  ...wrong(
    'price/typed',
    'programmes.watchful-year',
    'The whole year costs £936, and the comparison in writing is part of it.',
  ),
];

const vat = wrong(
  'price/vat',
  'questions',
  'Prices exclude VAT.',
  'VAT is added at the desk when you pay.',
  'All fees for screening are net, and the tax is shown on your bill.',
  'We send an invoice by e-mail on the day of the scan. VAT at 20 per cent comes on top for everything that your GP has not asked for. You have a month to pay it.',
);

export const wrongMoney = [...prices, ...savings, ...free, ...typed, ...vat];
