// No screen has a serious accessibility violation, on a phone as on a desktop;
// and none is wider than the window, zoomed to 400 % neither (320 px).
import fs from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from '@playwright/test'

import { signInOn } from './people'
import { fitsWidth } from './screens'

// Evaluated, not added as a script: the pages' policy refuses foreign ones.
const axe = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8'
)

type Violation = { id: string; impact: string; nodes: { html: string }[] }

const screens: [email: string | null, path: string][] = [
  [null, '/login'],
  [null, '/signup'],
  [null, '/freelance-kickstart'],
  [null, '/checkout/freelance-kickstart'],
  [null, '/checkout/closed?funnel=early-bird'],
  [null, '/privacy-policy'],
  [null, '/nowhere/at/all'],
  [null, '/bug-report'],
  ['ana@example.com', '/profile'],
  ['ana@example.com', '/profile?tab=basic_info'],
  ['ana@example.com', '/profile?tab=socials'],
  ['ana@example.com', '/profile?tab=account'],
  ['ana@example.com', '/profile/edit'],
  ['ben@example.com', '/'],
  ['ben@example.com', '/account?q=billings'],
  ['ben@example.com', '/courses/my-courses'],
  ['ben@example.com', '/products'],
  ['coach@example.com', '/'],
  ['affiliate@example.com', '/'],
  ['head-coach@example.com', '/'],
  ['success-manager@example.com', '/'],
  ['admin@example.com', '/'],
  ['admin@example.com', '/products'],
  ['admin@example.com', '/products/new'],
  ['admin@example.com', '/funnels'],
  ['admin@example.com', '/payment-terms'],
  ['admin@example.com', '/courses'],
  ['admin@example.com', '/stages'],
  ['admin@example.com', '/bug-reports'],
  ['admin@example.com', '/bug-reports/1'],
]

for (const width of [1280, 360]) {
  for (const [email, path] of screens) {
    test(`${path} as ${email ?? 'a visitor'} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript('window.__SULONG_LOADING_MS = 0')
      if (email) await signInOn(page, email)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { run } = (
          window as unknown as {
            axe: {
              run: (options: object) => Promise<{ violations: Violation[] }>
            }
          }
        ).axe
        return (await run({ resultTypes: ['violations'] })).violations
      })
      const serious = violations
        .filter(({ impact }) => ['serious', 'critical'].includes(impact))
        .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
      expect(serious).toEqual([])
      await fitsWidth(page)
      if (width > 360) return
      await page.setViewportSize({ width: 320, height: 256 })
      await fitsWidth(page)
    })
  }
}
