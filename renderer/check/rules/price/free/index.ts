import { treatmentsOf } from '../../../../config/derived/catalogue.ts';
import { departmentPath } from '../../../../config/derived/department.ts';
import { figureItems, isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import type { Site } from '../../../../config/site.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { amountOf } from '../../../../facts/price.ts';
import { sentenceSpanAt, sentenceSpanBefore } from '../../../../facts/sentences.ts';
import { isClinicsProse } from '../../about/prose.ts';
import { isUnlike } from '../../claim/learned/index.ts';
import { wordMatchesIn } from '../../claim/lexicon/lexicon.ts';
import { authoredAt, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { againstPrices, itemsWithPrices } from '../prose-findings.ts';
import { freeHelp, HELP } from './help.ts';
import { asksOnlyPrice } from './reference.ts';
import { isRepair } from './repair.ts';
import { describedAsFree } from './subject.ts';
import { FREE } from './words.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceFree: Rule = {
  name: 'price/free',
  severity: 'error',
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
        category: 'hands',
        name: 'Massage',
        description: 'An hour of massage, free of charge.',
        price: 'Complimentary',
        duration: '1h',
        book: 'visit',
        image: 'dot',
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
      help: HELP,
      path: [...departmentPath(name), 'consultation', 'name'],
      against: item.price.text,
      span: { at: word.index, length: word[0].length },
    };
  });

/** Reports sentences that describe something as free, if everything that they mean has a price. */
function sentences(input: RuleInput): readonly RuleFinding[] {
  return wordMatchesIn(FREE, input.authored).flatMap(({ text, span }) => {
    if (!isClinicsProse(text)) return [];
    if (isConsultationName(text.source)) return [];
    if (isQuotedFigure(text, span)) return [];
    // The question decides what “nothing” means, so sentences that resemble it do not.
    if (!/^nothing(?: at all| whatsoever)?$/i.test(textAt(text, span)) && isUnlike({ text, span }, 'price/free', input))
      return [];
    const { text: sentence } = sentenceSpanAt(text.normal.text, text.normal.index(span.at));
    if (isRepair(sentence)) return [];
    const about = freeItems(input, text, span);
    if (about.length === 0 || about.some((item) => canBeFree(input.site, item))) return [];
    return {
      message: `“${textAt(text, span)}” describes ${itemsWithPrices(about)}.`,
      help: freeHelp(sentence, about),
      ...authoredAt(text, span),
      ...againstPrices(about),
    };
  });
}

/** 'We offer {figures.freeSessions} at no charge': the owner has stated as a fact what is free. */
const isQuotedFigure = ({ text, segments }: PublicText, { at }: Span): boolean =>
  segments.some(
    ({ fact, start, end }) =>
      fact !== undefined &&
      /\bfigures\..*free/i.test(fact) &&
      start < at &&
      /^[\s,]*(?:is|are)?\s*$/.test(text.slice(end, at)),
  );

function freeItems({ site, lookups }: RuleInput, text: PublicText, span: Span): readonly PricedItem[] {
  const normalAt = text.normal.index(span.at);
  const subject = lookups.subjectAt(text, normalAt);
  const { itemAt, mentionsIn, namesIn } = lookups.items();
  const question = /\?\s*$/.test(text.normal.text.slice(0, subject.start))
    ? sentenceSpanBefore(text.normal.text, subject.start).text
    : '';
  const asked = subject.start === 0 && asksOnlyPrice(subject.question) ? subject.question : question;
  const named = namesIn(asked).flatMap(({ items }) => items);
  return describedAsFree({
    subject,
    asked: named.every(isCategory) ? named : named.filter((item) => !isCategory(item)),
    question,
    at: normalAt - subject.start,
    end: text.normal.index(span.at + span.length) - subject.start,
    isItemText: isItemText(text.source),
    mentionsIn,
    fees: figureItems(site),
    firstAppointments: Object.values(site.departments).flatMap(
      ({ consultation: { treatment, programme = '' } }) =>
        itemAt(treatment === undefined ? ['programmes', programme] : ['catalogue', treatment]) ?? [],
    ),
  });
}

const isItemText = (source: { readonly from: string; readonly path?: ConfigPath }): boolean =>
  source.from === 'config' && (source.path?.[0] === 'catalogue' || source.path?.[0] === 'programmes');

/** `consultations` checks these names. */
const isConsultationName = (source: { readonly from: string; readonly path?: ConfigPath }): boolean =>
  source.path?.at(-2) === 'consultation' && source.path.at(-1) === 'name';

/** True if the item is free or has no price yet, or is a category that contains something free. */
function canBeFree(site: Site, { path: [part, name = ''], least, singles }: PricedItem): boolean {
  if (part === 'figures' || part === 'departments') return singles.some((pence) => pence === 0);
  const members = part === 'categories' ? treatmentsOf(site, String(name)) : [];
  return least === undefined || least === 0 || members.some(([, { price }]) => amountOf(price) === 0);
}
