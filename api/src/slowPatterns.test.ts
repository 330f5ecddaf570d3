// `yarn check` refuses regular expressions by which a long text keeps the server busy (docs/security.md S-24).
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { getPaths } from '@redwoodjs/project-config'

const module = pathToFileURL(
  path.join(getPaths().base, 'scripts/slowPatterns.mjs')
).href

const slowIn = (text: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { slowPatternsIn } from '${module}'; console.log(JSON.stringify(slowPatternsIn(process.argv[1])))`,
        text,
      ],
      { encoding: 'utf8' }
    )
  )

test('Patterns that read a run again from each of its characters are refused', () => {
  const slow = String.raw`/\s+$/ /(?:[.,]|%20)+$/i /<[^>]*>/g /.*\// /^a|b+$/`
  expect(slowIn(slow.replace(/(?:^| )(?=\/)/g, '\n= '))).toEqual(
    slow.split(/ (?=\/)/)
  )
})

test('Patterns that read a run once are not', () => {
  const quick = String.raw`/(?<!\s)\s+$/ /^\s+/ /\d+/ /<[^<>]*>/g /\.0+$/ /\[[^\]]*\]?/ /[.,]{1,20}$/`
  expect(slowIn(quick.replace(/(?:^| )(?=\/)/g, '\n= '))).toEqual([])
})
