/** Wrong sentences about the team, the rank of the centre, and what clients say. */
import { also, wrong } from '../sentence.ts';

const credentials = [
  ...wrong(
    'claim/credential',
    'questions',
    'The best scans in the North East.',
    'Wendy is our nurse.',
    'Northumberland’s number one scan centre.',
    'Priya Nand is a radiologist and signs her own reports on the same day.',
    'The pictures are ready before you have laced your boots. Gareth Lyle, our orthopaedic surgeon, then talks you through them and tells you whether the knee needs an operation. You can ask for a copy at the desk.',
    'Alan is a clinical scientist, registered with the HCPC, and checks every result before it goes out.',
    'More than 60,000 people have put their health into our hands.',
    'Professor Colin Shawcross, consultant cardiologist, reads the tracings of the heart on Thursdays.',
    'The waiting room has armchairs and a view of the river. Dr Stobbs will call you in, take the blood herself and tell you what the values mean for your heart. Tea is on the sideboard.',
    'We began with one machine in a cold mill. Today no other centre in the country produces sharper pictures, and hospitals envy us for them. The wheel outside still turns in spring.',
    'Parents often ask who will be in the room. Priya is also a registered midwife and has delivered hundreds of babies, so you can ask her anything. Grandparents are welcome on the sofa.',
  ),
];

const reviews = [
  ...wrong(
    'claim/review',
    'questions',
    '“Brilliant from start to finish!” – Jean, Corbridge',
    'We ask everyone who leaves to put a pebble into one of two jars. Nineteen out of twenty patients say that they would come back to us at any time. The jars stand beside the door.',
    'Leave us five stars and we will send you a voucher for the café.',
    'We only publish the reviews that do us justice, because nobody learns anything from a moan.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.mri-scan',
    '★★★★★ “Didn’t feel trapped for a second.” D. Armstrong',
    'Going into the tunnel is easier with a hand to hold. “I had put it off for three years, and Gareth was an angel,” writes Moira from Haltwhistle. You may bring one person into the room if they carry no metal.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.early-pregnancy-scan',
    'The room has a sofa and soft light. Every couple that leaves it tells us that it was the most beautiful moment of their lives, and half of them are in tears. Please switch your telephone to silent.',
    'Priya turns the screen so that you can both see. Last week one dad told us: “I never believed that it was real until I saw that tiny flicker, and I can’t thank you enough.” You can have the pictures by e-mail as well.',
  ),
];

export const wrongPeople = [
  ...also('claim/credential', wrong('claim/review', 'questions', 'Rated excellent by our patients.')),
  ...also('content/structured-data', wrong('claim/review', 'questions', 'Five-star reviews from everyone.')),
  ...credentials,
  ...reviews,
  ...also(
    'claim/review',
    wrong('claim/credential', 'questions', 'Nobody for miles around is trusted by as many families as Millrace Scans.'),
  ),
];
