// The allowed cost of a whole run (testBudget.json): counts that do not depend on time, and each stage's share of the minutes.

import fs from 'node:fs'
import path from 'node:path'

import { together } from './results.mjs'
import { root } from './tools.mjs'

const FILE = 'scripts/commands/testBudget.json'

const { counts: allowed, shares } = JSON.parse(
  fs.readFileSync(path.join(root, FILE), 'utf8')
)

/** Fails an outcome that counted more than its stage is allowed. */
export const withinBudget = (stage, outcome) => {
  console.log(`Counted: ${JSON.stringify(outcome.counts)}`)
  const over = Object.entries(allowed[stage]).filter(
    ([name, most]) => (outcome.counts[name] ?? 0) > most
  )
  if (over.length === 0) return outcome
  return together([
    outcome,
    {
      code: 1,
      passed: 0,
      failed: over.length,
      failures: over.map(([name, most]) => ({
        name: `${FILE} › ${stage} › ${name}`,
        why: `The tests counted ${outcome.counts[name]}, and ${most} are allowed. Use fewer, or allow more with a reason.`,
      })),
    },
  ])
}

/** How much more of the whole a stage may take before the summary warns. */
const TOLERANCE = 1.1

/**
 * The stages whose share of a whole run has grown by more than a tenth, as lines to print.
 * @param {{ name: string, seconds: number }[]} minutes
 */
export const grownShares = (minutes) => {
  const known = minutes.filter(({ name }) => name in shares)
  const whole = known.reduce((sum, { seconds }) => sum + seconds, 0)
  return known
    .map(({ name, seconds }) => ({ name, share: seconds / whole }))
    .filter(({ name, share }) => share > shares[name] * TOLERANCE)
    .map(
      ({ name, share }) =>
        `${name} takes ${percent(share)} of the minutes instead of ${percent(shares[name])}.`
    )
}

const percent = (share) => `${Math.round(share * 100)} %`
