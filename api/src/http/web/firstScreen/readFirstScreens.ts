import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { cleanStoredText } from 'src/lib/protection/richText'
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

/** Equal answers give equal pages, so pages are kept up to this length of all together. */
const KEPT_CHARACTERS = 5_000_000

/**
 * Rendering takes some 8 ms, for a page of long texts much longer, and anyone can invent URLs that differ. Beyond this
 * number in a second, or this CPU time spent in it, pages go out without a first screen. Wall time would count what other
 * programs of a busy machine take.
 */
const RENDERED_A_SECOND = 50
const RENDERING_MS_A_SECOND = 400

const lengthOf = (rendered: Rendered | null) =>
  rendered ? rendered.markup.length + rendered.styles.length : 0

/** Keeps what was rendered last, by a key of fixed length. */
const keeper = (atMost: number) => {
  const kept = new Map<string, Rendered | null>()
  let characters = 0
  return {
    find: (key: string) => kept.get(key),
    keep: (key: string, rendered: Rendered | null) => {
      kept.set(key, rendered)
      characters += lengthOf(rendered) + key.length
      for (const [oldest, each] of kept) {
        if (characters <= atMost) return
        kept.delete(oldest)
        characters -= lengthOf(each) + oldest.length
      }
    },
  }
}

/** The CPU time that the process has spent. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Clock = { now: () => number; spent: () => number }

/** Does what the pace of this second still allows; null beyond it. */
const pace = (aSecond: number, { now, spent }: Clock) => {
  let second = 0
  let count = 0
  let spentMs = 0
  return <Result>(work: () => Result): Result | null => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      // Longer work is paid for by the seconds after it.
      spentMs = Math.max(
        0,
        spentMs - (current - second) * RENDERING_MS_A_SECOND
      )
      ;[second, count] = [current, 0]
    }
    if (++count > aSecond || spentMs >= RENDERING_MS_A_SECOND) return null
    const before = spent()
    try {
      return work()
    } finally {
      spentMs += spent() - before
    }
  }
}

/** Renders first screens, each once for the same page and answers. */
export const firstScreensOf = (
  { render }: Renderer,
  pickStyles: (html: string) => string,
  {
    keptCharacters = KEPT_CHARACTERS,
    renderedASecond = RENDERED_A_SECOND,
    now = Date.now,
    spent = cpuMs,
  } = {}
) => {
  const kept = keeper(keptCharacters)
  const atPace = pace(renderedASecond, { now, spent })
  return (screen: Screen, answers: Answers): Rendered | null => {
    // As the browser would get them.
    const sent = JSON.stringify(answers)
    const key = createHash('sha256')
      .update(JSON.stringify([screen, sent]))
      .digest('base64')
    const known = kept.find(key)
    if (known !== undefined) return known
    return atPace(() => {
      const markup = render({
        ...screen,
        answers: JSON.parse(sent) as Answers,
        cleanHtml: cleanStoredText,
      })
      const rendered = markup ? { markup, styles: pickStyles(markup) } : null
      kept.keep(key, rendered)
      return rendered
    })
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
