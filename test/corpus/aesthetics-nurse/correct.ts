/** Correct sentences of the aesthetics clinic about its rules, its team, its hours and the way there. */
import { correct } from '../sentence.ts';

const advice = correct(
  'questions',
  'We cannot guarantee a result, and we would be wary of anyone who does. What we can do is talk about the range of what is likely.',
  'No treatment here is permanent. The body breaks fillers down, follicles wake up again, and skin goes on ageing.',
  'Sometimes the best thing that we can do for you is nothing, and we say so. You then pay {catalogue.skin-consultation.price} for our time and go home with a list for the chemist.',
  'Every treatment has risks. You get them in writing before you decide, together with the name of the person to ring at two in the morning.',
  'Acne affects about 95 per cent of people between the ages of 11 and 30 at some point, according to the NHS.',
  'Skin replaces its outer layer about every 28 days, and more slowly as we get older.',
  'Rosacea cannot be cured. It comes and goes, and many people find that heat, alcohol or spicy food sets it off.',
  'We do not treat anyone who is pregnant or breastfeeding. Come and see us afterwards; your skin will have changed anyway.',
  'A mole that has changed is not a matter for a beauty clinic. Show it to your GP, and come to us when you know what it is.',
  'Bring a list of your medicines. Some tablets make skin fragile, and we then wait before a peel or the laser.',
  'We ask about cold sores because needles near the mouth can wake the virus.',
  'In an emergency, such as a change in your vision after filler, ring 999 first and us second.',
  'Smoking slows healing. We do not lecture; we ask because it changes what we advise.',
  'Will it hurt? A bit. Most people compare the laser to the flick of an elastic band, and the upper lip makes your eyes water.',
  'We photograph your skin before every course, with the same lamp and the same wall behind you. The pictures stay in your notes.',
  'There is no rush. We ask everyone to leave {figures.reflection} between the consultation and a first filler.',
  'Nobody will try to sell you a course on the day of your consultation.',
  'Do I need any of this? No. Faces work perfectly well without us.',
  'Sunscreen is a better place to start than a needle, and it is a lot cheaper.',
  'We turn people away if we think that a treatment would make them unhappier, and it is in their best interest even if it does not feel like it.',
);

const practical = correct(
  'questions',
  'Please feel free to bring a friend or your mum. The waiting room has four chairs and a kettle.',
  'Our cleanser is fragrance-free and oil-free, which matters if you react to perfume.',
  'You can pay by card, by bank transfer or in cash. We do not offer credit.',
  'Appointments are by prior booking only, so please ring before you come.',
  'All prices include VAT, so the figure in the list is the figure on your receipt.',
  'If we have let you down, write to Jon Pryce. He answers within {figures.answer} and tells you what happens next.',
  'You may complain by letter, by email or in person. If it is about a nurse’s fitness to practise, the Nursing and Midwifery Council is the right address.',
  'The council car park behind the castle charges {figures.parking} an hour. The lane beside us is for residents.',
  'It is ten minutes on foot from the station: out of the forecourt, turn left, and keep the church tower in front of you.',
  'The clinic was a saddler’s shop until 1974. The hooks in the ceiling are original, and no, we do not use them.',
  'The treatment rooms are on the ground floor, and the door is wide enough for a wheelchair. The stairs lead only to the office.',
  'Printed photographs from your notes are {figures.photoPrint} each; sending them by email costs nothing.',
  'Life happens. Tell us {figures.notice} before, and there is nothing to pay.',
  'If you cancel later than that, we keep {figures.lateFee}, because nobody else can use the hour.',
  'Three days’ notice is enough to move or cancel a visit without a fee.',
  'A gift voucher is good for two years, so there is no need to hurry.',
  'Courses stay valid for a year and a half from the day on which you buy them.',
  'Whoever buys a course online can change their mind within 14 days and gets the money back for what they have not used.',
  'You have to be 18 or over for everything on our list, and we do ask for identification.',
  'Keep four weeks between a beach holiday and the laser, in either direction.',
  'Ring {clinic.phone} or write to {clinic.email}. A machine takes the call while we are gloved up.',
);

const hours = correct(
  'questions',
  'On Mondays we open at noon and stay until six, because Morwenna does the books in the morning.',
  'Our late day is Wednesday, from half past ten in the morning until eight at night.',
  'On Saturdays we are here from nine until two; on Sundays the door stays shut.',
  'Tuesdays and Thursdays run from 9.30 am to 5.30 pm, and on Fridays we leave half an hour earlier.',
  'Cannot come before five? Try a Wednesday, when we close at 8pm.',
  'Over Christmas we are closed from 24 December to 3 January.',
  'The clinic is open six days a week and rests on Sundays.',
);

const people = correct(
  'questions',
  'Both nurses can be looked up on the register of the Nursing and Midwifery Council; the numbers are on the team page.',
  'Carys is a skin therapist, not a nurse. She calls a nurse if something looks unusual.',
  'Dr Idris Farrant is a doctor with a diploma in dermatology. He is not a consultant dermatologist, and he refers people on when they need one.',
  'Morwenna Tudge is a registered nurse and an independent prescriber.',
  'Lucy Okoro has held her core of knowledge certificate since 2019.',
  'People sometimes ask us who is the best injector in Shropshire. We have no idea, and neither has anybody else.',
  'Lucy keeps a spider plant called Nigel in the laser room. He has no goggles and has come to no harm.',
  'Jon came to us as a temp and has had a permanent contract since the following spring. He knows where everything is.',
  'Reviews: on {clinic.rating.asOf} we had {clinic.rating.value} out of {clinic.rating.best} on {clinic.rating.source}, from {clinic.rating.count} of them.',
  'We do not pay for reviews, and we do not ask for one while you are still in the chair.',
  'The laser comes with a two-year warranty from its maker. That is between them and us, and it says nothing about your skin.',
);

export const correctSentences = [...advice, ...practical, ...hours, ...people];
