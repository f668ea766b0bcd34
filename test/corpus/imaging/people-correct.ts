/** Correct sentences about the team, reviews and what the centre does not do. */
import { correct } from '../sentence.ts';

export const correctPeople = [
  ...correct(
    'questions',
    'Wendy is our phlebotomist.',
    'Gareth Lyle is a radiographer. He looks after the MRI scanner and the bone density scanner, but he does not read the pictures, so please don’t be offended when he smiles and says nothing about your knee.',
    'Alan manages the centre.',
    'We do not treat emergencies.',
    'Please leave us an honest review.',
    'You don’t need a referral for a blood test.',
    'It is best to wear loose clothes.',
    'Dr Helen Marr is a radiologist and registered with the GMC; her number is 4518207.',
    'Priya is a sonographer, and the HCPC lists her as a radiographer.',
    'Alan studied history and is not medically trained, so please keep questions about results for the doctors.',
    'Since 2016 we have done {figures.scans} scans, which is the number in our booking system and not a guess.',
    'On Google we have {clinic.rating.value} out of {clinic.rating.best} from {clinic.rating.count} reviews, as read on {clinic.rating.asOf}.',
    'We sell no weight-loss injections, no drips and nothing else that you didn’t come for.',
    'Anyone in the UK may call themselves a sonographer, because the title is not protected by law. So it is sensible to ask the person with the probe, here or elsewhere, on which register you can find them.',
    'Is a private scan better than one on the NHS? No. The machines are much the same, the people often are too, and if you can wait, you pay nothing there.',
    'If something went wrong, tell Alan first, in whatever words come to mind. He answers in writing. In England the Care Quality Commission inspects places like ours, and although it does not settle complaints, it wants to hear about them.',
    'Dr Tunde Bakare is a sports and exercise doctor and does the injections himself. He ran the Great North Run until his own knee objected, so he knows both sides of the needle.',
    'We pay nobody for a review and delete none. If yours is a grumpy one, we will answer it politely and try to do better.',
    'Your GP gets a copy of the report only if you agree. Some people would rather take it along themselves, and that is perfectly all right.',
  ),
];
