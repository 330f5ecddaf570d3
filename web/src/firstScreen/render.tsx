// The entry of dist/server/firstScreen.cjs: renders a page to HTML for its first screen (docs/decisions/0038).
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import { matchPath, parseSearch } from '@redwoodjs/router/util'

import { LateNote } from './LateNote'
import { pages } from './pages'
import { renderScreen, type FirstScreen } from './screen'
import { wordsIn } from './words'

declare const ROUTE_PATHS: Record<string, string>
declare const EARLY_SCRIPT: string
declare const TAKEOVER: string

const paramsOf = ({ name, pathname, search }: FirstScreen) => ({
  ...parseSearch(search),
  ...matchPath(ROUTE_PATHS[name], pathname).params,
})

/**
 * The app makes forms send; without it, a form must send nothing, least of all a password in the address. The method
 * `dialog` does nothing outside of a dialog.
 */
const withoutSending = (html: string) =>
  html.replace(/<form /g, '<form method="dialog" ')

/** The routes that have a first screen. */
export const names = Object.keys(pages)

/** The HTML of a page, or null if it has no first screen. */
export const render = (screen: FirstScreen) => {
  const found = pages[screen.name]
  if (!found) return null
  const { Page, Layout } = found
  return renderScreen(screen, () =>
    withoutSending(
      renderToStaticMarkup(
        <I18nextProvider i18n={wordsIn[screen.lang]}>
          <script async src={EARLY_SCRIPT} />
          <link rel="modulepreload" href={TAKEOVER} />
          <LateNote />
          <Layout>
            <Page {...paramsOf(screen)} />
          </Layout>
        </I18nextProvider>
      )
    )
  )
}
