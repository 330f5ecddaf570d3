// Whether the code of a service reaches the info log, read from the sources without running them. The sources are
// formatted, so a declaration begins at the first column and ends before the next one.
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '..')

const WRITES_LOG = /INSERT INTO "InfoLog"/
const LOG = 'lib/infoLog.ts logInfo'

type Module = {
  /** Texts of the declarations, by name. */
  declared: Map<string, string>
  /** '<file> <name>' of each imported declaration, by its name in this module. */
  imported: Map<string, string>
}

const withoutComments = (source: string) =>
  source
    .replace(/\/\*(?:[^*]|\*(?!\/))*\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    // Words of a text are no references.
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")

const fileOf = (from: string, place: string) => {
  const base = place.startsWith('src/')
    ? place.slice('src/'.length)
    : path.join(path.dirname(from), place)
  return [`${base}.ts`, base].find((file) =>
    fs.existsSync(path.join(ROOT, file))
  )
}

const importsOf = (file: string, source: string) => {
  const imported = new Map<string, string>()
  for (const [, kind, names, place] of source.matchAll(
    /^(import|export) (?!type )([^;'"]*?) from '((?:src\/|\.)[^']+)'/gm
  )) {
    const target = fileOf(file, place)
    if (!target) continue
    const [, usual] = /^(\w+)/.exec(names) ?? []
    if (kind === 'import' && usual) imported.set(usual, `${target} default`)
    for (const each of (/\{([\s\S]*)\}/.exec(names)?.[1] ?? '').split(',')) {
      const [name, own = name] = each.trim().split(' as ')
      if (name && !name.startsWith('type '))
        imported.set(own, `${target} ${name}`)
    }
  }
  return imported
}

const declarationsOf = (source: string) => {
  const declared = new Map<string, string>()
  for (const part of source.split(
    /^(?=(?:export |async |const |function ))/m
  )) {
    const [, usual, name] =
      /^(?:export )?(default )?(?:async )?(?:const |function )?(\w+|\{[^}]*\}|\[[^\]]*\])?/.exec(
        part
      ) ?? []
    if (usual) declared.set('default', part)
    for (const each of name?.match(/\w+/g) ?? [])
      declared.set(each, `${declared.get(each) ?? ''}${part}`)
  }
  return declared
}

const modules = new Map<string, Module>()

const moduleOf = (file: string) => {
  const known = modules.get(file)
  if (known) return known
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8')
  const read = {
    declared: declarationsOf(withoutComments(source)),
    imported: importsOf(file, source),
  }
  modules.set(file, read)
  return read
}

/** The declarations that a declaration mentions, each as '<file> <name>'. */
const mentionsOf = (file: string, text: string) => {
  const { declared, imported } = moduleOf(file)
  const words = new Set(text.match(/\b[A-Za-z_$][\w$]*\b/g))
  return [...words].flatMap((word) => {
    const other = imported.get(word)
    if (other) return [other]
    return declared.has(word) ? [`${file} ${word}`] : []
  })
}

/** Whether the declaration of a name in a file mentions, directly or through others, what writes the info log. */
export const reachesLog = (file: string, name: string) => {
  const seen = new Set<string>()
  const waiting = [`${file} ${name}`]
  for (const place of waiting) {
    if (place === LOG) return true
    if (seen.has(place)) continue
    seen.add(place)
    const [inFile, own] = place.split(' ')
    const text = moduleOf(inFile).declared.get(own)
    const other = moduleOf(inFile).imported.get(own)
    if (text !== undefined && WRITES_LOG.test(text)) return true
    if (text !== undefined) waiting.push(...mentionsOf(inFile, text))
    else if (other) waiting.push(other)
  }
  return false
}

const servicesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`
      if (entry.isDirectory()) return servicesBelow(place)
      return /(?<!\.test|\.scenarios)\.ts$/.test(entry.name) ? [place] : []
    })

/** The file of each exported function of the services, by its name. */
export const serviceFiles = () =>
  new Map(
    servicesBelow('services').flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(ROOT, file), 'utf8')
          .matchAll(/^export const (\w+)/gm),
      ].map(([, name]) => [name, file] as const)
    )
  )
