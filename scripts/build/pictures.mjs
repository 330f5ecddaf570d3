// Makes the pictures of the README again, from a running `npm start` with its seeds: yarn pictures [address]
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { findChromium } from '../commands/browserStage.mjs'

const [address = 'http://localhost:8910'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url))

const phone = { viewport: { width: 360, height: 720 }, isMobile: true }
const desk = { viewport: { width: 1200, height: 760 } }

/** Each picture with its device, who is signed in, the path, and what to press. */
const pictures = [
  { name: 'sales-page', device: phone, path: '/freelance-kickstart' },
  {
    name: 'proof',
    device: phone,
    person: 'ella',
    path: '/account?q=billings',
    act: async (page) => {
      await page.getByRole('checkbox').first().check({ force: true })
      await page.getByRole('button', { name: /^Pay 1 bill/ }).click()
      await page.getByLabel('How did you pay?').selectOption({ label: 'GCash' })
    },
  },
  { name: 'home', device: desk, person: 'ana', path: '/' },
  { name: 'proofs', device: desk, person: 'admin', path: '/payment' },
]

const signIn = async (context, person) => {
  const answer = await context.request.post(`${address}/api/auth`, {
    data: {
      method: 'login',
      username: `${person}@example.com`,
      password: 'Sulong-2026!',
    },
  })
  if (!answer.ok()) throw new Error(`${person} could not sign in`)
}

fs.mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() })
for (const { name, device, person, path: at, act } of pictures) {
  const context = await browser.newContext({ ...device, deviceScaleFactor: 2 })
  if (person) await signIn(context, person)
  const page = await context.newPage()
  await page.goto(`${address}${at}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await act?.(page)
  // Pictures, fonts and what loads after the heading.
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
  })
  fs.writeFileSync(path.join(folder, `${name}.webp`), data, 'base64')
  await context.close()
}
await browser.close()
