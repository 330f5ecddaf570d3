// The tracking pixel (spec section 1). The page loads it only if the school has a pixel and the visitor agreed
// (docs/decisions/0014). The server sends the pixel's id and allows the pixel in the CSP.
import type { IncomingMessage } from 'node:http'

import { isQuietPath } from 'src/shared/access/quietPaths'

const ID = /^\d{5,20}$/

const sources = {
  script: 'https://connect.facebook.net',
  image: 'https://www.facebook.com',
  connect: 'https://connect.facebook.net https://www.facebook.com',
}

/** The school's pixel id. An invalid id counts as undefined, because the id is written into the page. */
export const pixelId = () => {
  const id = process.env.FACEBOOK_PIXEL_ID?.trim() ?? ''
  return ID.test(id) ? id : undefined
}

/** Adds the pixel's id to the HTML, except on pages with a token in their address. */
export const withPixel = (html: string, pathname: string) => {
  const id = pixelId()
  return id === undefined || isQuietPath(pathname)
    ? html
    : html.replace(
        '</head>',
        () => `<meta name="sulong:pixel" content="${id}" /></head>`
      )
}

/** The sources that a directive of the Content-Security-Policy needs for the pixel. */
export const pixelSources = (kind: keyof typeof sources) =>
  pixelId() === undefined
    ? []
    : [
        ({ url = '' }: Pick<IncomingMessage, 'url'>) =>
          isQuietPath(url.split('?')[0]) ? "'self'" : sources[kind],
      ]
