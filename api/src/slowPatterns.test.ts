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
  const slow = String.raw`/\s+$/ /(?:[.,]|%20)+$/i /<[^>]*>/g /.*\// /^a|b+$/ /<a\b[^>]*?>/ /ab.*c/`
  expect(slowIn(slow.replace(/(?:^| )(?=\/)/g, '\n= '))).toEqual(
    slow.split(/ (?=\/)/)
  )
})

test('Patterns whose repetitions share a character are refused', () => {
  const slow = String.raw`/<([^<>]+@[^<>]+)>/ /^a\s*\s+b/ /^.*x.*y$/ /^\w+(?:-|\d)?\w+!/`
  expect(slowIn(slow.replace(/(?:^| )(?=\/)/g, '\n= '))).toEqual(
    slow.split(/ (?=\/)/)
  )
})

test('Patterns that read a run once are not', () => {
  const quick = String.raw`/(?<!\s)\s+$/ /^\s+/ /\d+/ /<[^<>]*>/g /\.0+$/ /\[[^\]]*\]?/ /<a\b[^<>]*?>/ /ab[^a]*c/ /[.,]{1,20}$/ /<([^<>@]+@[^<>@]+)>/ /^\d+\.\d+$/ /^\s+-*\s*/`
  expect(slowIn(quick.replace(/(?:^| )(?=\/)/g, '\n= '))).toEqual([])
})

// `new RegExp` builds its pattern as the file is loaded, where the text does not show it.
test('Patterns that our files build as they are loaded are not slow either', () => {
  const { base } = getPaths()
  const files = execFileSync(
    'git',
    ['grep', '-l', 'new RegExp(', '--', 'api/src', ':!*.test.ts'],
    { cwd: base, encoding: 'utf8' }
  )
    .trim()
    .split('\n')
  const built: string[] = []
  const Pattern = RegExp
  jest.isolateModules(() => {
    globalThis.RegExp = new Proxy(Pattern, {
      construct: (target, args, caller) => {
        const pattern = Reflect.construct(target, args, caller)
        if (files.some((file) => new Error().stack?.includes(file)))
          built.push(String(pattern))
        return pattern
      },
    })
    try {
      for (const file of files) jest.requireActual(path.join(base, file))
    } finally {
      globalThis.RegExp = Pattern
    }
  })
  expect(built.length).toBeGreaterThan(8)
  expect(slowIn(built.map((pattern) => `\n= ${pattern}`).join(''))).toEqual([])
})
