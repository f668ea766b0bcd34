import { z } from 'zod';
import { type Prose, type ProsePart, type ProseProblem, parseProse } from '../../facts/prose.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, detail, type IssueDetail, line, shape } from './base.ts';
import { campaign } from './campaign.ts';
import { readMarkupTarget, target } from './link-target.ts';

const proseDetail = ({ at, length, help, instead, missingPath }: ProseProblem): { params: IssueDetail } => ({
  params: {
    rule: 'content/prose',
    span: { at, length },
    ...(help === undefined ? {} : { help }),
    ...(instead === undefined ? {} : { instead }),
    ...(missingPath === undefined ? {} : { missingPath }),
  },
});

const proseOf = (declaredNames: DeclaredNames, text: z.ZodType<string, string>) =>
  text.transform((source, context): Prose => {
    const { prose: parsed, problems } = parseProse(source, {
      isFact: declaredNames.isFact,
      nearestFact: declaredNames.nearestFact,
      readMarkupTarget: (mark) => readMarkupTarget(declaredNames, mark),
    });
    for (const problem of problems)
      context.addIssue({ code: 'custom', message: problem.message, input: source, ...proseDetail(problem) });
    return parsed;
  });

/** Text for visitors on one line. */
export const prose = (declaredNames: DeclaredNames) => proseOf(declaredNames, line());

/**
 * The text of a term, which a popover shows: it closes when the visitor clicks elsewhere, so it cannot contain links.
 */
export const explanation = (declaredNames: DeclaredNames) =>
  prose(declaredNames).refine(({ parts }) => parts.every(isWords), {
    error: 'The text of a term cannot contain links or other terms.',
    ...detail('content/prose', 'Use plain words, and put the link beside the term.'),
  });

/** Text that is already part of a link, or that is shown without markup: it may quote facts, and nothing else. */
export const plainProse = (declaredNames: DeclaredNames) =>
  prose(declaredNames).refine(({ parts }) => parts.every(({ kind }) => kind === 'text' || kind === 'fact'), {
    error: 'This text can quote facts, but it cannot contain links, terms or emphasis.',
    ...detail('content/prose', 'Use plain words.'),
  });

const isWords = (part: ProsePart): boolean =>
  part.kind === 'text' || part.kind === 'fact' || (part.kind === 'stress' && part.parts.every(isWords));

/** A labelled link. */
export const action = (declaredNames: DeclaredNames) =>
  shape<Action<Refs>>()({
    label: plainProse(declaredNames),
    to: target(declaredNames),
    opens: z.literal('same window').optional(),
    note: prose(declaredNames).optional(),
    campaign: campaign().optional(),
  });
