type Parts = {
  markup: string
  styles: string
  /** The modules of the page. */
  files: string[]
}

const SCRIPT = /<script type="module"[^<>]*><\/script>/
const STYLES = /<link rel="stylesheet"[^<>]*>/
const FONT = /<link\s[^<>]*as="font"[^>]*>/

/** The font of the words until the app takes over; a change in between would move them. */
const FALLBACK = `#first-screen{font-family:'Figtree Fallback',ui-sans-serif,system-ui,sans-serif}`

const preload = (file: string) =>
  `<link rel="modulepreload" href="/${file}" fetchpriority="low">`

/**
 * Puts a first screen into the page. What it needs stands inline; the style sheet and the script follow it, so that the
 * browser paints before they have loaded. The font comes with the app.
 */
export const placeFirstScreen = (
  html: string,
  { markup, styles, files }: Parts
): string => {
  const [script = ''] = SCRIPT.exec(html) ?? []
  const [sheet = ''] = STYLES.exec(html) ?? []
  return html
    .replace(SCRIPT, '')
    .replace(STYLES, '')
    .replace(FONT, '')
    .replace(
      '</head>',
      () =>
        `<style id="first-screen-styles">${styles}${FALLBACK}</style></head>`
    )
    .replace(
      '<div id="redwood-app">',
      () => `<div id="first-screen">${markup}</div><div id="redwood-app">`
    )
    .replace(
      '</body>',
      () => `${sheet}${script}${files.map(preload).join('')}</body>`
    )
}
