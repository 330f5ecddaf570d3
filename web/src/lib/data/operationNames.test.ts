// Types, the cache and `refetchQueries` know an operation by its name.
import fs from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '..', '..')

const namesIn = (file: string) =>
  [
    ...fs
      .readFileSync(path.join(src, file), 'utf8')
      .matchAll(/\b(?:query|mutation|subscription) ([A-Z]\w*)\s*[({]/g),
  ].map(([, name]) => name)

it('No two documents have one operation name', () => {
  const names = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap(namesIn)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
