import { css } from '@emotion/react';
import { onPhone } from '../theme.ts';

const style = css({
  fontSize: 'var(--t-xs)',
  lineHeight: 1.45,
  '& ol': { display: 'flex', flexWrap: 'wrap', columnGap: '.65em' },
  '& li': { display: 'flex', gap: '.65em', minWidth: 0 },
  '& li+li::before': { content: '"/" / ""', opacity: 0.55 },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // On a phone the title directly below repeats the last crumb.
  [onPhone]: { '& li+li:last-of-type': { position: 'absolute', clipPath: 'inset(50%)' } },
  '& a,& span': { padding: '.2rem 0', minHeight: 24 },
});

/**
 * The breadcrumb above a page's title: the page's ancestors, then its own name. A page without ancestors has no
 * breadcrumb.
 */
export const Breadcrumb = ({
  crumbs,
  current,
}: {
  crumbs: readonly { readonly name: string; readonly href: string }[];
  current: string;
}) =>
  crumbs.length > 0 && (
    <nav css={style} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
