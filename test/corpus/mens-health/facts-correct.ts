/** Correct sentences about hours, durations, numbers and other facts of the practice. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We are closed on Sundays.',
    'Tuesday: 10 am to 8 pm.',
    'On Saturdays we work from nine until one. The barber next door does too, and some men combine the two, which has nothing to do with us but makes a good morning.',
    'On Thursdays we close at seven.',
    'Please give us a day’s notice.',
    'Ring us on 01632 960427.',
    'For men aged 18 and over.',
    'On Mondays and Wednesdays the practice is open from eight in the morning until six in the evening.',
    'On Fridays we shut at half past three, because the laboratory van comes early on that day.',
    'We are closed from 24 December to 29 December and back at our desks on the thirtieth.',
    'You hear from us within two working days, and sooner if a result worries us.',
    'If you bought a plan online, you may cancel it within a fortnight and need not say why.',
    'The chemist opposite is open until ten at night, including Sundays.',
    'We are at 27 Lune Street, two doors from the sail loft. The sign is small on purpose, the waiting room has no window to the street, and nobody calls out your name.',
    'Can you come after work? On Tuesdays the last men leave at eight, and on Thursdays at seven. If neither suits you, Saturday morning is often quieter than people think.',
    'You can write to desk@lunestreet-mens.example, but please leave photographs out of it. If something looks odd, it has to be seen in daylight by somebody who can also feel it.',
    'On bank holidays the telephone is switched to a recorded message. It names the number for urgent advice, which is NHS 111, and you can ring that at any time of the day or night.',
    'The winter pair can be booked until 27 February 2027. There is no need to rush, and if you would rather have the prostate check alone, you can have that all year.',
    'The prostate check and the body composition scan together take three quarters of an hour.',
  ),
  ...correct(
    'catalogue.testosterone-assessment',
    'We measure 17 markers in two samples.',
    'The laboratory needs three working days for the results. If a value is far out of range, we do not wait for the post: Dr Hartley rings you himself, at work if you have allowed that.',
    'Allow fifty minutes for the talk and the first sample. The second sample is taken on another morning, and for that one you are in and out before your tea is cold.',
  ),
  ...correct(
    'catalogue.prostate-check',
    'The check takes half an hour.',
    'Results arrive within {catalogue.prostate-check.figures.results}.',
    'Please avoid cycling and sex for two days before the blood test, because both can raise the value.',
  ),
  ...correct(
    'catalogue.couples-session',
    'Each session lasts seventy-five minutes.',
    'Four sessions make five hours of talking, which is more than many couples manage in a year.',
  ),
  ...correct(
    'catalogue.shockwave-therapy',
    'Between two sessions there is one week. Should you be away on a rig or on holiday, tell Gareth at the start, and he will plan around it.',
    'The twenty-five minutes include the time that you need to get dressed.',
  ),
  ...correct('catalogue.sexual-health-screen', 'You have your results after five working days.'),
  ...correct(
    'programmes.second-wind',
    'One session a week for sixteen weeks.',
    'You meet Liam sixteen times. Between the sessions you train alone on two days, for about twenty minutes, with a sheet on the fridge.',
  ),
  ...correct(
    'programmes.steady-weight',
    'Eight sessions in twenty-four weeks means one about every three weeks, and that leaves time for real life.',
  ),
  ...correct('offers.winter', 'Until 27 February 2027'),
];
