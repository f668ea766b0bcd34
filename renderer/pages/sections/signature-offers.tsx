import { type OfferProps, SignatureOffers } from '../../../components/sections/SignatureOffers/SignatureOffers.tsx';
import { offerSaving, offerTitle } from '../../config/derived/catalogue.ts';
import type { Offer } from '../../config/site.ts';
import { longDate } from '../../facts/date.ts';
import type { ViewContext } from '../context.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/SignatureOffers/examples.ts';

export const view: View<'signatureOffers'> = (section, context) => {
  const { site, rich } = context;
  const names = section.offers ?? Object.keys(site.offers);
  const offers = names.flatMap((name) => site.offers[name] ?? []);
  // An offer is shown only while it runs.
  if (offers.length === 0) return null;
  return <SignatureOffers {...titledProps(section, rich)} offers={offers.map((offer) => offerOf(offer, context))} />;
};

/** Offers that are coming soon link to the consultation, with the button label of the offer. */
function offerOf(offer: Offer, { site, rich, plain, link, department }: ViewContext): OfferProps {
  const saving = offerSaving(site, offer);
  return {
    ...offerTitle(offer),
    description: rich(offer.description),
    features: offer.features.map(plain),
    price: offer.price.text,
    normal: saving && referenceLabel(offer, saving.referenceText),
    saving: savingNote(saving?.savingText, offer.runs?.until),
    action: {
      label: plain(offer.ctaText),
      link:
        offer.book === undefined
          ? link(department.consultation.action.to, { opens: department.consultation.action.opens })
          : link({ kind: 'go', name: offer.book }, { opens: offer.opens }),
    },
  };
}

/** 'Save £20 until 30 May 2027' */
const savingNote = (saving: string | undefined, lastDay: string | undefined): string | undefined =>
  [saving && `Save ${saving}`, lastDay && `${saving ? 'until' : 'Until'} ${longDate(lastDay)}`]
    .filter(Boolean)
    .join(' ') || undefined;

/** 'normal £580', '£550 bought separately' */
const referenceLabel = ({ comparedWith }: Offer, reference: string): string =>
  comparedWith === undefined ? `normal ${reference}` : `${reference} ${comparedWith}`;
