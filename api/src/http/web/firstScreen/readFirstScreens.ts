import fs from 'node:fs'
import path from 'node:path'

import { cleanRichText } from 'src/lib/protection/richText'
import type { Lang } from 'src/shared/text/language'

import type { Answers, AskedPage } from './answers'
import type * as criticalStyles from './criticalStyles'

type Screen = Pick<AskedPage, 'name' | 'pathname' | 'search'> & { lang: Lang }

/** The web build's renderer (web/src/firstScreen/render.tsx). */
export type Renderer = {
  render: (
    screen: Screen & { answers: Answers; cleanHtml: (html: string) => string }
  ) => string | null
}

export type Rendered = { markup: string; styles: string }

/** Equal answers give equal pages; these many are kept. */
const KEPT = 200

/** Renders first screens, each once for the same page and answers. */
export const firstScreensOf = (
  { render }: Renderer,
  pickStyles: (html: string) => string
) => {
  const kept = new Map<string, Rendered | null>()
  return (screen: Screen, answers: Answers): Rendered | null => {
    // As the browser would get them.
    const sent = JSON.stringify(answers)
    const key = JSON.stringify([screen, sent])
    const known = kept.get(key)
    if (known !== undefined) return known
    const markup = render({
      ...screen,
      answers: JSON.parse(sent) as Answers,
      cleanHtml: cleanRichText,
    })
    const rendered = markup ? { markup, styles: pickStyles(markup) } : null
    if (kept.size >= KEPT) kept.delete([...kept.keys()][0])
    kept.set(key, rendered)
    return rendered
  }
}

/** Reads the renderer and the style sheet of the web build; null if the build has none. */
export const readFirstScreens = (folder: string, html: string) => {
  const bundle = path.join(folder, 'server/firstScreen.cjs')
  const [, sheet] = /href="\/([^"]+\.css)"/.exec(html) ?? []
  if (!sheet || !fs.existsSync(bundle)) return null
  const css = fs.readFileSync(path.join(folder, sheet), 'utf8')
  /* eslint-disable @typescript-eslint/no-require-imports -- the bundle and PostCSS load only if the web side is built */
  const renderer = require(bundle) as Renderer
  const { readStyles } = require('./criticalStyles') as typeof criticalStyles
  /* eslint-enable @typescript-eslint/no-require-imports */
  return firstScreensOf(renderer, readStyles(css))
}
