import type { Change, EditableConfig } from '../../renderer/config/edit/index.ts';
import { subjectOf } from '../../renderer/config/naming/subject.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { valueText } from '../edit/summary.ts';

interface Changed {
  readonly before: EditableConfig;
  readonly after: EditableConfig;
}

/** Describes a change in the words of the owner: 'The price of Massage: “£60” → “£65”'. */
export function changeLabel(change: Change, { before, after }: Changed): string {
  const [was, is] = [before.parsed().plainConfig, after.parsed().plainConfig];
  const name = subjectOf(change.path, was);
  switch (change.kind) {
    case 'set':
      return `${name}: ${valueText(valueAtPath(was, change.path))} → ${valueText(valueAtPath(is, change.path))}`;
    case 'unwrap':
      return `${name}: ${valueText(valueAtPath(is, change.path))} is final`;
    case 'add': {
      const list = valueAtPath(was, change.path);
      const key = change.key ?? change.before ?? (Array.isArray(list) ? list.length : 0);
      return `Added: ${subjectOf([...change.path, change.key === undefined ? Number(key) : key], is)}`;
    }
    case 'remove':
      return `Removed: ${name}`;
    case 'move': {
      const { path, before } = change.to;
      return `Moved ${before === undefined ? 'to the end' : `before ${subjectOf([...path, before], was)}`}: ${name}`;
    }
  }
}
