import type { ReactNode } from 'react';
import type { ActionProps, LinkProps } from '../props.ts';

/** The words that tell a reader of a new tab; sighted readers see the arrow turn outward. */
export const NEW_TAB = ' (opens in a new tab)';

/** Any link. One that opens in a new tab says so to those who cannot see it. */
export function Link({
  link,
  children,
  className,
  label,
  data,
}: {
  link: LinkProps;
  children: ReactNode;
  className?: string;
  /** The accessible name, where the children are no words. */
  label?: string;
  /** What a script knows the link by. */
  data?: Readonly<Record<`data-${string}`, string>>;
}) {
  return (
    <a
      href={link.href}
      className={className}
      rel={link.rel}
      target={link.newTab ? '_blank' : undefined}
      download={link.download}
      aria-label={label && `${label}${link.newTab ? NEW_TAB : ''}`}
      {...data}
    >
      {children}
      {link.newTab && !label && <span className="vh">{NEW_TAB}</span>}
    </a>
  );
}

/** The arrow at the end of buttons and links. */
export const Arrow = ({ down = false }: { down?: boolean }) => (
  <svg className="ar" viewBox="0 0 24 12" aria-hidden="true">
    {down ? (
      <path d="M12 0v11.500M6.700 6.500 12 11.800l5.300-5.300" />
    ) : (
      <path d="M0 6h23M17.500.7 23 6l-5.500 5.300" />
    )}
  </svg>
);

/** A filled button. */
export const Button = ({ action, className = '' }: { action: ActionProps; className?: string }) => (
  <Link link={action.link} className={`btn ${className}`.trim()}>
    <span>
      {action.label}
      {action.note && <small>{action.note}</small>}
    </span>
    <Arrow />
  </Link>
);

/** A link with an arrow, underlined. */
export const GoLink = ({ action }: { action: ActionProps }) => (
  <Link link={action.link} className="go">
    {action.label}
    <Arrow />
  </Link>
);
