// Tests run in English and wait for neither texts nor the loading screen.
import fs from 'fs'
import path from 'path'

import { configure } from '@testing-library/react'

import i18n from 'src/i18n'
import { namespaces } from 'src/lib/loading/preloadTexts'

// Lazily loaded modules are compiled on first use, which takes more than a second on a shared machine.
configure({ asyncUtilTimeout: 20_000 })
jest.setTimeout(120_000)

const folder = path.join(__dirname, '../src/locales/en')

beforeAll(async () => {
  for (const namespace of namespaces) {
    const words = JSON.parse(
      fs.readFileSync(path.join(folder, `${namespace}.json`), 'utf8')
    )
    i18n.addResourceBundle('en', namespace, words)
  }
  await i18n.changeLanguage('en')
})

beforeEach(() => {
  // jsdom cannot scroll.
  window.scrollTo = () => {}
  localStorage.clear()
  window.__SULONG_LOADING_MS = 0
})
