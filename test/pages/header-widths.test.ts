import * as assert from 'uvu/assert';
import { headerWidths } from '../../components/chrome/header-widths.ts';
import { sampleAction } from '../../components/examples.ts';
import { suite } from '../support/suite.ts';

const PHONE = 390;

const widthsFor = (name: string) =>
  headerWidths({
    brand: { name, href: '/', colours: [] },
    bar: [{ ...sampleAction, label: 'Find us', wide: false }],
    book: { ...sampleAction, label: 'Book' },
  });

suite('the header on a phone', (test) => {
  test('shows the name of the clinic if it fits beside the links', () => assert.ok(widthsFor('Smiles').name <= PHONE));

  test('shows only the logo if the name is too long', () =>
    assert.ok(widthsFor('Harbour View Rehabilitation and Wellbeing Centre').name > PHONE));
});
