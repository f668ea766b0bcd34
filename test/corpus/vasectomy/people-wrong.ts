/** Wrong sentences about the people of the clinic, its rank and its reviews. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'Leon Fisk is a registered nurse.',
    'Unhappy with something? Ask for Dr Marsh, our manager.',
    'The best vasectomy clinic in Suffolk.',
    'Everybody whom you meet at Kiln Lane is a doctor, from the desk to the laboratory.',
    'Dr Rao is a consultant urologist and has operated on men for twenty years.',
    'Gwen Abbott, our vasectomy surgeon, works through one tiny opening.',
    'Nobody in East Anglia does the operation better than Mr Dunn.',
    'Tobias Kent is a consultant embryologist and decides with you what happens next.',
    'We are the region’s number one for men’s health, and Suffolk’s most trusted name in vasectomy.',
    'Some results need a second opinion. For these, Professor Henry Vail, consultant oncologist, visits us on the first Tuesday of the month and goes through the scan with you. Please bring the disc from the hospital.',
    'Leon meets you at the door and takes your blood pressure. He is a qualified physiotherapist, so you can ask him about your back as well. Wear sleeves that roll up easily.',
    'We opened with one room and a kettle. Since then we have been voted Men’s Clinic of the Year four times in a row, and the certificates hang in the corridor. Tea is still offered to everybody.',
  ),
  ...also('content/one-fact', wrong('claim/credential', 'questions', 'Over 10,000 vasectomies performed.')),
  ...also('content/structured-data', wrong('claim/review', 'questions', 'All our patients give us five stars.')),
  ...also('claim/guarantee', wrong('claim/review', 'questions', '“Didn’t feel a thing!” Darren, Bungay')),
  ...wrong(
    'claim/review',
    'questions',
    'Mr Dunn has worked in this town since 2015, and many of his patients say hello at the market. One of them wrote: “Top bloke, steady hands, and he explains everything twice.” You can ask to see him by name.',
    'After each visit you get a short form. Ninety-nine per cent of our patients would recommend us to a brother or a friend, which makes us proud. Fill it in only if you feel like it.',
    'Leave us a five-star review and your next parking ticket is on us.',
    'We take down reviews that are unfair to our staff, so that you see what patients really think.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'claim/review',
      'questions',
      'As Steve from Southwold put it, “I was back in the pub before my pint went flat.”',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.erection-clinic',
      '“My wife says thank you,” writes Colin, 61.',
      'Talking about it is the hardest part, and Gwen makes it easy. One retired farmer told us after his third visit: “I feel like a lad of twenty again, and so does the wife.” Nobody in the waiting room will know why you are here.',
    ),
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/review',
      'catalogue.no-scalpel-vasectomy',
      'You will lie on a couch with the radio on, and Dr Rao tells you what she is doing. Men on Facebook call it “easier than the dentist” and “the best thing I ever did”, and we couldn’t have put it better. Afterwards there is tea.',
    ),
  ),
];
