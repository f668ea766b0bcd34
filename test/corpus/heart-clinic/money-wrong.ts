/** Wrong sentences about prices, savings and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'A cardiology consultation costs £220.',
    'Resting ECG: £75.',
    'Life gets in the way, and nobody here is cross about it. For a change at short notice we charge £40, which you pay at your next visit. A quick call is enough.',
    'A letter for your insurer is £15.',
    'The exercise test is £295, with a doctor in the room from the first step to the last.',
    'If you miss an appointment without telling us, we charge £120.',
    'We are often asked what the first hour costs. A consultation and a resting ECG booked one by one come to £340. You get one bill for both.',
  ),
  ...wrong(
    PRICE,
    'catalogue.echocardiogram',
    'Only £350.',
    'The scan is read by the doctor who does it. You pay £360 for the echocardiogram, report included, and nothing more for the pictures. They come as a link.',
  ),
  ...wrong(PRICE, 'catalogue.rehabilitation-class', 'A single class is £28, and you pay at the door.'),
  ...wrong(PRICE, 'catalogue.dietitian-visit', 'A visit to Flora costs £80, however long your list of questions is.'),
  ...wrong(
    PRICE,
    'programmes.heart-year',
    'Twelve payments of £60.',
    'The plan suits people who like to know their costs. It comes to £720 a year, and you can stop whenever the year is over. Tests are extra.',
  ),
  ...wrong(
    SAVING,
    'catalogue.cholesterol-clinic',
    'Save £60 with three visits.',
    'Booking three visits at once saves you a quarter.',
  ),
  ...also('claim/pressure', wrong(SAVING, 'catalogue.rehabilitation-class', 'Eight classes for the price of six.')),
  ...wrong(
    SAVING,
    'catalogue.rehabilitation-class',
    'Most people come once a week and like to see the same faces. With the course of eight you save £64 compared with paying at the door. Missed classes can be moved.',
  ),
  ...wrong(SAVING, 'offers.winter', 'Save £55', 'A third cheaper than the two booked separately'),
  ...wrong(
    SAVING,
    'questions',
    'Not sure what to book? Winter Check saves you £75 on a consultation and an ECG. It comes with a letter for your doctor.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Free ECG with every consultation.',
    'Your first cardiology consultation is free.',
    'Follow-up visits cost nothing if you come within three months of the first.',
    'Everybody on the Heart Year Plan gets a complimentary exercise test in the spring.',
    'We like to see how you are getting on. Bring your results back to us, and the follow-up visit is on the house. Ask Sally for a time that suits you.',
  ),
  ...wrong(
    'price/free',
    'programmes.heart-recovery',
    'Food matters as much as exercise, so Flora joins the group in week two. A dietitian visit of your own is our gift to you at the end. Bring a friend to the last evening.',
  ),
  ...wrong(
    'price/typed',
    'questions',
    'An echocardiogram costs £390.',
    'The exercise test is £320 and includes the ECG before it.',
    'The Heart Recovery Course costs £480 and ends with a walk along the river.',
    'Flora works here on Thursdays. A dietitian visit is £90, and you may bring whoever does the cooking. Her room is on the ground floor.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.resting-ecg',
    'You keep your watch on and take your shoes off. A resting ECG costs £85, and the doctor explains it on the same day. A copy goes home with you.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'All prices plus VAT.',
    'Our fees do not include VAT, which is added to the bill at the desk.',
    'Sports screening for clubs is invoiced monthly. The amounts on this page are net, and VAT comes on top. Ask Sally for a form.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.sports-screening',
    'The screening is {catalogue.sports-screening.amount} excluding VAT.',
  ),
];
