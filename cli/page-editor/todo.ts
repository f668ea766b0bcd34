import { subjectOf } from '../../renderer/config/naming/subject.ts';
import { dayParser } from '../../renderer/config/parse-days.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { daysBetween, longDate } from '../../renderer/facts/date.ts';
import { needsPerson } from '../../renderer/upcoming/change.ts';
import { changesAfter } from '../../renderer/upcoming/changes-after.ts';
import type { FindingView } from './findings.ts';
import type { Session } from './session-type.ts';
import { findingsOf } from './summary.ts';

/** The remaining tasks. */
export interface Todo {
  readonly standIns: readonly TodoItem[];
  /** The stand-ins that have been supplied since the editor was opened, and how many there were then. */
  readonly supplied: number;
  readonly ofStandIns: number;
  readonly findings: readonly FindingView[];
  /** Values that end or change within the next weeks and that somebody must update. */
  readonly soon: readonly TodoItem[];
}

interface TodoItem {
  readonly title: string;
  readonly note?: string | undefined;
  readonly path: ConfigPath;
}

const MAX_DAYS = 60;

export async function todoOf(session: Session): Promise<Todo> {
  const editable = session.editable();
  const { config, overrides, day: today } = editable;
  const parsed = editable.parsed();
  const { plainConfig, standIns, changeDays } = parsed;
  const read = dayParser(config.value, { overrides });
  const changes = parsed.site ? changesAfter(today, { raw: config.value, changeDays, read }) : [];
  const ofStandIns = Math.max(session.standInsAtStart, standIns.length);
  return {
    standIns: standIns.map(({ path, note }) => ({ title: subjectOf(path, plainConfig), note, path })),
    supplied: ofStandIns - standIns.length,
    ofStandIns,
    findings: findingsOf(session),
    soon: changes
      .filter((change) => needsPerson(change) && daysBetween(today, change.day) <= MAX_DAYS)
      .map(({ day, title, help, path }) => ({ title: `${longDate(day)}: ${title}`, note: help, path })),
  };
}
