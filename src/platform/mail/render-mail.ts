import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Renders the HTML and the text of a mail from one source. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html).replace(/\n{3,}/g, '\n\n');
  return { html, text };
}
