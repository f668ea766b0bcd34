/** Wrong sentences that hurry, frighten, tempt or make light of a scan or an injection. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'catalogue.mri-scan',
    'Only four MRI slots left this week.',
    'That headache could be a tumour. Can you really live with not knowing?',
    'The scanner is booked by hospitals on some days. From Monday our prices go up, so book by Sunday night to keep the old one. You can choose morning or evening when you ring.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.health-screening',
    'Don’t wait until it is too late.',
    'Most people who come to us feel perfectly well, and that is what worries Helen. Every day without a screening is a day on which something could be growing inside you. The lift goes up to the second floor.',
    'Think of your children: would you want to tell them that you could have known and did not bother to look?',
    'The screening takes place on the top floor, with a view of the weir. Everybody who books one this month goes into a draw for a weekend at a spa in the Lakes. Come with an empty stomach.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.early-pregnancy-scan',
    'Grandparents may join by video, if the signal in the mill allows it. A good mother doesn’t wait twelve weeks to know that her baby is alive, and you will not forgive yourself if you do. We have tissues, and tea.',
    'You are between six and nine weeks, and the midwife’s letter has not come. Anything could be going wrong in there while you wait, so ring us this minute. Priya scans on four days a week.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.joint-injection',
    'Quick and easy, with zero downtime.',
    'You need no stick and nobody to fetch you. Having a needle put into your knee is no more of an event than picking up a coffee on the way to work, so why make a fuss about it? Just choose a time that suits you.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.blood-profile',
    'Book now, before you regret it.',
    'Today only: book a test before midnight.',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.carotid-scan',
      'Bring a friend: two carotid scans for the price of one.',
      'If you confirm your scan before you leave the building, Alan takes ten per cent off the bill.',
    ),
  ),
  ...also('content/one-fact', wrong('claim/pressure', 'offers.winter', 'Last chance: ends this Friday!')),
  ...wrong(
    'claim/pressure',
    'catalogue.doctors-appointment',
    'What you pay for the appointment is credited to your scan, provided that you book the scan within seven days.',
  ),
];
