/** Wrong sentences about results and risks. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.cholesterol-clinic',
    'Lowers your cholesterol in four weeks.',
    'Visits to our cholesterol clinic clear the arteries and keep them young.',
    'Noreen goes through your numbers line by line. By your second visit the bad cholesterol has come down by a third, without a single tablet. You leave with a sheet for the fridge.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dietitian-visit',
    'Brings your blood pressure down by ten points.',
    'Most of Flora’s patients lose half a stone in the first month and sleep like children.',
    'Flora asks what you really eat, not what you think you should. Swap the three foods that she circles, and your arteries begin to clear within days. The recipes come by e-mail.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.heart-recovery',
    'Halves your risk of a second heart attack.',
    'Nine out of ten people who finish the course are back at work within a month.',
    'You train with people who know what you have been through. After the third week your heart pumps a fifth more blood with every beat. Tea and a biscuit come afterwards.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.rehabilitation-class',
    'You feel fitter after just one class.',
    'The benefit lasts for two years, even if you stop training.',
    'Pete begins with a warm-up and ends with a stretch. What you gain in strength stays with you for at least five years. Trainers and a bottle of water are all that you need.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.rehabilitation-class',
    'Boosts circulation and strengthens the heart muscle.',
    'Pete’s breathing exercises calm the nerves of the heart and stop palpitations.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.blood-pressure-monitor',
    'Simply wearing the monitor teaches the body to relax, and readings fall within a week.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sports-screening',
    'Athletes whom we have screened recover faster and run further.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.heart-year',
    'Patients on the plan live five years longer.',
    'You see the same doctor four times, so nothing has to be told twice. In the first year, people on the plan spend two thirds fewer nights in hospital. We keep the notes and you keep the copies.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.cardiology-consultation',
      'We guarantee to find the cause.',
      'You will leave without palpitations, and that is a promise.',
      'The doctor listens first and examines you afterwards. Whatever is wrong with your heart, we will put it right. A letter follows within the week.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.resting-ecg',
      'A clear ECG means that you will not have a heart attack.',
      'Our ECG never misses a heart problem.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.exercise-test',
    '100% safe.',
    'There are no risks whatsoever, whatever your age and whatever your heart has been through.',
    'You walk on the belt while we watch the screen. Nothing can go wrong, because a doctor stands beside you. Bring shoes that fit well.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.cholesterol-clinic',
      'Normal cholesterol, guaranteed.',
      'Our approach works for everybody, even if nothing has helped you so far.',
    ),
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.dietitian-visit',
    'Flora starts with breakfast, because everybody has an opinion about it. Follow her plan, and you say goodbye to high blood pressure for good. She is quite strict about olives.',
  ),
  ...wrong(
    FOR_EVER,
    'programmes.heart-recovery',
    'Finish the course and your heart is healed for life.',
    'The group meets twice a week, in the gym and round the table. Once you have done the sixteen sessions, you will never have another heart attack. Partners are welcome at the talks.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.sports-screening',
      'With our screening, sudden death on the pitch is ruled out completely.',
      'Parents worry, and coaches do too. A screening with us removes every risk, so your son can play without a thought for his heart. We send the result to the club if you agree.',
    ),
  ),
];
