// `yarn audit:check`: asks the registry for known weaknesses of the packages. Each of high or critical severity needs a written
// answer in docs/audit.json. A registry that gives no advisories is told, and is no failure.

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { environment, root } from './tools.mjs'

const SEVERE = ['high', 'critical']

const parsed = (line) => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** The findings in Yarn's output, a JSON object in each line. */
export const findingsIn = (output) =>
  output
    .split('\n')
    .map(parsed)
    .filter((entry) => entry?.children?.ID !== undefined)
    .map(({ value, children }) => ({
      id: String(children.ID),
      package: value,
      severity: String(children.Severity).toLowerCase(),
      issue: children.Issue,
      url: children.URL,
    }))

/**
 * The message and whether to fail, by Yarn's output, its exit code, and the answers of docs/audit.json
 * (`{ id, package, answer }`).
 */
export const judge = ({ output, code }, answers) => {
  const findings = findingsIn(output)
  if (findings.length === 0 && code !== 0)
    return {
      fails: false,
      lines: ['Audit: no advisories reachable, so nothing was checked.'],
    }
  const isAnswered = ({ id, package: name }) =>
    answers.some(
      (each) =>
        String(each.id) === id && each.package === name && each.answer?.trim()
    )
  const open = findings.filter(
    (finding) => SEVERE.includes(finding.severity) && !isAnswered(finding)
  )
  const over = answers.filter(
    ({ id, package: name }) =>
      !findings.some((each) => each.id === String(id) && each.package === name)
  )
  return {
    fails: open.length > 0,
    lines: [
      ...open.map(
        ({ id, package: name, severity, issue, url }) =>
          `  ✗ ${name}: ${issue} (${severity}, ${id}, ${url})`
      ),
      ...over.map(
        ({ id, package: name }) =>
          `  ! the answer about ${name} (${id}) is not needed any more`
      ),
      open.length > 0
        ? `Audit: ${open.length} findings have no answer in docs/audit.json.`
        : `Audit: ${findings.length} findings, each severe one answered.`,
    ],
  }
}

const main = () => {
  const { answers } = JSON.parse(
    fs.readFileSync(path.join(root, 'docs/audit.json'), 'utf8')
  )
  const { stdout, status } = spawnSync(
    'yarn',
    ['npm', 'audit', '--all', '--recursive', '--json'],
    { cwd: root, env: environment(), encoding: 'utf8', timeout: 120_000 }
  )
  const { fails, lines } = judge(
    { output: stdout ?? '', code: status ?? 1 },
    answers
  )
  for (const line of lines) console.log(line)
  process.exit(fails ? 1 : 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
