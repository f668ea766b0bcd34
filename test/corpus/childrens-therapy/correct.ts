/** Correct sentences of the children’s therapy practice about its limits, its rules, its team and its hours. */
import { correct } from '../sentence.ts';

const limits = correct(
  'questions',
  'We cannot promise that therapy will help your child. We can promise to say so if we see that it does not.',
  'Autism is not an illness, and nobody here will try to cure your child of it.',
  'No assessment can guarantee a place at a particular school or an education, health and care plan; the council decides.',
  'The council has to finish the process for a plan within {figures.planWeeks}, although many families wait longer.',
  'About one child in twenty has developmental coordination disorder, which used to be called dyspraxia.',
  'Babies are born with more than 250 bones. Children are not small adults, and their therapy is not either.',
  'Cerebral palsy is a permanent condition. What can change is how your child gets dressed, sits and joins in.',
  'The best age to begin is whenever you notice something. It is neither too early nor too late to ask.',
  'We do not prescribe anything, and we give no advice on tablets. Please take those questions to your GP or paediatrician.',
  'If your child talks about wanting to die, do not wait for us: ring 111 and choose the mental health option, or go to A&E.',
  'We act in the best interests of the child, even if that means telling you that you need somebody else.',
  'Some children get worse before they get better, because talking about worries brings them up. We warn you when that is likely.',
  'Is it my fault? That is the question that parents ask us most often, usually in the doorway. No, it is not.',
  'Handedness settles at different ages, in most children between four and six.',
  'A label does not change who your child is. For some families it opens doors, for others it is one more piece of paper.',
  'Nobody has to decide anything at the end of the first hour. Go home, sleep on it, and ask the child.',
  'There is little good research on weighted blankets, and we tell you that before you buy one.',
  'We see brothers and sisters too, but never in the same session unless both want it.',
);

const practical = correct(
  'questions',
  'Feel free to bring a favourite toy, a snack or the dog’s blanket. Not the dog, please.',
  'Our snacks are nut-free and gluten-free, and there is a drawer of raisins for emergencies.',
  'We are a shoes-off, screen-free practice: leave phones in the basket, parents included.',
  'Your child should be at least three and not older than {figures.oldest} when you first come.',
  'We see children from their third birthday. For younger ones, the health visitor is the right person.',
  'You can pay by card or bank transfer. If money is tight, ask Martin about paying in parts.',
  'Some insurers pay for psychology if you have their code before the first visit. We cannot find that out for you.',
  'If you are unhappy with us, write to Martin Soulsby. You hear from him within {figures.answer}, and the complaint costs you nothing.',
  'You can also complain to the Health and Care Professions Council, which has the power to stop a therapist from practising.',
  'If your child wakes up with a temperature, tell us as early as you can. With {figures.notice} of notice you pay nothing.',
  'For sessions that are missed or called off later than that, we charge {figures.lateFee}.',
  'Two days’ notice is enough to move a session.',
  'A block of sessions that you have paid for can be used within nine months.',
  'You can change your mind about a programme within {figures.coolingOff} of buying it.',
  'A further copy of a report is {figures.copyOfReport} on paper and free by email.',
  'We drive to schools and homes up to 12 miles from Hexham.',
  'The car park by the abbey takes {figures.parking} an hour. Two spaces behind our house are kept for families with a blue badge.',
  'From the station, follow the river path for eight minutes, then go up the steps. With a buggy, use the ramp beside the bakery.',
  'The house was built as a dovecote in 1790 and has been a barn, a printing works and a dance school.',
  'Your child’s notes are kept until their 25th birthday, as the law expects, and then shredded.',
  'We talk to your child’s school only if you say yes in writing, and you may take the yes back at any time.',
  'Bring glasses, splints and a pair of old socks. The last item matters more than you would think.',
  'Ring {clinic.phone}, and if we are on the floor with somebody’s child, leave a message.',
);

const hours = correct(
  'questions',
  'School runs late? On Wednesdays we begin at ten and see children until half past seven in the evening.',
  'We open at half past eight on Mondays, Tuesdays and Thursdays and close at five.',
  'Fridays end at 3pm, in time for the school gate.',
  'Saturday mornings run from 9.30 to 12.30, and the kettle goes on at quarter past nine.',
  'There is nobody here on Sundays. The answering machine is patient, though.',
  'We shut from 21 December to 3 January, when the children need a rest from us.',
);

const people = correct(
  'questions',
  'Ruth Ellingham and Sophie Hallam are occupational therapists on the register of the Health and Care Professions Council.',
  'Daniel Oyelaran has a doctorate in clinical psychology. He is not a medical doctor and cannot prescribe.',
  'Bethan is our therapy assistant. She sets up the hall and helps with groups; a registered therapist plans every session.',
  'Ruth holds a certificate in sensory integration, which she gained in 2012.',
  '“Clinical psychologist” is a protected title. You can look Daniel up with the number on the team page.',
  'Sophie studied in York and still supports a football team that we do not mention in the waiting room.',
  'Martin answers the telephone. He is not a therapist, but he has three children and a very calm voice.',
  'Are you the best practice in the north? We would not know how to measure that.',
  'On {clinic.rating.source} we had {clinic.rating.value} out of {clinic.rating.best} from {clinic.rating.count} reviews on {clinic.rating.asOf}.',
  'We never ask a child for a review, and we print no letters from families, however kind they are.',
  'Bethan had a temporary contract until last summer. She now has a permanent one, and the hall has never been tidier.',
);

export const correctSentences = [...limits, ...practical, ...hours, ...people];
