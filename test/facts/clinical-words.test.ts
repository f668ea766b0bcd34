import * as assert from 'uvu/assert';
import { isClinicalWord } from '../../renderer/facts/clinical-words.ts';
import { suite } from '../support/suite.ts';

const DICTIONARY = new Set(['moles', 'vitamin', 'menopausal', 'assessment', 'needling', 'cation', 'till', 'copies']);
const isBuilt = (word: string): boolean => isClinicalWord(word, (part) => DICTIONARY.has(part));

suite('words that clinicians build from Greek and Latin parts', (test) => {
  for (const word of ['gonioscopy', 'urometer', 'synovitis', 'osteotomies', 'keratometry', 'cholangiograms'])
    test(`${word} has a known first and a known last part`, () => assert.ok(isBuilt(word)));

  for (const word of ['hydroxyvitamin', 'nanomoles', 'microneedling', 'preassessment', 'postmenopausal'])
    test(`${word} is a word of the dictionary after a known first part`, () => assert.ok(isBuilt(word)));

  for (const [word, why] of [
    ['gonoiscopy', 'its letters are in the wrong order'],
    ['keratmetry', 'a letter is missing'],
    ['gastrocopies', '“copies” is “scopies” without a letter'],
    ['nanomules', 'its last part is in no dictionary'],
    ['precation', '“cation” is too short to follow “pre”'],
    ['untill', '“un” is no part that clinicians use'],
    ['scopy', 'it is a last part without a first'],
  ] as const)
    test(`“${word}” is not built: ${why}`, () => assert.not(isBuilt(word)));
});
