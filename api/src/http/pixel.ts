// The tracking pixel (spec section 1) is loaded by the page, and only when the school has one and the visitor agreed
// (decisions 9). The server says which one it is, and lets the page reach it.
import type { IncomingMessage } from 'node:http'

import { isQuietPath } from 'src/shared/quietPaths'

const ID = /^\d{5,20}$/

const sources = {
  script: 'https://connect.facebook.net',
  image: 'https://www.facebook.com',
  connect: 'https://connect.facebook.net https://www.facebook.com',
}

/** The school's pixel; what is no id counts as none, because it would stand in the page. */
export const pixelId = () => {
  const id = process.env.FACEBOOK_PIXEL_ID?.trim() ?? ''
  return ID.test(id) ? id : undefined
}

/** Tells the page; pages with a token in their address are told nothing. */
export const withPixel = (html: string, pathname: string) => {
  const id = pixelId()
  return id === undefined || isQuietPath(pathname)
    ? html
    : html.replace(
        '</head>',
        () => `<meta name="sulong:pixel" content="${id}" /></head>`
      )
}

/** What a directive of the Content-Security-Policy allows besides ourselves. */
export const pixelSources = (kind: keyof typeof sources) =>
  pixelId() === undefined
    ? []
    : [
        ({ url = '' }: Pick<IncomingMessage, 'url'>) =>
          isQuietPath(url.split('?')[0]) ? "'self'" : sources[kind],
      ]
