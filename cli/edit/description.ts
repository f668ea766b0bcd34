import type { Annotation, Description, Origin } from '../../renderer/config/edit/index.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { printableJson } from '../report/printable.ts';

const MAX_CHOICES = 12;
const MAX_SHARED = 5;

/** The description of a value, for people. */
export function descriptionLines(description: Description): readonly string[] {
  const { path, isSet, meaning, choices, annotations, origin } = description;
  return [
    ...(isSet ? [] : [`${formatPath(path)} is not set.`]),
    ...(meaning === undefined ? [] : [meaning]),
    ...(choices.length > 0 ? [choicesText(choices)] : []),
    ...annotations.map(annotationText),
    ...(origin ? originLines(origin) : []),
  ];
}

function choicesText(choices: Description['choices']): string {
  const names = choices.slice(0, MAX_CHOICES).map(({ value }) => String(value));
  return `One of: ${names.join(', ')}${choices.length > MAX_CHOICES ? ', …' : ''}.`;
}

function annotationText(annotation: Annotation): string {
  switch (annotation.kind) {
    case 'standIn':
      return `A stand-in, to be replaced by: ${annotation.note}.`;
    case 'accept':
      return `${annotation.rule} is accepted until ${annotation.until}: ${annotation.reason}`;
    case 'dated':
      return 'It has another value on other days.';
    case 'during':
      return 'It exists only on some days.';
  }
}

function originLines({ location, isComputed, constant, sharedWith, code }: Origin): readonly string[] {
  const { file, line, column } = location;
  const where = `${file}:${line}:${column}${constant === undefined ? '' : `, in ${constant}`}`;
  const others = sharedWith.slice(0, MAX_SHARED).map(formatPath).join(', ');
  const more = sharedWith.length > MAX_SHARED ? ` and ${sharedWith.length - MAX_SHARED} more` : '';
  return [
    isComputed ? `Computed at ${where}: ${code}` : where,
    ...(sharedWith.length > 0 ? [`The same text is also ${others}${more}.`] : []),
  ];
}

/** The full description of a value, for programs. */
export const descriptionJson = ({ path, origin, isSet, isOptional, ...rest }: Description): string =>
  printableJson({
    version: 1,
    path: formatPath(path),
    set: isSet,
    optional: isOptional,
    ...rest,
    ...(origin
      ? {
          ...origin.location,
          computed: origin.isComputed,
          code: origin.code,
          constant: origin.constant,
          sharedWith: origin.sharedWith.map(formatPath),
        }
      : {}),
  });
