import { departmentPath } from '../../../../config/derived/department.ts';
import type { Site } from '../../../../config/site.ts';
import { ANSWER, SCRUB } from '../../example-values.ts';
import type { Rule, RuleFinding } from '../../rule.ts';
import { freeHelp } from './help.ts';
import { sentences } from './sentences.ts';

export const priceFree: Rule = {
  name: 'price/free',
  severity: 'error',
  needsPlainWords: true,
  warnsIf:
    'the sentence itself does not name the treatment that has a price, or states a condition or somebody else who may pay',
  checks: 'Everything that is described as free or complimentary costs nothing.',
  because: 'Visitors who come for something free are asked to pay.',
  source: 'CAP code 3.24; Digital Markets, Competition and Consumers Act 2024, Schedule 20',
  bad: {
    'a priced treatment that is described as free': { [ANSWER]: 'A massage is free of charge.' },
    'a priced treatment after “free”': { [ANSWER]: 'Bring a friend and get a free massage.' },
    'a priced treatment that is called a gift': { [ANSWER]: 'Your first massage is a gift from us.' },
    'a free consultation, although the first appointment has a price': {
      [ANSWER]: 'It begins with a free consultation.',
    },
    'a priced first appointment whose name says “free”': { 'departments.main.consultation.name': 'free first visit' },
    'a priced treatment whose own text says “free of charge”': {
      'catalogue.massage.subtitle': 'Free of charge at first',
    },
  },
  good: {
    'a complimentary treatment': {
      'catalogue.massage': {
        ...SCRUB,
        name: 'Massage',
        description: 'An hour of massage, free of charge.',
        price: 'Complimentary',
        figures: { lasts: '2 days' },
        evidence: { lasts: 'Notes of the practice, 2025' },
      },
    },
    'an act that is free': { [ANSWER]: 'You can move a massage free of charge.' },
    'something else that is free': { [ANSWER]: 'Parking is free during a massage.' },
    'a fee for something that does not take place': {
      [ANSWER]: 'If you cancel, you do not pay for the massage.',
    },
    'a treatment that is given to others': { [ANSWER]: 'A massage makes a good gift.' },
    '“free” in another sense': { [ANSWER]: 'Massage: feel free to ask for a free slot.' },
    'a denial': { [ANSWER]: 'A massage is not free.' },
  },
  find: (input) => [...consultations(input.site), ...sentences(input)],
};

/** Checks the name that each department gives to its first appointment. */
const consultations = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.departments).flatMap(([name, { consultation }]) => {
    const { treatment, programme } = consultation;
    const item = treatment === undefined ? site.programmes[programme ?? ''] : site.catalogue[treatment];
    const word = /\b(?:free|complimentary)\b/i.exec(consultation.name);
    if (!word || !item || item.price.kind !== 'amount') return [];
    return {
      message: `The first appointment of “${name}” is called “${consultation.name}”, but it costs ${item.price.text}.`,
      help: freeHelp(word[0]),
      path: [...departmentPath(name), 'consultation', 'name'],
      against: item.price.text,
      span: { at: word.index, length: word[0].length },
    };
  });
