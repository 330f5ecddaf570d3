import type { Mail } from 'src/lib/outbox'
import { linkedParts } from 'src/shared/marketing/announcements/announcementText'
import type { Lang } from 'src/shared/text/language'

/** The content of a mail in one language. Each row is a label and a value, such as a due date or an amount. */
export type MailContent = {
  template: string
  lang: Lang
  subject: string
  greeting: string
  paragraphs: string[]
  /** Makes the https addresses in the paragraphs links; for texts of staff only. */
  hasLinks?: boolean
  rows?: [label: string, value: string][]
  /** Next steps in order, each a link. */
  steps?: { label: string; url: string }[]
  /** Several texts, each with a title. */
  parts?: { title: string; text: string }[]
  /** Paragraphs after the parts. */
  after?: string[]
  action?: { label: string; url: string }
  /** A small text with a link, after the closing. */
  footer?: { text: string; label: string; url: string }
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const closing = {
  en: 'Onward together,\nThe Sulong team',
  fil: 'Sulong tayo,\nAng Sulong team',
}

/** The absolute address of a path, for links in mails. The site is PUBLIC_URL, otherwise this machine's own port. */
export const siteUrl = (path: string) =>
  new URL(
    path,
    process.env.PUBLIC_URL || `http://localhost:${process.env.PORT ?? 8910}`
  ).href

/** The page where a mailbox answers a proposed address. */
export const emailChangeUrl = (token: string) =>
  siteUrl(`/email-change?token=${token}`)

const blockHtml = (html: string) =>
  `<p style="margin:0 0 16px;line-height:1.5">${html.replace(/\n/g, '<br>')}</p>`

const paragraphHtml = (text: string) => blockHtml(escape(text))

const linkedHtml = (text: string) =>
  blockHtml(
    linkedParts(text)
      .map(({ text: words, href }) =>
        href
          ? `<a href="${escape(href)}" style="color:#0b5a7a">${escape(words)}</a>`
          : escape(words)
      )
      .join('')
  )

const partHtml = ({ title, text }: { title: string; text: string }) =>
  `<p style="margin:24px 0 4px;font-weight:700">${escape(title)}</p>${paragraphHtml(text)}`

const rowHtml = ([label, value]: [string, string]) =>
  `<tr><td style="padding:8px 16px 8px 0;color:#5b6670">${escape(label)}</td><td style="padding:8px 0;text-align:right;font-weight:600">${escape(value)}</td></tr>`

const stepHtml = ({ label, url }: { label: string; url: string }) =>
  `<li><a href="${escape(url)}" style="color:#0b5a7a">${escape(label)}</a></li>`

const footerHtml = ({ text, label, url }: Required<MailContent>['footer']) =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e6e1d8;line-height:1.5;font-size:13px;color:#5b6670">${escape(text)} <a href="${escape(url)}" style="color:#0b5a7a">${escape(label)}</a></p>`

/** The layout of all mails: the same content as plain text and as HTML without pictures. */
export const layOut = ({
  template,
  lang,
  subject,
  greeting,
  paragraphs,
  hasLinks = false,
  rows = [],
  steps = [],
  parts = [],
  after = [],
  action,
  footer,
}: MailContent): Mail => {
  const body = [
    ...paragraphs,
    ...parts.map(({ title, text }) => `${title}\n${text}`),
    ...after,
    steps.map(({ label, url }, at) => `${at + 1}. ${label}: ${url}`).join('\n'),
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
  const text = [
    greeting,
    body,
    closing[lang],
    ...(footer ? [`${footer.text}\n${footer.label}: ${footer.url}`] : []),
  ].join('\n\n')

  const html = `<!doctype html><html lang="${lang}"><body style="margin:0;background:#f6f4f0;font-family:Figtree,Helvetica,Arial,sans-serif;color:#20262b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 0;font-size:20px;font-weight:700;color:#0b5a7a">Sulong</td></tr>
<tr><td style="padding:24px 32px 32px;font-size:16px">${paragraphHtml(greeting)}${paragraphs.map(hasLinks ? linkedHtml : paragraphHtml).join('')}${parts.map(partHtml).join('')}${after.map(paragraphHtml).join('')}${steps.length > 0 ? `<ol style="margin:0 0 24px;padding-left:20px;line-height:2">${steps.map(stepHtml).join('')}</ol>` : ''}
${rows.length > 0 ? `<table role="presentation" width="100%" style="margin:0 0 16px;border-top:1px solid #e6e1d8">${rows.map(rowHtml).join('')}</table>` : ''}
${action ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="background:#0b5a7a;color:#ffffff;text-decoration:none;padding:12px 24px;border-radius:8px;font-weight:600">${escape(action.label)}</a></p>` : ''}
${paragraphHtml(closing[lang])}${footer ? footerHtml(footer) : ''}</td></tr></table></td></tr></table></body></html>`

  return { template, subject, text, html, body }
}
