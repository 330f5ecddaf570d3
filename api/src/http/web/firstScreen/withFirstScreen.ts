import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { logger } from 'src/lib/logger'
import type { Visitor } from 'src/lib/sessions/visitor'

import { findAnswers, type AskedPage } from './answers'
import { placeFirstScreen } from './placeFirstScreen'
import type { firstScreensOf } from './readFirstScreens'

type FirstScreens = ReturnType<typeof firstScreensOf>

/**
 * The parameters of the URL that first screens read. Without the others, the visitors of an advertisement, each with a
 * click's id in the URL, share one rendered page.
 */
const PARAMETERS = ['redirectTo', 'email', 'coupon', 'aff', 'term', 'lesson']

const readPartOf = (search: string) => {
  const all = new URLSearchParams(search)
  const read = new URLSearchParams(
    PARAMETERS.flatMap((name) => {
      const value = all.get(name)
      return value === null ? [] : [[name, value]]
    })
  ).toString()
  return read && `?${read}`
}

/** Runs the services as for a visitor's request. */
const asVisitor = <Answer>(visitor: Visitor, ask: () => Promise<Answer>) =>
  getAsyncStoreInstance().run(new Map(), () => {
    context.currentUser = undefined
    context.visitor = visitor
    return ask()
  })

/** Adds a visitor's first screen to the page. If that fails for any reason, the page goes out as it is. */
export const withFirstScreen = async (
  html: string,
  firstScreens: FirstScreens,
  page: AskedPage & { files: string[] },
  visitor: Visitor
): Promise<string> => {
  try {
    const answers = await asVisitor(visitor, () => findAnswers(page))
    const { name, pathname, search, files } = page
    const { lang } = visitor
    const screen = { name, pathname, search: readPartOf(search), lang }
    const rendered = answers && firstScreens(screen, answers)
    return rendered ? placeFirstScreen(html, { ...rendered, files }) : html
  } catch (error) {
    logger.warn({ error, path: page.pathname }, 'A page has no first screen')
    return html
  }
}
