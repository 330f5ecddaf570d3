// Every page sets a title in front of the app's (spec section 1), itself or through a component it shows.
import fs from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '..')

/** NotFound has a test of its own, and the fatal error page sets no title. */
const pages = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\w+\/\w+Page\/\w+Page\.tsx$/.test(file))

/** Components that are shown instead of a page or above it: they have their own title or none. */
const apart = /\/(NotFound|PageError|Prompts|ShellBanners)\//

const read = (file: string) => fs.readFileSync(file, 'utf8')

const fileOf = (name: string, importer: string) => {
  const base = name.startsWith('src/')
    ? path.join(src, name.slice(4))
    : path.resolve(path.dirname(importer), name)
  // A Cell is imported by its folder.
  const inFolder = path.join(base, path.basename(base))
  return [`${base}.tsx`, `${inFolder}.tsx`].find((file) => fs.existsSync(file))
}

const importsOf = (file: string) =>
  [
    ...read(file).matchAll(/(?:from|import\()\s*'((?:src\/|\.)[^']+)'/g),
  ].flatMap(([, name]) => fileOf(name, file) ?? [])

const setsTitle = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file) || apart.test(file)) return false
  seen.add(file)
  return (
    /<Metadata\s[^>]*title=/.test(read(file)) ||
    importsOf(file).some((imported) => setsTitle(imported, seen))
  )
}

it('A page’s title comes before the app’s', () => {
  expect(read(path.join(src, 'App.tsx'))).toContain(
    'titleTemplate="%PageTitle | %AppTitle"'
  )
  expect(pages.length).toBeGreaterThan(50)
})

it('Every page sets a title', () => {
  expect(
    pages.filter((page) => !setsTitle(path.join(__dirname, page)))
  ).toEqual([])
})
