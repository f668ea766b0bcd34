import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** A step of a journey. */
export interface Step {
  /** The name of the step: 'Assessment'. */
  readonly title: Authored<string>;
  /** What happens, in a sentence or two. */
  readonly copy: Prose;
  /** When it happens: 'Day 0, 45min'. */
  readonly when?: Prose;
}

/**
 * A step of a journey: `step('First visit', 'We look and listen.', '45 minutes')`; the last argument states when it
 * happens.
 */
export const step = (title: Authored<string>, copy: Prose, when?: Prose): Step => ({
  title,
  copy,
  ...(when ? { when } : {}),
});

/** Numbered steps. */
export interface Journey extends TitledSection {
  /** The steps in their order: `[step('First visit', 'We look and listen.', '45 minutes')]`. */
  readonly steps: readonly Authored<Step>[];
}

/** Numbered steps: `journey('Your journey, in two steps', [step('Visit', '…'), step('Review', '…')])`. */
export const journey = (title: Authored<string>, steps: Journey['steps'], fields: Partial<Journey> = {}): Section =>
  section('journey', { title, steps, ...fields });

export const journeySchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Journey>()('journey', {
    ...titledFields(declaredNames),
    steps: z
      .array(shape<Step>()({ title: line(), copy: prose(declaredNames), when: prose(declaredNames).optional() }))
      .min(1),
  });
