import type { AmountFact, PricedItem } from '../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../facts/amounts.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import type { ItemIndex } from '../about/item-index.ts';
import { proseOf } from '../about/prose.ts';
import type { Subject, SubjectFinder } from '../about/subject.ts';
import { isQuoted, type PublicText, type PublicTexts } from '../public-texts/index.ts';

/** An amount of money in a sentence, and how it stands to the facts. */
export interface ProsePrice {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  /**
   * 'quoted' from a fact, as it should be; 'authored', though a fact states it; 'contradicts' what it stands beside;
   * 'notLeast', after “from”, though something costs less; 'unsaved', where nobody saves that much; 'unbacked' by any fact.
   */
  readonly judgement: 'quoted' | 'authored' | 'contradicts' | 'notLeast' | 'unsaved' | 'unbacked';
  /** What the sentence is about: the items it names, else the item that the text belongs to. */
  readonly items: readonly PricedItem[];
  /** The facts that the amount may stand for. */
  readonly facts: readonly AmountFact[];
}

/** What is needed to relate an amount to the facts. */
interface PriceLookups {
  readonly items: () => ItemIndex;
  readonly subjectAt: SubjectFinder;
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
}

/** Every amount of money in the words of the config and its files. */
export function pricesInProse(
  publicTexts: PublicTexts,
  { items, subjectAt, amountsIn }: PriceLookups,
): readonly ProsePrice[] {
  const found = proseOf(publicTexts)
    .map((publicText) => ({ publicText, amounts: amountsIn(publicText.normal) }))
    .filter(({ amounts }) => amounts.length > 0);
  if (found.length === 0) return [];
  const index = items();
  return found.flatMap(({ publicText, amounts }) =>
    amounts.map((amount) => judged({ publicText, amount, subject: subjectAt(publicText, amount.normalAt) }, index)),
  );
}

interface InSentence {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  readonly subject: Subject;
}

/** Words that speak of what is paid beside a price. */
const FEES = /\b(?:consult|fee|deposit|gift|voucher|charge)/;
const SAVES_BEFORE = /\bsav(?:e|es|ed|ing|ings)(?: (?:of|you|up|to|another|a|further|about|around))*:? $/;
const SAVES_AFTER = /^ (?:off|less|saving|cheaper|discount)\b/;

function judged({ publicText, amount, subject }: InSentence, index: ItemIndex): ProsePrice {
  const { sentence, named, items } = subject;
  const quoted = isQuoted(publicText, amount);
  const about = index.factsAbout(items);
  const isAboutFees = FEES.test(sentence);
  const open = isAboutFees ? [...about, ...index.fees] : about;
  const saves = isSaving(publicText, amount);
  const fits = ({ savedOn }: AmountFact) => !saves || savedOn !== undefined;
  const known = (amount.pence === undefined ? [] : (index.facts.get(amount.pence) ?? [])).filter(fits);
  const facts = items.length > 0 ? open.filter((fact) => fact.pence === amount.pence && fits(fact)) : known;
  const judgement = (): ProsePrice['judgement'] => {
    if (facts.length > 0 && amount.from && !saves && !isAboutFees && isAbove(items, amount)) return 'notLeast';
    if (facts.length > 0) return quoted ? 'quoted' : 'authored';
    if (quoted && (named.length === 0 || saves)) return 'quoted';
    if (amount.pence !== undefined && saves) return 'unsaved';
    const isFee = isAboutFees && known.length === 0;
    return !isFee && (named.length > 0 || known.length > 0) ? 'contradicts' : 'unbacked';
  };
  return { publicText, amount, judgement: judgement(), items, facts };
}

/** True where one of the items is to be had for less. */
const isAbove = (items: readonly PricedItem[], { pence }: WrittenAmount): boolean =>
  items.some(({ least }) => pence !== undefined && least !== undefined && pence > least);

function isSaving({ normal }: PublicText, { normalAt, normalLength }: WrittenAmount): boolean {
  const before = normal.text.slice(Math.max(0, normalAt - 32), normalAt);
  return SAVES_BEFORE.test(before) || SAVES_AFTER.test(normal.text.slice(normalAt + normalLength));
}
