/** Correct sentences about hours, durations, numbers and other facts of the practice. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'Tuesdays are our long day: we start at eleven, when the coffee has worked, and the last people leave at eight in the evening.',
    'If you can’t get away before lunch, try a Thursday, since we are here from 11 am to 7 pm then.',
    'Friday ends early. The lights go out at half past three, and Imogen drives to her mother’s.',
    'On Saturday mornings there is somebody in from 9.30 to 1 pm, usually Beth.',
    'Mondays and Wednesdays look the same on paper, nine to five, though Wednesday is the quieter of the two.',
    'We don’t work on Sundays. If you write to us then, you will get an answer by Tuesday.',
    'The chip shop across the yard is open until eleven at night on Fridays, and we apologise for the smell in advance.',
    'Over Christmas the practice is closed from 24 December until 3 January; on the Monday after that we are back.',
    'Is there an age limit? You have to be eighteen. For younger people we can give you the names of two colleagues in Lancaster who see them.',
    'Please let us know three days ahead if something comes up, so that we can offer the hour to someone who is having a rotten week.',
    'Ring 01632 960427 and you will get Lorna, or a machine with Lorna’s voice on it.',
    'Write to nights@lowfell-sleep.example if you would rather not talk. We answer within two working days, and never at night, on principle.',
    'New clients usually wait for about two weeks. In January, when everyone makes resolutions, we ask for your patience.',
    'Our notes are kept for seven years and then shredded, as our insurers would have it.',
    'A voucher is good for a year and a half, which ought to be enough even for people who put things off.',
    'Plans that you bought online can be cancelled within a fortnight for any reason or none.',
    'You find us at 17 Weaver Yard, through the arch beside the saddler’s. The numbers in the yard run backwards; nobody knows why.',
    'It is a six-minute walk from Kendal station, or twelve if you stop at the bakery, and people do.',
    'Adults need between seven and nine hours according to most guidelines, but there are healthy people on either side of that.',
    'The practice opened in 2016 with two chairs and a kettle; the second room followed four years later.',
    'Owain teaches at the university on Mondays, so you won’t meet him then.',
    'Children under five can’t wait in the hall on their own, and we have no crèche, so please arrange for someone to look after them.',
  ),
  ...correct(
    'catalogue.sleep-assessment',
    'You keep a diary for a fortnight beforehand. Two minutes each morning will do, and guesses are welcome, because watching the clock is half of the trouble.',
    'Plan for an hour and a quarter, and another five minutes to find your gloves; the written plan follows within four working days.',
  ),
  ...correct(
    'catalogue.insomnia-session',
    'You see the psychologist every ten days or so, for 50 minutes each time. In between there is homework, and some of it is done lying down.',
    'It takes about a quarter of an hour to go through the diary at the start, and what is left is for whatever the diary says.',
  ),
  ...correct(
    'catalogue.insomnia-group',
    'There are never more than eight people in the room. Each evening lasts an hour and a half, with a break for tea that has no caffeine in it.',
  ),
  ...correct(
    'catalogue.nightmare-session',
    'Most people come four times. A session runs for 55 minutes, and the last five are kept for talking about something pleasant.',
  ),
  ...correct(
    'catalogue.home-sleep-test',
    'Collecting the recorder takes twenty minutes, because Sanjay shows you how to put on the belt and then lets you try it in the dark.',
    'Five working days after you bring it back, the report is with you. The battery holds for 30 hours, so there is no need to charge it.',
  ),
  ...correct(
    'catalogue.smoking-hypnotherapy',
    'Keep two hours free and smoke as usual beforehand. Ten days later Beth rings to ask how it is going.',
  ),
  ...correct(
    'catalogue.flying-hypnotherapy',
    'Sixty minutes each, with the last one ideally three weeks before you travel, so that there is time to practise on a bus.',
  ),
  ...correct(
    'catalogue.bedtime-hypnosis',
    'You take two recordings home after 45 minutes in the chair, one short and one long.',
  ),
  ...correct(
    'programmes.night-school',
    'Eight meetings spread over twelve weeks sound like a lot until you look at how many nights that is.',
  ),
  ...correct(
    'programmes.rota-plan',
    'Half a year with four sessions leaves room for two changes of the rota, and for a holiday.',
  ),
  ...correct(
    'offers.winter',
    'The two appointments come to two hours and five minutes in all',
    'You can book this pair until 13 February 2027',
  ),
];
