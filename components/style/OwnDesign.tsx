import { css } from '@emotion/react';
import { Actions } from '../primitives/Actions.tsx';
import { ButtonRow } from '../primitives/ButtonRow.tsx';
import { LogoImage, type LogoProps, LogoTile } from '../primitives/LogoImage.tsx';
import type { ActionProps } from '../props.ts';
import { onPhone } from '../theme.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' },
  '&>div': { padding: 'var(--s-6) var(--pad)', borderTop: 'var(--hair) solid var(--line)' },
  '&>.dark': { background: 'var(--ink)' },
});

const action = (label: string): ActionProps => ({ label, link: { href: '#corners' } });

/** Buttons with the corners of the design. */
export const Corners = () => (
  <div css={style}>
    <div>
      <ButtonRow actions={[action('Book a visit'), action('Ask a question')]} />
    </div>
    <div>
      <Actions actions={[action('New here'), action('Come again')]} />
    </div>
  </div>
);

/** The logo on the background of the page, and on the dark background of the footer. */
export const LogoChapter = ({ logo }: { logo: LogoProps | undefined }) =>
  logo ? (
    <div css={style}>
      <div>
        <LogoImage logo={logo} />
      </div>
      <div className="dark">
        <LogoTile logo={logo} />
      </div>
    </div>
  ) : (
    <p className="c">The fields of colour of the departments: “design.logo” replaces them with a drawing.</p>
  );
