/** Wrong sentences about what coaching, assessments and talks achieve, and about promises. */

import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import type { Label } from '../sentence.ts';
import { also, wrong } from '../sentence.ts';

/** An effect that is promised to everybody. */
const PROMISED: Label = ['claim/guarantee', 'claim/effect'];

export const wrongEffects = [
  ...wrong(
    'claim/effect',
    'catalogue.life-coaching',
    'Life coaching cures low self-esteem.',
    'Not every session is about big questions, and you may well talk about your shed. You will feel calmer and sleep better after a single session, as so many people do. Wear something comfortable.',
    'My clients earn a third more within a year of our last session.',
    'We meet in a quiet room, and I ask you what you really want. After three sessions most people have stopped putting off decisions that had weighed on them for years. You may bring a friend to the first one.',
    'Coaching with Tom rewires the brain, so that good habits come without effort.',
    'It works on your self-doubt from the very first meeting, and people around you will notice the change within a fortnight.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.executive-coaching',
    'Executive coaching raises productivity by 40%.',
    'Leaders who work with Tom are promoted twice as fast.',
    'We look at your calendar, your team and your last three conflicts. Managers who finish the four sessions cut sick leave in their departments by half. Everything you say stays between us.',
    'For every pound that a firm spends with us, it gets seven back.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.adhd-coaching',
    'You will see results in two weeks.',
    'Celia knows the post pile from her own hallway. By the end of the first session you will have beaten procrastination, and the second is there to keep it that way. Tea is provided.',
    'The change shows after just two sessions, and it stays with you for at least five years.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.adhd-coaching',
    'Many people come to us because of a pile of letters. Our coaching improves focus, memory and mood, and you take a page of notes home. The dog is in the office on Wednesdays.',
    'Nine in ten of our clients stop missing deadlines.',
    'ADHD coaching works better than tablets, without putting anything into your body.',
    'Balance the dopamine in your brain with the simple morning routine that Celia teaches you in session one.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.steady-ground',
    'Steady Ground reverses burnout in twelve weeks.',
    'The programme lowers your cortisol and brings back deep sleep, often after the second session.',
    'Each session begins with a short walk by the canal. Eight out of ten people who complete the programme are back at their desks within a month. Afterwards you keep the workbook.',
  ),
  ...wrong('claim/effect', 'catalogue.focus-hour', 'People get three times as much done as they would at home.'),
  ...wrong(
    'claim/effect',
    'catalogue.parent-session',
    'Celia has raised two children of her own and has seen it all. With her three rules, tantrums stop within a week, and mornings run by themselves. Grandparents may come too.',
    'Celia’s method calms an ADHD child’s nervous system, so that homework takes half as long.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.workplace-talk',
    'After our talk, staff turnover falls by a quarter.',
    'We bring slides, a box of fidget toys and plenty of time for questions. Companies that book us see fewer sick days in the very next quarter. A handout is sent round afterwards.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.adhd-assessment',
    'Diagnosis guaranteed.',
    'Everyone who books with us gets a diagnosis, so you will not walk away empty-handed.',
    'You fill in a few forms, and then you talk with Dr Farouk. We promise that your GP will accept the report and take over your prescriptions. It arrives as a signed letter.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.medication-titration',
    'There are no side effects when Priya adjusts the dose.',
    'Medication under our care is completely safe, even if you have a heart condition.',
  ),
  ...wrong(
    PROMISED,
    'catalogue.life-coaching',
    'We begin with a wheel on which you mark how content you are. Success in every part of it is guaranteed once you follow the plan that we make together. Coloured pencils are on the table.',
    'I guarantee that you will love Monday mornings again.',
    'Maybe you have read all the books and are still where you were. With us you will reach your goal, whatever it is, and that is a promise. We begin with a sheet of paper and a pencil.',
    'Our method works for everyone, every time, from the shy student to the chief executive.',
  ),
  ...wrong(
    PROMISED,
    'catalogue.executive-coaching',
    'Your next promotion is guaranteed, or you get your fee back.',
    'Tom has a 100% success rate with managers who were about to give up.',
  ),
  ...wrong(
    FOR_EVER,
    'programmes.new-direction',
    'Leave your fears behind for good.',
    'Two sessions a month, a notebook and a friendly ear: that is all it takes. Limiting beliefs are removed permanently, and they will not come back. You decide where we meet.',
  ),
  ...wrong(
    FOR_EVER,
    'programmes.steady-ground',
    'The sessions follow a workbook that Tom has written himself. When you have finished it you will never burn out again, however much is asked of you. You keep the book.',
    'Tom shows you breathing exercises that end exhaustion once and for all.',
  ),
  ...wrong(
    PROMISED,
    'catalogue.parent-session',
    'We guarantee peaceful evenings after a single session, and your neighbours will be grateful too.',
    'Celia listens first and explains afterwards. Her approach never fails, not even with teenagers who have stopped talking to anybody. You go home with a sheet for the fridge.',
  ),
  ...also('claim/credential', wrong('claim/effect', 'catalogue.focus-hour', 'Proven to double your concentration.')),
  ...also(
    'claim/pressure',
    wrong(
      PROMISED,
      'catalogue.adhd-coaching',
      'Six sessions and your ADHD symptoms are gone, guaranteed, without any effort on your part.',
    ),
  ),
];
