// `yarn audit:check`, whose registry no test asks.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { getPaths } from '@redwoodjs/project-config'

type Answer = { id: number | string; package: string; answer: string }

const command = pathToFileURL(
  path.join(getPaths().base, 'scripts/commands/auditCheck.mjs')
).href

const judge = (output: string, code: number, answers: Answer[] = []) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '-e',
      `import(${JSON.stringify(command)}).then(({ judge }) =>
        console.log(JSON.stringify(judge(...${JSON.stringify([{ output, code }, answers])}))))`,
    ]).toString()
  ) as { fails: boolean; lines: string[] }

const finding = (id: number, Severity: string) =>
  JSON.stringify({
    value: 'left-pad',
    children: {
      ID: id,
      Issue: 'Pads too much',
      URL: 'https://x.example',
      Severity,
    },
  })

const answer = {
  id: 7,
  package: 'left-pad',
  answer: 'Only pads our own texts.',
}

it('Fails on a severe finding without an answer', () => {
  const output = [finding(7, 'high'), finding(8, 'moderate')].join('\n')
  expect(judge(output, 1)).toMatchObject({
    fails: true,
    lines: [
      expect.stringContaining('left-pad: Pads too much (high, 7'),
      'Audit: 1 findings have no answer in docs/audit.json.',
    ],
  })
  expect(judge(output, 1, [answer])).toMatchObject({
    fails: false,
    lines: ['Audit: 2 findings, each severe one answered.'],
  })
  for (const wrong of [
    { ...answer, id: 9 },
    { ...answer, package: 'right-pad' },
    { ...answer, answer: ' ' },
  ])
    expect(judge(output, 1, [wrong]).fails).toBe(true)
})

it('Says that an answer is not needed any more', () => {
  expect(judge('', 0, [answer])).toEqual({
    fails: false,
    lines: [
      expect.stringContaining('(7) is not needed any more'),
      'Audit: 0 findings, each severe one answered.',
    ],
  })
})

it('A registry without advisories is told, and is no failure', () => {
  expect(judge('HTTPError: Response code 405', 1, [answer])).toEqual({
    fails: false,
    lines: ['Audit: no advisories reachable, so nothing was checked.'],
  })
})
