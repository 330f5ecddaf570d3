import fs from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

const require = createRequire(__filename)

// The tests evaluate axe's source instead of adding a script tag, because the pages' security policy refuses foreign
// scripts.
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Rule = { id: string; impact: string; enabled: boolean; tags: string[] }
type Violation = { id: string; nodes: { html: string }[] }
type Axe = {
  run: (options: object) => Promise<{ violations: Violation[] }>
}

/** Tags of the rules that axe runs only on request. */
const UNUSUAL = ['experimental', 'deprecated']

/**
 * axe's default rules whose violations are serious or critical. Milder rules take a third of the time, and the tests do
 * not report them.
 */
const rules = (
  require('axe-core') as { _audit: { rules: Rule[] } }
)._audit.rules
  .filter(({ enabled, impact, tags }) => {
    const isUsual = enabled && !tags.some((tag) => UNUSUAL.includes(tag))
    return isUsual && ['serious', 'critical'].includes(impact)
  })
  .map(({ id }) => id)
if (rules.length < 50) throw new Error('axe-core tells no impact of its rules')

/** Waits until no animation that ends is running: a half-faded colour has too little contrast. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity
      )
  )

/** The serious and critical violations that axe-core finds on the current page. */
export const seriousViolations = async (page: Page) => {
  await still(page)
  // A page that has only been resized still has the script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(
    async (values) =>
      (
        await (window as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
          runOnly: { type: 'rule', values },
          // Only rules that are switched off need axe to preload other files.
          preload: false,
        })
      ).violations,
    rules
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`
  )
}
