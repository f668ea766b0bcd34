import type { ReactNode } from 'react';
import type { ActionProps, LinkProps } from '../props.ts';
import { NEW_TAB_CLASS } from './conditional-styles.ts';

/** Text for screen readers; other visitors see an arrow that points outwards. */
const NEW_TAB = ' (opens in a new tab)';

/** A link. If it opens in a new tab, it says so to screen readers, and an arrow that points outwards to everybody else. */
export function Link({
  link,
  children,
  className,
  label,
  arrow = false,
  data,
}: {
  link: LinkProps;
  children: ReactNode;
  className?: string;
  /** The accessible name, if the children contain no text. */
  label?: string;
  /** True if the link has an arrow, in its children or beside it: that one shows where the link opens. */
  arrow?: boolean;
  /** The name by which scripts find the link. */
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
      {link.newTab && !label && !arrow && <span className={NEW_TAB_CLASS} />}
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
  <Link link={action.link} className={`btn ${className}`.trim()} arrow>
    <span>
      {action.label}
      {action.note && <small>{action.note}</small>}
    </span>
    <Arrow />
  </Link>
);

/** An underlined link with an arrow. */
export const GoLink = ({ action }: { action: ActionProps }) => (
  <Link link={action.link} className="go" arrow>
    {action.label}
    <Arrow />
  </Link>
);
