import fs from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

// Evaluated instead of added as a script, because the pages' security policy refuses foreign scripts.
const axe = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8'
)

type Violation = { id: string; impact: string; nodes: { html: string }[] }
type Axe = {
  run: (options: object) => Promise<{ violations: Violation[] }>
}

/** The serious and critical violations that axe-core finds on the current page. */
export const seriousViolations = async (page: Page) => {
  await page.evaluate(axe)
  const violations = await page.evaluate(
    async () =>
      (
        await (window as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
        })
      ).violations
  )
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}
