// A change names the queries to fetch again as texts; Apollo ignores a name that no query has.
import fs from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '../..')

const sources = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => fs.readFileSync(path.join(src, file), 'utf8'))

const found = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, it]) => it))

test('Every query that is fetched again by its name exists', () => {
  const queries = new Set(found(/\bquery (\w+)/g))
  const names = found(/'([A-Z]\w*Query)'/g)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !queries.has(name))).toEqual([])
})
