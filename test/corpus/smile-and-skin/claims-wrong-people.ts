/** Wrong sentences about people, reviews and prescription-only medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'The best smile studio in Northumberland.',
    'Hexham’s number one for whitening.',
    'Over 4,000 happy clients.',
    'Dr Hale will look after your gums.',
    'Jodie Marsden is our dermatologist.',
    'Winner of Studio of the Year.',
    'The coaching room has no dental chair and no white coats. Helen Croft is a clinical psychologist who has worked with anxious people for two decades. Her dog sometimes comes too.',
    'Priya Nair, our doctor, explains what can be done about lines around the eyes.',
    'Tamsin is a specialist in periodontics, on the specialist list of the General Dental Council.',
    'Jodie Marsden is registered with the Nursing and Midwifery Council, so your skin is in good hands.',
    'The studio is in the old sorting office. Nobody in the north of England bonds teeth more beautifully than Owen, who trained in Newcastle. He works to the sound of the cricket.',
    'Marcus answers the telephone and keeps the diary. He is also a qualified dental nurse, so you can ask him about pain after a treatment. When he is away, Jodie picks up.',
    'There is a small library about teeth by the window. Our surgeons have placed more than 2,500 implants since we opened, and some of them are in the green album. Ask to see it.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '★★★★★ “I love my teeth.”',
    '“Best facial ever!” – Kate, Corbridge',
    '98% of clients recommend us.',
    'Everyone leaves us five stars.',
    'Leave us five stars on Google and your next air polish costs less.',
    'Thousands of five-star reviews on Facebook and Trustpilot speak for themselves.',
    'Comments reach us by post, by e-mail and on the day. Reviews with fewer than four stars are left out of our pages, because they only put people off. Marcus replies to each one.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.mandelic-peel',
    'A teacher told us after her peel, “My skin has never looked so good, I threw my foundation away.”',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.direct-cleaning',
      'Ruth from Haltwhistle wrote, “After years of hiding my mouth I laugh out loud again.”',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.smile-coaching',
      'People come to Helen from as far as Berwick. One of them, Alan, said last month: “I slept the night before an appointment for the first time in my life.” Ask her what the first step was.',
    ),
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/review',
      'catalogue.composite-bonding',
      'Owen takes photographs before he begins. As Bea, 29, puts it, “I can’t stop looking in the mirror, the man is a magician.” You get copies of your own pictures.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'We offer Botox.',
    'Botox from a nurse whom you can trust.',
    'Infected gums? We prescribe metronidazole.',
    'No two foreheads are alike. For deep frown lines Priya uses Azzalure or Bocouture, and she explains how they differ. You get her number in case you have questions later.',
    'People with sensitive necks of teeth go home with a tube of Duraphat 2800 after the cleaning.',
    'Deep cleaning can be tender near the gum. Tamsin numbs the area with articaine, so that you can relax while she works. Please eat something before you come.',
    'A peel alone is not always the answer to brown patches. Beside it we supply tretinoin in a cream for the evening, made up for you. Sunscreen is part of the plan in any weather.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Anti-wrinkle injections with Priya.',
    'Muscle-relaxing injections for frown lines.',
    'Ask about our lip flip, a tiny injection that relaxes the upper lip.',
    'Jaw-slimming injections for people who clench are available on Thursdays with our nurse prescriber.',
    'Priya asks about your health and takes photographs. If you go ahead, three areas of anti-wrinkle treatment are done on another day. You are given everything in writing.',
    'Sweating under the arms is more common than people think. Each spring our nurse gives a course of sweat-reducing injections here at the studio. Bring a sleeveless top.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.studio-whitening',
      'Add wrinkle-relaxing injections to your whitening and leave with a fresher face.',
    ),
  ),
];
