import 'src/startState'

import { hydrateRoot, createRoot } from 'react-dom/client'

import { prefetchCatalogues } from 'src/i18n'
import { applyTheme } from 'src/lib/theme'

import App from './App'
import Routes from './Routes'

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

// A prerendered page brings its markup along.
if (redwoodApp.children.length > 0) hydrateRoot(redwoodApp, app)
else createRoot(redwoodApp).render(app)

prefetchCatalogues()

if (process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () =>
    setTimeout(() =>
      import('src/lib/preloadRoutes').then(({ preloadRoutes }) =>
        preloadRoutes()
      )
    )
  )
}
