/** Reviews that are chosen by what they say, or rewarded. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const chosen = (words: string) => `“${words}” says that reviews are chosen by what they say.`;
const rewarded = (words: string) => `“${words}” offers a reward for a review.`;

suite('reviews that are chosen', (test) =>
  testSentences(test, ['claim/review'], {
    'We remove negative comments.': chosen('We remove negative comments'),
    'I delete all unfair reviews.': chosen('I delete all unfair reviews'),
    'Negative posts are hidden.': chosen('Negative posts are hidden'),
    'Reviews that are unfair are removed.': chosen('Reviews that are unfair are removed'),
    'We only show the good ones.': chosen('We only show the good'),
    'Here are the reviews we like best.': chosen('reviews we like best'),
    'We block people who leave one star.': chosen('We block people who leave one star'),
    'We send the review link to happy patients only.': chosen('We send the review link to happy patients'),
    'We ask satisfied clients to write a review.': chosen('We ask satisfied clients'),
    'We remove comments that name a patient.': undefined,
    'We never remove bad reviews.': undefined,
    'We show good and bad reviews.': undefined,
    'Bad reviews are answered by Anna herself.': undefined,
    'We ask every client for a review, happy or not.': undefined,
    'All reviews on Google are there, good and bad.': undefined,
    'Reports for your insurer are complimentary.': undefined,
    'We only publish the dates of our classes.': undefined,
    'We send the questionnaire to people who were here in May.': undefined,
    'We only keep the notes that the law asks for.': undefined,
    'Beware of sites that remove bad reviews.': undefined,
  }));

suite('reviews that are rewarded', (test) =>
  testSentences(test, ['claim/review'], {
    'Tag us for a free shot.': rewarded('Tag us for a free shot'),
    'Review me and get a free massage.': rewarded('Review me and get a free massage'),
    'Mention us on Instagram and pay ten pounds less.': rewarded('Mention us on Instagram and pay ten pounds less'),
    'Post about your success and get twenty per cent off.': rewarded(
      'Post about your success and get twenty per cent off',
    ),
    'Write a good comment and your name goes into the hat.': rewarded(
      'Write a good comment and your name goes into the hat',
    ),
    'Tell others how good we are and win a tablet.': rewarded('Tell others how good we are and win a tablet'),
    'Reviewers win a month of batteries.': rewarded('Reviewers win a month of batteries'),
    'Post a photo of the rash through the form, free of charge.': undefined,
    'Tag us if you like, but there is no prize.': undefined,
    'Post the form to us, and we send you a free label.': undefined,
    'Post about anything you like; the Wi-Fi is free.': undefined,
  }));
