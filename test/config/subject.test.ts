import * as assert from 'uvu/assert';
import { subjectOf } from '../../renderer/config/naming/subject.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { suite } from '../support/suite.ts';

const CONFIG = {
  clinic: { name: 'Small Practice', address: { town: 'Leeds' } },
  catalogue: { massage: { name: 'Massage', price: '£60' } },
  images: { dot: { file: 'dot.svg', alt: 'A dot' } },
};

const SUBJECTS: readonly (readonly [path: ConfigPath, subject: string])[] = [
  [['catalogue', 'massage', 'price'], 'The price of Massage'],
  [['catalogue'], '“catalogue”'],
  [['routes'], '“routes”'],
  [['clinic'], 'The clinic'],
  [['clinic', 'address', 'town'], 'The town of the clinic'],
  [['images', 'dot', 'alt'], 'The description of the image “dot”'],
];

suite('the name of a value', (test) => {
  for (const [path, subject] of SUBJECTS)
    test(`${path.join('.')} is called ${subject}`, () => assert.is(subjectOf(path, CONFIG), subject));
});
