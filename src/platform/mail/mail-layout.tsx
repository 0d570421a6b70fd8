import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';

/**
 * The layout of every mail. Mail programs hardly support stylesheets, so the light colors of `client.css` are repeated
 * here.
 */
const PAPER = '#f9f7f3';
const INK = '#1a1614';
const SOFT = '#5e5550';
const LINE = '#d7d1c8';
const ACCENT = '#fa580f';
const SANS = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif';

type FrameProps = { preview: string; caption: string; supportEmail: string; children: ReactNode };

export function MailLayout({ preview, caption, supportEmail, children }: FrameProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, backgroundColor: PAPER, color: INK, fontFamily: SANS }}>
        <Container style={{ maxWidth: 520, padding: '40px 24px' }}>
          <p style={{ margin: '0 0 28px', fontSize: 15, fontWeight: 800, letterSpacing: '-0.01em' }}>
            Hooksmith
          </p>
          <p style={{ margin: '0 0 12px', fontSize: 30, lineHeight: '46px' }}>
            <span style={captionStrip}>{caption}</span>
          </p>
          <Ruler />
          {children}
          <p style={{ ...small, margin: '36px 0 16px', paddingTop: 16, borderTop: `1px solid ${LINE}` }}>
            Hooksmith writes the first three seconds of your videos. Questions? Write to{' '}
            <a
              target="_blank"
              href={`mailto:${supportEmail}`}
              style={{ color: SOFT, textDecoration: 'underline' }}
              rel="noopener"
            >
              {supportEmail}
            </a>
            .
          </p>
        </Container>
      </Body>
    </html>
  );
}

const captionStrip = {
  padding: '2px 10px',
  borderRadius: 8,
  backgroundColor: INK,
  color: PAPER,
  fontWeight: 800,
  letterSpacing: '-0.015em',
  WebkitBoxDecorationBreak: 'clone' as const,
  boxDecorationBreak: 'clone' as const,
};

const small = { fontSize: 13, lineHeight: '20px', color: SOFT };

/** The product's ruler of three seconds, as a table, which is what mail programs can draw. */
function Ruler() {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      aria-hidden="true"
      style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          {TICKS.map((tick) => (
            <td
              key={tick}
              height={tick % 10 === 0 ? 12 : 6}
              style={{
                borderLeft: `1px solid ${tick % 10 === 0 ? INK : LINE}`,
                fontSize: 0,
                lineHeight: 0,
              }}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const TICKS = Array.from({ length: 30 }, (_, tick) => tick);

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px' }}>{children}</p>;
}

export function MailSmallPrint({ children }: { children: ReactNode }) {
  return <p style={{ ...small, margin: '0 0 12px' }}>{children}</p>;
}

/** The button, and its address in full for programs that show no buttons. */
export function MailAction({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          display: 'inline-block',
          margin: '8px 0 20px',
          padding: '14px 22px',
          borderRadius: 10,
          backgroundColor: ACCENT,
          color: INK,
          fontSize: 16,
          fontWeight: 700,
        }}
      >
        {children}
      </Button>
      <p data-skip-in-text="true" style={{ ...small, margin: '0 0 16px' }}>
        Button not working? Copy this address into your browser:
        <br />
        <a
          target="_blank"
          href={href}
          style={{ color: SOFT, wordBreak: 'break-all', textDecoration: 'underline' }}
          rel="noopener"
        >
          {href}
        </a>
      </p>
    </>
  );
}
