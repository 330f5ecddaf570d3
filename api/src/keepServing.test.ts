// `npm start` keeps a server that was ready once: it starts again for as long as it takes (docs/security.md S-73).
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { getPaths } from '@redwoodjs/project-config'

const module = pathToFileURL(
  path.join(getPaths().base, 'scripts/commands/keepServing.mjs')
).href

/** Runs a script that has `keepServing`, and returns what it prints as JSON. */
const run = (script: string) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { keepServing } from ${JSON.stringify(module)}\n${script}`,
    ]).toString()
  )

/** A server that ends at once; the second and third starts after it fail. */
const ENDING = `
  let starts = 0
  const start = async () => {
    starts += 1
    if ([3, 4].includes(starts)) throw new Error('No database')
    return { ended: Promise.resolve(1), stop: async () => {} }
  }`

test('A server that ends again and again starts again, after growing pauses', () => {
  const pauses = run(`${ENDING}
    const pauses = []
    const kept = await keepServing(start, () => {}, async (ms) => {
      await new Promise(setImmediate)
      if (pauses.push(ms) === 9) void kept.stop()
    })
    await kept.ended
    console.log(JSON.stringify(pauses))`)
  expect(pauses.map((ms: number) => ms / 1000)).toEqual([
    1, 2, 4, 8, 16, 30, 30, 30, 30,
  ])
})

test('Ctrl-C ends a pause', () => {
  const { said } = run(`${ENDING}
    const said = []
    const kept = await keepServing(start, (text) => said.push(text))
    await new Promise(setImmediate)
    await kept.stop()
    console.log(JSON.stringify({ said }))`)
  expect(said).toEqual(['The server has ended by itself, and starts again …'])
})

test('A first start that fails tells why', () => {
  expect(
    run(`
      const start = async () => { throw new Error('The port is taken') }
      const why = await keepServing(start, () => {}).catch(({ message }) => message)
      console.log(JSON.stringify({ why }))`)
  ).toEqual({ why: 'The port is taken' })
})
