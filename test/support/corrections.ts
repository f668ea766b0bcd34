import * as assert from 'uvu/assert';
import type { Correct } from '../../renderer/config/schema/corrections/correction.ts';
import { suite } from './suite.ts';

type Proposals = readonly (readonly [text: string, proposal: string | undefined])[];

/** Tests which value is proposed instead of a text. */
export const proposes = (name: string, correct: Correct, cases: Proposals): void =>
  suite(name, (test) => {
    for (const [text, proposal] of cases)
      test(`“${text}” ${proposal === undefined ? 'gets no proposal' : `is corrected to “${proposal}”`}`, () =>
        assert.is(correct(text)?.instead, proposal));
  });

type Reasons = readonly (readonly [text: string, reason: string, help?: string])[];

/** Tests the reason for rejecting a text, and the advice. */
export const explains = (name: string, correct: Correct, cases: Reasons): void =>
  suite(name, (test) => {
    for (const [text, reason, help] of cases)
      test(`“${text}” is wrong because ${reason}`, () => {
        assert.is(correct(text)?.reason, reason);
        if (help !== undefined) assert.is(correct(text)?.help, help);
      });
  });
