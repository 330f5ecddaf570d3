// Every page has a title of its own before the app's (spec section 1): the page, or what it shows, sets one.
import fs from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '..')

/** NotFound has a test of its own; where everything has crashed, nothing sets a title. */
const pages = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\w+\/\w+Page\/\w+Page\.tsx$/.test(file))

/** What is shown instead of a page, or over it, has its own title or none. */
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

it('stands before the app’s', () => {
  expect(read(path.join(src, 'App.tsx'))).toContain(
    'titleTemplate="%PageTitle | %AppTitle"'
  )
  expect(pages.length).toBeGreaterThan(50)
})

it('is set by each page', () => {
  expect(
    pages.filter((page) => !setsTitle(path.join(__dirname, page)))
  ).toEqual([])
})
