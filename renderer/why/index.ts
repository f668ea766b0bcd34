/**
 * Finds where the texts of a page come from. It renders the page with other values and looks at which texts change, so
 * that it needs to know nothing about how a page is made from a config.
 * @module
 */

import { groupBy } from '../core/group-by.ts';
import { lazy } from '../core/lazy.ts';
import type { PageText } from '../html/read-texts.ts';
import type { PlannedPage } from '../plan/page.ts';
import { contentProbes } from './content-probes.ts';
import { defaultProbes, withDefaults } from './default-probes.ts';
import { influencesOn } from './influences.ts';
import { markedEnds } from './marked-texts.ts';
import { type ProbeInputs, probeRunner } from './probed-page.ts';
import { configProbes } from './probes.ts';
import { type PageSection, sectionFinder } from './section-of.ts';
import { partsOf, type TextPart } from './text-parts.ts';

export type { ProbeInputs } from './probed-page.ts';
export type { TextSource } from './probes.ts';
export type { PageSection } from './section-of.ts';
export type { ComputedFigure, TextPart } from './text-parts.ts';

/** A text of a page, and where its parts come from. */
export interface SourcedText extends PageText {
  /** The section that contains it; missing around the sections and in the head of the page. */
  readonly section?: PageSection | undefined;
  readonly parts: readonly TextPart[];
}

export interface PageTexts {
  /** The texts of the page in document order. */
  readonly texts: readonly PageText[];
  /** Finds the sources of the texts at some positions. */
  readonly sourcesOf: (wanted: readonly number[]) => readonly SourcedText[];
}

/** Returns the texts of a page, and the function that finds their sources. */
export function pageTexts(input: ProbeInputs, page: PlannedPage): PageTexts {
  const run = probeRunner(input, page);
  const base = run([]);
  if (!base) return { texts: [], sourcesOf: () => [] };
  const probes = lazy(() => {
    const ofConfig = configProbes(input.parsed);
    return [
      ...ofConfig,
      ...contentProbes(input.planned, page, 1 + Math.max(0, ...ofConfig.map(({ number }) => number))),
    ];
  });
  const words = lazy(() => probes().filter(({ isMarked }) => isMarked));
  const figures = lazy(() => probes().filter(({ isMarked }) => !isMarked));
  const marked = lazy(() => markedEnds(base.texts, run(words())?.texts ?? [], words(), input));
  const sectionOf = lazy(() => sectionFinder(input, page));
  return {
    texts: base.texts,
    sourcesOf: (wanted) => {
      // Some code depends on texts, so the page with all marks may contain other texts than the page without them.
      const unread = wanted.filter((index) => !marked()[index]);
      const [ofFigures, ofWords] = [
        influencesOn(base, wanted, figures(), run),
        influencesOn(base, unread, words(), run),
      ];
      const found = wanted.flatMap((index) => {
        const text = base.texts[index];
        if (!text) return [];
        const influences = [...(ofFigures.get(index) ?? []), ...(ofWords.get(index) ?? [])];
        const section = sectionOf()(index);
        const parts = partsOf(text.text, {
          marked: marked()[index] ?? [],
          influences,
          parsed: input.parsed,
          page: base,
        });
        return [{ ...text, index, section, parts }];
      });
      const unset = [...groupBy(found.filter(hasToolPart), ({ section }) => section)].flatMap(([section, texts]) => {
        const defaults = section ? defaultProbes(input.parsed, section.path) : [];
        return [
          ...influencesOn(
            base,
            texts.map(({ index }) => index),
            defaults,
            run,
          ),
        ];
      });
      const ofDefaults = new Map(unset);
      return found.map(({ index, ...text }) => ({
        ...text,
        parts: withDefaults(text.text, text.parts, ofDefaults.get(index) ?? []),
      }));
    },
  };
}

const hasToolPart = ({ section, parts }: SourcedText): boolean =>
  section !== undefined && parts.some(({ kind }) => kind === 'tool');
