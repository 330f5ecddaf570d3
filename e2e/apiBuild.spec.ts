// The api's build, as Node loads it.
import fs from 'node:fs'
import path from 'node:path'

import { expect, test } from './test'

const dist = path.join(__dirname, '..', 'api', 'dist')

const scripts = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return scripts(place)
    return entry.name.endsWith('.js') ? [place] : []
  })

test("The api uses Node's own functions instead of core-js", () => {
  const replaced = scripts(dist).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/core-js\/([\w/-]+)/g)].map(
      ([, name]) => name
    )
  )
  expect(replaced).toEqual([])
})
