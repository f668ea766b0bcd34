/** Wrong sentences that hurry or belittle visitors, or advertise medicines. */
import { also, wrong } from '../sentence.ts';

export const pressureAndMedicines = [
  ...wrong(
    'claim/pressure',
    'catalogue.reformer-class',
    'Hurry, only two reformers left!',
    'Book today and don’t miss out: classes are selling out as you read this.',
    'Buy ten classes before midnight on Sunday, when the price goes up for good.',
    'New timetables go up on Monday at noon. If you do not grab a machine in the first hour, somebody fitter will, and you’ll be watching from the hall all spring. Set an alarm now.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pressure',
      'catalogue.postnatal-class',
      'Beach season is coming: lose that baby belly now.',
      'Do you really want your partner to see you like this for another year?',
      'The class meets in the small studio, with mats in a circle. Every week that you wait makes the damage harder to undo, so sign up before you leave this page. Nappies are in the cupboard.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.dry-needling',
    'In and out in your lunch break, no big deal.',
    'Quick and easy, with nothing to think over first.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Last chance to join in 2026.',
    'Act now, because the waiting list closes tonight and nobody knows when it will open again.',
    'Black Friday at the studio: 48 hours only.',
    'We opened the diary for spring last night. Decide by tomorrow evening and you keep your usual slot; after that we give it to the next person who rings. Tomasz is at the desk all day.',
  ),
  ...also(
    'price/free',
    also(
      'price/saving',
      wrong(
        'claim/pressure',
        'questions',
        'Bring a friend and get two for one on dry needling.',
        'We love new faces at the loft. Share our post with three friends this week, and you are in the draw to win a course of physiotherapy. The winner is filmed for Instagram.',
      ),
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.physiotherapy-assessment',
      'Sign up for four visits on the day of your assessment and we knock a fifth off, but not a day later.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.physiotherapy-assessment',
    'Kenalog injections available.',
    'If your back is in spasm, Joaquim can give you diazepam for the first nights.',
    'You may be offered an X-ray elsewhere. For swollen joints we keep naproxen at the desk and hand out enough for a week. Take it with food.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.osteoporosis-class',
    'Ask us about Prolia.',
    'We advise all members of this class to take alendronic acid for their bones.',
    'Strong legs are half of the story. The other half is risedronate, which Ottilie recommends to anybody with a low bone scan. The class itself is gentle.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Anti-wrinkle injections on Saturdays.',
    'Pair your reformer course with our weight-loss jabs and see what spring brings.',
  ),
  ...also(
    'claim/credential',
    also(
      'claim/effect',
      wrong(
        'claim/pom-indirect',
        'questions',
        'A nurse now visits the studio, so ask Tomasz about skinny pens for the last few kilos.',
        'Sweaty palms on the ropes? We now offer injections that stop sweating, in the room next to the reformers.',
        'The treatment room is busy at weekends. A visiting prescriber offers wrinkle-relaxing injections for forehead and eyes, right after your class. Leave your mat where it is.',
        'Exercise alone can be a slow road. Our once-a-week slimming injection takes away the appetite, and Pilates does the rest. The nurse is here on Friday afternoons.',
      ),
    ),
  ),
];
