// Tests speak English and never wait for a catalogue or a loading screen.
import fs from 'fs'
import path from 'path'

import { configure } from '@testing-library/react'

import i18n, { namespaces } from 'src/i18n'

// What loads on its first use is compiled then, on a shared machine in more than a second.
configure({ asyncUtilTimeout: 5_000 })
jest.setTimeout(20_000)

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
  // jsdom has no page to scroll.
  window.scrollTo = () => {}
  localStorage.clear()
  window.__SULONG_LOADING_MS = 0
})
