// Reads the reports of the test runners into one shape: { passed, failed, failures }. A failure has a name, "file ›
// title", and the reason (`why`).

import fs from 'node:fs'
import path from 'node:path'

import { root } from './tools.mjs'

const LINES = 12

/** The first lines of a message, without the colours of a terminal. */
const shorten = (message = '') =>
  message
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .split('\n')
    .slice(0, LINES)
    .join('\n')

const readJest = ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults,
}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    // A file that did not run has a message and no tests.
    if (assertionResults.length === 0 && message)
      return [{ name: file, why: shorten(message) }]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        why: shorten(failureMessages[0]),
      }))
  }),
})

const specsOf = (suite) => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

const readPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `e2e/${file} › ${title}`,
      why: shorten(
        tests.flatMap(({ results }) => results).find(({ error }) => error)
          ?.error.message
      ),
    })),
})

/** Reads a runner's report; a missing or broken report counts as a failure. */
const reader = (read) => (file) => {
  try {
    return read(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      failures: [{ name: path.basename(file), why: error.message }],
    }
  }
}

export const jestResults = reader(readJest)
export const playwrightResults = reader(readPlaywright)

/** Adds up several runs; the sum has failed if one of them has. */
export const together = (outcomes) => ({
  code: outcomes.find(({ code }) => code !== 0)?.code ?? 0,
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
})
