type Parts = { markup: string; styles: string }

const SCRIPT = /\s*<script type="module"[^>]*><\/script>/
const STYLES = /\s*<link rel="stylesheet"[^>]*>/
const FONT = /\s*<link\s[^>]*as="font"[^>]*>/

/**
 * Puts a first screen into the page. What it needs stands inline; the style sheet and the script follow it, so that the
 * browser paints before they have loaded, and the font comes with the style sheet.
 */
export const placeFirstScreen = (
  html: string,
  { markup, styles }: Parts
): string => {
  const [script = ''] = SCRIPT.exec(html) ?? []
  const [sheet = ''] = STYLES.exec(html) ?? []
  return html
    .replace(SCRIPT, '')
    .replace(STYLES, '')
    .replace(FONT, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(
      '<div id="redwood-app">',
      () => `<div id="first-screen">${markup}</div><div id="redwood-app">`
    )
    .replace('</body>', () => `${sheet}${script}</body>`)
}
