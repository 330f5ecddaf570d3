import fs from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

const require = createRequire(__filename)

// Evaluated instead of added as a script, because the pages' security policy refuses foreign scripts.
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Rule = { id: string; impact: string; enabled: boolean; tags: string[] }
type Violation = { id: string; nodes: { html: string }[] }
type Axe = {
  run: (options: object) => Promise<{ violations: Violation[] }>
}

/** Tags of rules that axe leaves out unless they are asked for. */
const UNUSUAL = ['experimental', 'deprecated']

/** axe's usual rules whose violations are serious or critical; the others take a third of the time and are not reported. */
const rules = (
  require('axe-core') as { _audit: { rules: Rule[] } }
)._audit.rules
  .filter(({ enabled, impact, tags }) => {
    const isUsual = enabled && !tags.some((tag) => UNUSUAL.includes(tag))
    return isUsual && ['serious', 'critical'].includes(impact)
  })
  .map(({ id }) => id)
if (rules.length < 50) throw new Error('axe-core tells no impact of its rules')

/** The serious and critical violations that axe-core finds on the current page. */
export const seriousViolations = async (page: Page) => {
  // A page that only changes its size keeps the script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(
    async (values) =>
      (
        await (window as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
          runOnly: { type: 'rule', values },
          // Only rules that are off look at other files.
          preload: false,
        })
      ).violations,
    rules
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`
  )
}
