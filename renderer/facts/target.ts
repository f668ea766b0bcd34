/** A parsed link target. */
export type Target =
  | { readonly kind: 'route'; readonly route: string; readonly anchor?: string }
  | { readonly kind: 'treatment'; readonly name: string }
  | { readonly kind: 'go'; readonly name: string }
  | { readonly kind: 'document'; readonly name: string }
  | { readonly kind: 'web'; readonly address: string }
  | { readonly kind: 'email'; readonly subject?: string }
  | { readonly kind: 'journal' | 'quiz' | 'phone' | 'chat' | 'directions' };

/** Checks for a parsed target among values that are targets or strings. */
export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Returns a target as an owner writes it. */
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

/** The reason why a string is not a link target. */
export interface TargetProblem {
  readonly problem: string;
  readonly help?: string;
  /** The suggested replacement. */
  readonly instead?: string;
  /** The missing part of the config: 'booking.massage'. */
  readonly missingPath?: string;
  /** The rule that it breaks; 'link/target' by default. */
  readonly rule?: 'config/reference' | 'link/scheme';
}
