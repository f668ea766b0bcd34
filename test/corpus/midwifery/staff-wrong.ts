/** Wrong sentences about people, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'If Ffion and Adaeze are both out, you will be looked after by Miriam, the third midwife in our team.',
    'Lowri is a paediatric nurse by profession, which is why parents trust her with their tiniest babies.',
    'Our obstetrician looks in on Wednesdays and scans anybody who is past her date.',
    'Dr Nwosu will go through the risks of the division with you before you sign.',
    'Tamsin, who is registered with the NMC like the rest of us, can take your blood pressure if you feel odd in the waiting room.',
    'A consultant in fetal medicine, Professor Edith Lanyon, reads all of our scans.',
    'Miriam is a state-registered psychotherapist and offers a listening ear to those whose births were hard.',
    'Nobody in Devon knows more about feeding than we do. That may sound immodest, but it is so.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.antenatal-visit',
    'Between them, our midwives have caught more than seven thousand babies, and not one of them slipped.',
    'We’re the number one choice of expectant mothers in the South West, according to everyone we’ve asked.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.tongue-tie',
    'Adaeze is a paediatric surgeon with years in theatre, so a small fold of skin hardly raises her pulse.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    'Ninety-six out of a hundred of our mothers would choose us again, and the others moved away.',
    'A new dad told Tamsin at the desk: “You lot saved our marriage.”',
    'What do they write about us in the village group? “Angels”, mostly, and “I’d be lost without them”.',
    'Anything below four stars is passed to Tamsin, who sees to it that it doesn’t stay online.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.birth-class',
    'As Jodie from Paignton says, “I laughed, I learned, I wasn’t scared any more”, and hers was a breech.',
    'We hand out forms after each class, and every couple without exception has given us full marks.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.postnatal-visit',
    '★★★★★ “Adaeze is sunshine in wellingtons.” (Marie-Claire, Dartington)',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.feeding-consultation',
      'Before Lowri came, Anneli was giving formula at every feed. Now? “Not one bottle since Tuesday”, she writes.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Low supply can be helped along with domperidone. Ask Lowri, who arranges it for you without a trip to the surgery.',
    'Morning sickness that lasts all day needn’t be borne, as Xonvea is only an e-mail away and we know who to send it to.',
    'For mastitis we keep flucloxacillin in the cupboard, so nobody has to sit in a waiting room with a fever.',
    'If your blood group is negative, come to us for your anti-D, or Rhophylac as it says on the box.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.birth-plan-talk',
    'Among the options that we offer for the third stage is Syntometrine, which Ffion brings along in her bag.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.postnatal-visit',
    'Should you wish to stop your milk, Adaeze leaves you two tablets of cabergoline and a tight vest.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.feeding-consultation',
      'There are tablets on prescription that bring the milk in, and Lowri can get them for you within the day.',
    ),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Want your old jeans back? As soon as you have stopped feeding, we can start you on the weekly slimming jab.',
    'New in the practice: wrinkle-smoothing injections for tired mothers, on the last Friday of the month.',
    'We give the three-monthly contraceptive injection at the six-week visit, if you’d like to have that off your mind.',
    'Pregnancy sickness? Our midwives hand out the prescription tablets for it, so you don’t need to see a doctor.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.postnatal-visit',
    'Adaeze carries antibiotics for sore breasts and starts you on them at the kitchen table.',
  ),
  ...also(
    'price/free',
    wrong(
      'claim/review',
      'questions',
      'For each review with five stars we knit a hat, so write one and choose your colour.',
    ),
  ),
];
