/** Correct sentences about the services, programmes and offers of the children’s therapy practice. */
import { correct } from '../sentence.ts';

const start = [
  ...correct(
    'catalogue.parent-call',
    'The call is free, lasts 20 minutes and commits you to nothing.',
    'Make it in the evening if you like, when small ears are asleep: write to us, and we agree on a time.',
    'If we are not the right people, we tell you in the call who might be.',
  ),
  ...correct(
    'catalogue.first-consultation',
    'You pay {catalogue.first-consultation.price} for an hour, and you get two or three things to try at home.',
    'We spend most of the time on the carpet. What looks like play is how we see balance, attention and hands.',
    'The consultation is not a diagnosis, and nothing about it goes on your child’s school record.',
  ),
];

const assessments = [
  ...correct(
    'catalogue.handwriting-assessment',
    'Seventy-five minutes sounds long, but there are breaks, a trampoline and a biscuit.',
    'The report arrives within {catalogue.handwriting-assessment.figures.report} and is written for the teacher as much as for you.',
    'Untidy writing is not laziness. It is not always a disorder either.',
    'With the first consultation it is {offers.start-together.price}; booked apart, the two come to £225.',
  ),
  ...correct(
    'catalogue.ot-assessment',
    'We see your child twice, for two hours in all, because nobody is at their best on a single Tuesday.',
    'Three weeks after the second visit, you have the report.',
    'It costs £60 more than the sensory assessment, which is one part of it.',
  ),
  ...correct(
    'catalogue.sensory-assessment',
    'An hour and a half with swings, sand and a noisy hand dryer, at a pace that your child sets.',
    'Sensory processing disorder is not a diagnosis in the manuals that doctors use. We describe what we see instead.',
    'If you go on to a report for a tribunal, the full version is {catalogue.written-report.options.full.price} more.',
  ),
  ...correct(
    'catalogue.autism-assessment',
    'The fee is {catalogue.autism-assessment.price} for {catalogue.autism-assessment.duration}, and it is the same whatever we find.',
    'Not every assessment ends with a diagnosis. You pay for the time and the thinking, not for the answer.',
    'Some councils and some NHS teams do not accept a private diagnosis. Ask yours before you spend the money.',
    'Autism is diagnosed more often in boys, and many girls are found only in their teens.',
    'You hold the report in your hands six weeks after the last visit.',
  ),
];

const therapy = [
  ...correct(
    'catalogue.ot-session',
    'A session takes 50 minutes: forty with your child and ten with you.',
    'Six sessions are {catalogue.ot-session.packages.0.price} as a block, {catalogue.ot-session.packages.0.saving} less than one by one.',
    'In a block you pay £6 less for each session.',
    'Most families book a block of {catalogue.ot-session.figures.block} sessions and then take a break.',
    'Practice between the sessions matters more than we do. Five minutes at the kitchen table will do for a start.',
    'Therapy does not make a left-handed child right-handed, and it should not try.',
  ),
  ...correct(
    'catalogue.child-psychology-session',
    'A Cochrane review found that {catalogue.child-psychology-session.figures.remission} of the children with an anxiety disorder no longer had one after this kind of therapy.',
    'Most children need eight to sixteen sessions, and some need something else.',
    'Eight single sessions are £840; booked together they are {catalogue.child-psychology-session.packages.0.price}.',
    'What your child tells Daniel stays with Daniel, unless somebody is in danger.',
    'Therapy does not remove fear, and it is not meant to: fear is what stops us from stepping off the kerb.',
    'If after six sessions nothing has moved, we sit down with you and ask whether to go on.',
  ),
  ...correct(
    'catalogue.parent-session',
    'You come alone. An hour, {catalogue.parent-session.price}, and a box of tissues that is there for everybody.',
    'We do not tell you how to bring up your child. You know your child; we know a few tricks.',
    'Two of these are £160, which is still less than a week at the coast.',
  ),
  ...correct(
    'catalogue.sleep-consultation',
    'Please keep a diary of the nights for two weeks before you come.',
    'Children between six and twelve need nine to twelve hours of sleep, according to the American Academy of Sleep Medicine.',
    'We do not leave anybody to cry, and we do not promise a whole night by Friday.',
    'It costs £15 more than a parent session, because we read the diary beforehand.',
  ),
];

const groups = [
  ...correct(
    'catalogue.movement-group',
    'There are never more than six children in the hall, and two adults are always with them.',
    'The term card for ten sessions is {catalogue.movement-group.packages.0.price}. That makes £20 each.',
    'Scared of climbing? Then you start on the mat. The wall is not going anywhere.',
    'It is not a gymnastics club: nobody is timed, picked or ranked.',
  ),
  ...correct(
    'catalogue.school-visit',
    'We sit at the back for two hours, and most children forget that we are there.',
    'The visit and a letter to the school come to £270 together.',
    'Travel within twelve miles is included in the fee.',
  ),
  ...correct(
    'catalogue.written-report',
    'A letter of one page is {catalogue.written-report.options.letter.price}, a full report {catalogue.written-report.options.full.price}.',
    'The full report costs £130 more than the letter. Ask the school which of them it needs before you pay.',
    'We write what we have seen, not what somebody would like to read.',
  ),
];

const bundles = [
  ...correct(
    'programmes.brave-steps',
    'Eight sessions over ten weeks, two of them for parents, for {programmes.brave-steps.price}.',
    'Four instalments add up to {programmes.brave-steps.total}, so paying later costs nothing extra.',
    'The name is about small, brave steps. It does not mean that your child will be without worries at the end.',
    'Eight single sessions of psychology would be £80 more than the programme.',
  ),
  ...correct(
    'programmes.steady-hands',
    'You come ten times in twelve weeks, with half term off if it falls in between.',
    'Laces are hard. Some children tie them at the end of the programme and others use elastic ones, and both are fine.',
    'Ten single sessions of occupational therapy would cost £780, so Steady Hands is £90 less.',
  ),
  ...correct(
    'offers.start-together',
    'Can be booked until 13 February 2027',
    'The two booked apart would be £26 more',
    'If the talk shows that handwriting is not the problem, you pay for the talk only',
  ),
  ...correct('offers.better-nights', 'Two hours in all, on two days', 'Runs until 23 January 2027, so take your time'),
];

export const correctServices = [...start, ...assessments, ...therapy, ...groups, ...bundles];
