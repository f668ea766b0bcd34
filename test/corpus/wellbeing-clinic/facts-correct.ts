/** Correct sentences about hours, durations, numbers and other facts of the clinic. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'On Thursdays we sleep in and open at ten, but then there is somebody here until eight in the evening.',
    'Wednesday afternoons are for training and for the dentist: the door closes at one o’clock.',
    'Mondays and Tuesdays run from eight to half past six, and the first hour goes mostly to people who need to fast.',
    'Saturday mornings are popular. We are here from 9 am to 2 pm, although Dr Mellor has usually gone by noon.',
    'We finish at five on Fridays and are closed on Sundays, when 111 and the pharmacy by the station can help.',
    'The hospital’s urgent treatment centre is open from 8 am to 8 pm every day, Sundays included. It has an X-ray machine, and we haven’t.',
    'Between Christmas Day and 29 December nobody is here; the telephone plays a message with the numbers that you may need.',
    'We see people from the age of sixteen. Below that, a GP at your own surgery or a paediatrician is the right person.',
    'A day’s notice is all that we ask for if you have to move an appointment.',
    'Ring 01632 960583, or write to hello@tollgate-clinic.example, and you hear from us within one working day.',
    'Gift vouchers last for a year and can be used for anything, though giving someone an ear appointment takes a certain kind of marriage.',
    'What Dr Nair writes down is kept for eight years after your last visit, and then it goes through the shredder in the cellar.',
    'If you have bought a plan online and think better of it, there are two weeks in which you can cancel.',
    'The clinic is at 26 Tollgate Lane, and the ramp is round the corner beside the yew.',
    'Number 62 further down the lane is a vet. It is a nice vet, but please leave your cat’s sample there and not with us.',
    'From the station it’s a quarter of an hour on foot, and there is a bus every twenty minutes that stops at the church.',
    'A cervical screening test is offered by the NHS from 24 years and six months; we don’t do them here.',
    'Dr Nair is away for three weeks in February, and during that time Dr Mellor takes her calls.',
  ),
  ...correct(
    'catalogue.blood-test',
    'Please eat nothing for eight hours before a test of sugar or fats. Water is fine, black coffee isn’t, and chewing gum is a grey area.',
    'The result is with you within two working days. The appointment itself takes a quarter of an hour, most of which is spent on labels.',
  ),
  ...correct(
    'catalogue.health-screen',
    'It takes an hour and twenty minutes, and 42 markers are measured in the blood. The report follows within seven working days.',
    'For about ten minutes of that you lie still with stickers on your chest, so don’t put on body lotion in the morning.',
  ),
  ...correct(
    'catalogue.menopause-consultation',
    'Twelve weeks later there’s a review, and it is much shorter: twenty minutes instead of 50.',
    'The average age at the last period is 51 in this country, but anything between 45 and 55 is ordinary.',
  ),
  ...correct(
    'catalogue.ear-microsuction',
    'Half an hour is set aside for it, even though the suction seldom takes longer than five minutes for each ear.',
  ),
  ...correct(
    'catalogue.vitamin-appointment',
    'People who need it come back every ten weeks or so, for 15 minutes, ten of which are for waiting in case you feel faint.',
  ),
  ...correct(
    'catalogue.wellbeing-drip',
    'There are two chairs, so at the very most one other patient will be there during your fifty-five minutes.',
  ),
  ...correct(
    'catalogue.travel-consultation',
    'Come six weeks before you leave if you can. A later visit is better than none, since some vaccines work with a shorter gap.',
  ),
  ...correct(
    'catalogue.travel-letter',
    'You spend ten minutes with Dr Mellor, and within three working days the signed letter is ready for you at the desk.',
  ),
  ...correct(
    'programmes.tollgate-card',
    'Six appointments in twelve months are what you get, and you can use them up by March if it is that kind of winter.',
  ),
  ...correct(
    'programmes.menopause-year',
    'In the course of the year there are four sessions, all of them with the same doctor.',
  ),
  ...correct('offers.fresh-start', 'Both together take an hour and three quarters', 'Runs until 20 March 2027'),
];
