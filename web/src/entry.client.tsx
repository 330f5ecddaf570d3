import 'src/startState'

import { startTransition } from 'react'

import { createRoot } from 'react-dom/client'

import { applyTheme } from 'src/lib/browser/theme'
import { whenOnline } from 'src/lib/loading/again/whenOnline'
import { onFirstInteraction } from 'src/lib/loading/onFirstInteraction'
import { whenPageReady } from 'src/lib/loading/pageReady'
import { startToken } from 'src/startState'

import App from './App'
import Routes from './Routes'

/** Long enough that the worker takes no bandwidth from the first page. */
const WORKER_DELAY_MS = 2000

applyTheme()

const redwoodApp = document.getElementById('redwood-app')
if (!redwoodApp) {
  throw new Error(
    "'web/src/index.html' has no element with the id 'redwood-app'"
  )
}

const app = (
  <App>
    <Routes />
  </App>
)

// A first screen in the HTML stays until the page is ready; the app renders aside.
const firstScreen = document.getElementById('first-screen')
if (firstScreen) {
  redwoodApp.remove()
  import('src/lib/loading/firstScreen').then(
    ({ replaceFirstScreen }) => replaceFirstScreen(firstScreen, redwoodApp),
    () => firstScreen.replaceWith(redwoodApp)
  )
}
const root = createRoot(redwoodApp)
// Renders in slices, so that the first screen reacts in between; without a first screen, people wait for the app.
if (firstScreen) startTransition(() => root.render(app))
else root.render(app)

// Loads what later pages need.
onFirstInteraction(() =>
  whenOnline(async () => {
    const { preloadRest } = await import('src/lib/loading/preloadRest')
    await preloadRest()
  })
)

let isStarted = false
const withoutConnection = () => {
  if (isStarted) return
  isStarted = true
  whenOnline(async () => {
    const { startServiceWorker } = await import(
      'src/serviceWorker/startServiceWorker'
    )
    await startServiceWorker()
  })
}
// A device with a service worker starts it at once, so that it reports a lost connection. Otherwise it starts at the
// first interaction, and for a signed-in user soon after the first page, which then opens offline, too.
if (navigator.serviceWorker?.controller) withoutConnection()
else {
  onFirstInteraction(withoutConnection)
  if (startToken)
    whenPageReady(document, () =>
      setTimeout(withoutConnection, WORKER_DELAY_MS)
    )
}

// The tracking pixel, if the school has one, starts after the page has loaded.
if (document.querySelector('meta[name="sulong:pixel"]')) {
  window.addEventListener('load', () =>
    import('src/components/Marketing/Pixel/startPixel').then(({ startPixel }) =>
      startPixel()
    )
  )
}
