import { type ConfigTexts, findingView } from './findings.ts';
import type { Session } from './session-type.ts';

/** The contents of the editor’s bar. */
export function summaryOf(session: Session) {
  const { done, undone } = session.history();
  const findings = findingsOf(session);
  const standIns = session.editable().parsed().standIns.length;
  return {
    version: session.version(),
    unreadable: session.unreadable(),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    standIns,
    changes: done.length,
    undo: done.at(-1)?.label,
    redo: undone.at(-1)?.label,
    pages: (session.inputs()?.planned.plan.pages ?? []).map(({ route, name }) => ({ route, name })),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

/** The findings of the last check, without those about stand-ins, which have a list of their own. */
export const findingsOf = (session: Pick<Session, 'findings'> & { readonly editable: () => ConfigTexts }) => {
  const editable = session.editable();
  return session
    .findings()
    .map((finding, index) => findingView(finding, editable, { index }))
    .filter(({ rule }) => rule !== 'release/stand-in');
};
