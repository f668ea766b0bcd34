/** The type that `site init` states for a trade in structured data. */
import * as assert from 'uvu/assert';
import { fillTemplate } from '../../cli/init/fill.ts';
import { practiceType } from '../../cli/init/practice-type.ts';
import { suite } from '../support/suite.ts';

const TRADES: readonly (readonly [trade: string, type: string | undefined])[] = [
  ['Physiotherapy', 'Physiotherapy'],
  ['Veterinary practice', 'VeterinaryCare'],
  ['Dental practice', 'Dentist'],
  ['Hair and beauty salon', undefined],
  ['Hair salon', 'HairSalon'],
  ['Hair transplants', undefined],
  ['Tattoo removal', undefined],
  ['Barber', 'HairSalon'],
  ['Osteopathy', 'MedicalBusiness'],
  ['Dog grooming', undefined],
  ['Velvet chairs', undefined],
];

const TYPES = "type: standIn('MedicalClinic', 'note'),\ntype: standIn('HealthAndBeautyBusiness', 'note'),";

suite('the type of a practice', (test) => {
  for (const [trade, type] of TRADES)
    test(`“${trade}” ${type === undefined ? 'has no single type' : `is the type ${type}`}`, () =>
      assert.is(practiceType(trade), type));

  test('a trade without a type of its own stays a stand-in, with a type that suits every business', () => {
    const departments = { count: 2, names: ['Vet care', 'Dog grooming'] } as const;
    assert.is(
      fillTemplate(TYPES, { trade: 'Veterinary practice', departments }, '2026-11-24'),
      "type: 'VeterinaryCare',\ntype: standIn('LocalBusiness', 'note'),",
    );
  });

  test('the types stay as they are if nobody states what the clinic does', () =>
    assert.is(fillTemplate(TYPES, {}, '2026-11-24'), TYPES));
});
