/** A link target, read once. */
export type Target =
  | { readonly kind: 'route'; readonly route: string; readonly anchor?: string }
  | { readonly kind: 'treatment'; readonly name: string }
  | { readonly kind: 'go'; readonly name: string }
  | { readonly kind: 'document'; readonly name: string }
  | { readonly kind: 'web'; readonly address: string }
  | { readonly kind: 'email'; readonly subject?: string }
  | { readonly kind: 'journal' | 'quiz' | 'phone' | 'chat' | 'directions' };

/** True for a target that was read, where nothing but a target can stand. */
export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** A target as it is typed. */
export function targetText(target: Target): string {
  switch (target.kind) {
    case 'route':
      return target.anchor === undefined ? target.route : `${target.route}#${target.anchor}`;
    case 'treatment':
      return `treatment:${target.name}`;
    case 'go':
      return `/go/${target.name}`;
    case 'document':
      return `document:${target.name}`;
    case 'web':
      return target.address;
    case 'email':
      return target.subject === undefined ? 'email' : `email:${target.subject}`;
    default:
      return target.kind;
  }
}

/** Why a text is no target. */
export interface TargetProblem {
  readonly problem: string;
  readonly help?: string;
  /** What was clearly meant. */
  readonly instead?: string;
  /** The part of the config that is not there: 'booking.massage'. */
  readonly missingPath?: string;
  /** The rule that it breaks; 'link/target' where none is named. */
  readonly rule?: 'config/reference' | 'link/scheme';
}
