// Reads the reports of the test runners into one shape: { passed, failed, failures, seconds, counts }. A failure has a
// name, "file › title", and the reason (`why`); `seconds` has the duration of each file, `counts` what the tests counted.

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

/** Adds up the values of equal names. */
const sumBy = (entries) => {
  const sums = {}
  for (const [name, value] of entries) sums[name] = (sums[name] ?? 0) + value
  return sums
}

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
  seconds: sumBy(
    testResults.map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      (endTime - startTime) / 1000,
    ])
  ),
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
      // The first error of a test that took too long names the limit only; the next one names the step.
      why: shorten(
        tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors = [] }) => errors)
          .map(({ message }) => message)
          .join('\n')
      ),
    })),
  seconds: sumBy(
    suites
      .flatMap(specsOf)
      .flatMap(({ file, tests }) =>
        tests
          .flatMap(({ results }) => results)
          .map(({ duration }) => [`e2e/${file}`, duration / 1000])
      )
  ),
  counts: sumBy(
    suites
      .flatMap(specsOf)
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .filter(({ description }) => /^\d+$/.test(description ?? ''))
      .map(({ type, description }) => [type, Number(description)])
  ),
})

/** Adds up what test files counted: each wrote a line of JSON. */
export const countsIn = (file) =>
  fs.existsSync(file)
    ? sumBy(
        fs
          .readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .flatMap((line) => Object.entries(JSON.parse(line)))
      )
    : {}

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
  ...Object.fromEntries(
    ['seconds', 'counts'].map((name) => [
      name,
      sumBy(outcomes.flatMap((outcome) => Object.entries(outcome[name] ?? {}))),
    ])
  ),
})

const SLOWEST = 10

/** The lines that name the slowest files of a stage. */
export const slowest = ({ seconds = {} }) =>
  Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
    .map(([file, taken]) => `${taken.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n')
