import { type DeclaredNames, line } from '../base.ts';
import { prose } from '../references.ts';
import { key } from '../values.ts';

/** The anchor that any section may have. */
export const anchor = () => key().optional();

/** The fields of a section with a title and a few words under it. */
export const headed = (declaredNames: DeclaredNames) => ({
  anchor: anchor(),
  title: line(),
  text: prose(declaredNames).optional(),
});
