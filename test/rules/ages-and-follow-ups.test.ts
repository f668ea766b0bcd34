/** Amounts beside an age, beside “the two”, of options that “add” something, and of follow-ups with a longer name. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked'];
const treatment = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
});
const VALUES = {
  'catalogue.examination': treatment('New patient assessment', '£72'),
  'catalogue.sedation': treatment('Sedation', '£320'),
  'catalogue.implant': treatment('Single implant', '£2,750'),
  'catalogue.follow-up': treatment('Follow-up', '£38'),
  'catalogue.pelvic': treatment('Pelvic floor follow-up', '£56'),
  'catalogue.postnatal': treatment('Postnatal check', '£85'),
  'catalogue.glasses': {
    ...treatment('Reading glasses', 'From £119'),
    options: {
      essential: { title: 'Essential lenses', price: '£119', book: 'visit' },
      slim: { title: 'Slim lenses', price: '£179', book: 'visit' },
      premium: { title: 'Premium lenses', price: '£249', book: 'visit' },
    },
  },
};
const onPage = (slug: string) => ({ rules: RULES, slug, values: VALUES });

suite('an age and “the two” beside a total', (test) => {
  testSentencesOnPage(test, onPage('sedation'), {
    'We offer it to patients aged 16 and over: with a single implant, the two come to £3,070.': [],
    'Patients over 16 can have it: with a single implant, the two come to £3,070.': [],
    'Adults from 18 can have it, and with a single implant the two together are £3,070.': [],
    'We offer it to patients aged 16 and over: with a single implant, the two come to £3,170.': [
      '“£3,170” is not the total of “Single implant” and “Sedation”: £2,750 + £320 = £3,070.',
    ],
    'A single implant and sedation: the two together cost £3,170.': [
      '“£3,170” is not the total of “Single implant” and “Sedation”: £2,750 + £320 = £3,070.',
    ],
    'Two single implants come to £5,500.': [],
    'Two single implants come to £5,600.': ['“£5,600” is not the total of 2 × “Single implant”: 2 × £2,750 = £5,500.'],
    'Two new patients together pay £150.': ['“£150” is not the total of 2 × “New patient assessment”: 2 × £72 = £144.'],
  });
});

suite('what an option adds', (test) => {
  testSentencesOnPage(test, onPage('glasses'), {
    'Slim lenses are thinner and add £60 to the price of the essential ones.': [],
    'Slim lenses add £60 to the price.': [],
    'For slim lenses, add £60.': [],
    'Premium lenses add £130 to the essential price.': [],
    'Premium lenses add £70 to the slim ones.': [],
    'Slim lenses add £75 to the price.': ['“£75” is not a price in the config.'],
    'Slim lenses and premium lenses add up to £400.': [
      '“£400” is not the total of “Slim lenses” and “Premium lenses”: £179 + £249 = £428.',
    ],
  });
});

suite('follow-ups of which one has a longer name', (test) => {
  testSentencesOnPage(test, onPage('pelvic'), {
    'Budget £224 if your plan includes four follow-ups.': [],
    'Two follow-ups are £112 together.': [],
    'Budget £214 if your plan includes four follow-ups.': [
      '“£214” is not the total of 4 × “Pelvic floor follow-up”: 4 × £56 = £224.',
    ],
  });
  testSentencesOnPage(test, onPage('postnatal'), {
    'Together with two follow-ups the check is £197.': [],
    'Together with two follow-ups the check is £161.': [],
    'Together with two follow-ups the check is £214.': [
      '“£214” is not the total of 2 × “Follow-up” and “Postnatal check”: 2 × £38 + £85 = £161 or 2 × £56 + £85 = £197.',
    ],
  });
  testSentencesOnPage(test, onPage('follow-up'), {
    'Two follow-ups come to £76.': [],
    'Two follow-ups come to £112.': ['“£112” is not the total of 2 × “Follow-up”: 2 × £38 = £76.'],
    'Two pelvic floor follow-ups come to £112.': [],
  });
});
