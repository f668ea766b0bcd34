/** Correct sentences about hours, durations, numbers and other facts of the clinic. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We are closed at weekends.',
    'Late opening on Thursdays until 7 pm.',
    'On Wednesdays we start at eight.',
    'On Fridays we close at three.',
    'Mondays bring the weekend’s breakages. The door is locked from one until two, when all of us have lunch, and then we work on until five. If you arrive in between, the bench in the yard is in the sun.',
    'If you work during the day, Thursday is your day: we don’t open until ten in the morning, but then we stay until seven in the evening.',
    'Tuesday is the simple day, nine to five without a break. Wednesday is for early birds, because the laboratory is running from eight and goes quiet at four.',
    'The car park behind the church is open until midnight, Sundays included.',
    'Even laboratories need a holiday. We close on Christmas Eve and are back on 4 January 2027. If your denture breaks in between, put the pieces in a bag, leave the glue in the drawer and ring us that Monday.',
    'Please give us a day’s notice if you cannot come.',
    'Dentures are rarely a matter for children, but rugby is. We see them from the age of eight, for sports guards only, and a parent has to be there to sign the form.',
    'We answer messages within two working days.',
    'Ring 01632 960472 and ask for Colin.',
    'We have been making teeth in Bell Yard for {figures.yearsOpen}, and the sign over the door was painted by Geraint’s brother.',
    'If you ordered a plan online, you can change your mind within two weeks and get your money back, unless the work has already been done at your request.',
    'Adjustments are part of the price in the first six months. After that we charge for the visit, and we say so before you sit down.',
    'The bus from Glastonbury stops at the Market Place, and from there it is five minutes on foot. There is one step at the door and a ramp beside it.',
    'Your own dentist normally sends us a letter within a fortnight.',
  ),
  ...correct('catalogue.denture-chat', 'The chat takes twenty minutes.'),
  ...correct(
    'catalogue.denture-assessment',
    'Allow three quarters of an hour. If you bring somebody along, there is a chair for them too.',
  ),
  ...correct(
    'catalogue.full-dentures',
    'Plan on five visits over about four weeks. If you have had teeth taken out lately, we wait longer before we begin, because gums shrink most in the first months and a set made too soon would be loose by summer.',
    'Each visit takes some forty minutes, and the try-in is the one that you should not rush.',
  ),
  ...correct(
    'catalogue.denture-repair',
    'Hand in the pieces at the desk and tell us how it happened. A repair takes an hour and a quarter, in which you may wait here or go shopping. Before you leave, Geraint checks the bite with a strip of blue paper.',
  ),
  ...correct(
    'catalogue.denture-reline',
    'It takes three hours, most of which you can spend in the café next door with a soft cake.',
  ),
  ...correct(
    'catalogue.night-guard',
    'The impression is quick, and the guard is ready ten working days later. At the fitting you close your teeth on it, and we grind away the spots that meet first.',
  ),
  ...correct('catalogue.home-visit', 'We drive up to 12 miles from Wells, and the hour begins when we ring your bell.'),
  ...correct(
    'catalogue.sports-guard',
    'Bring the colours of your club if you want them. The impression takes a quarter of an hour, chatting included, and nobody has yet been sick, though some thought that they would be.',
  ),
  ...correct(
    'programmes.new-teeth',
    'The plan has six sessions in three months. It begins with the assessment, it ends with the last adjustment, and you know all the dates before you pay the first instalment.',
  ),
  ...correct('programmes.denture-care', 'You come four times a year.'),
  ...correct('offers.winter', 'Until 26 February 2027', 'Both in one visit of an hour and a quarter'),
];
