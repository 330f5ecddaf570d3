import { siteUrl } from 'src/emails/layout'
import type { PageHead } from 'src/services/marketing/landingPages/pageAtSlug'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character])

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  content ? `<meta ${kind}="${key}" content="${escape(content)}" />` : ''

const APP_TITLE = 'Sulong'

/** Adds the page's title, followed by the app's (spec section 1), until the page itself sets one. */
export const withTitle = (html: string, title: string | undefined) =>
  html.replace(
    '</head>',
    () =>
      `<title>${title ? `${escape(title)} | ` : ''}${APP_TITLE}</title></head>`
  )

/** Adds the data for link previews to the HTML, because the programs that read it run no scripts. */
export const withShareHead = (
  html: string,
  { title, description, image, isHidden }: PageHead,
  pathname: string
) =>
  html.replace('</head>', () =>
    [
      meta('name', 'description', description),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', siteUrl(pathname)),
      image ? meta('property', 'og:image', siteUrl(image)) : '',
      meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
      isHidden ? meta('name', 'robots', 'noindex') : '',
      '</head>',
    ].join('')
  )
